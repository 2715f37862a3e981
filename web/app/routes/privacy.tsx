import { Footer } from '~/features/landing/footer.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { publicMeta } from '~/features/layout/public-meta.ts';
import { Privacy } from '~/features/legal/privacy.tsx';
import { tabTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';

export const meta = () =>
  publicMeta({
    title: tabTitle('Privacy'),
    description: 'What is stored, who else sees it and how to take it along or delete it. No advertising, no tracking.',
    path: paths.privacy(),
  });

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
