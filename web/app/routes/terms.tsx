import { Footer } from '~/features/landing/footer.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { publicMeta } from '~/features/layout/public-meta.ts';
import { Terms } from '~/features/legal/terms.tsx';
import { tabTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';

export const meta = () =>
  publicMeta({
    title: tabTitle('Terms'),
    description:
      'What you get, what it costs and what you agree to: creating is free, downloads are paid, answers have to be true.',
    path: paths.terms(),
  });

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
