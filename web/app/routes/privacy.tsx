import { Footer } from '~/features/landing/footer.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { Privacy } from '~/features/legal/privacy.tsx';
import { pageTitle } from '~/lib/page-title.ts';

export const meta = () => pageTitle('Privacy');

export default function PrivacyRoute() {
  return (
    <>
      <PageShell width="form">
        <Privacy />
      </PageShell>
      <Footer />
    </>
  );
}
