import { DownloadPage } from '~/features/landing/download-page.tsx';
import { Footer } from '~/features/landing/footer.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { publicMeta } from '~/features/layout/public-meta.ts';
import { tabTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';

export const meta = () =>
  publicMeta({
    title: tabTitle('A sample résumé'),
    description: 'See what a pet résumé looks like before you make one: the page of a Labrador, as a PDF to download.',
    path: paths.download(),
  });

export default function DownloadRoute() {
  return (
    <>
      <PageShell width="wide">
        <DownloadPage />
      </PageShell>
      <Footer />
    </>
  );
}
