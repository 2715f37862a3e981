import { Footer } from '~/features/landing/footer.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { Terms } from '~/features/legal/terms.tsx';
import { pageTitle } from '~/lib/page-title.ts';

export const meta = () => pageTitle('Terms');

export default function TermsRoute() {
  return (
    <>
      <PageShell width="form">
        <Terms />
      </PageShell>
      <Footer />
    </>
  );
}
