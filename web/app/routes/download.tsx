import { Footer } from '~/features/landing/footer.tsx';
import { LinkOverLogin } from '~/features/landing/link-over-login.tsx';
import { ResumePicture } from '~/features/landing/resume-picture.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { publicMeta } from '~/features/layout/public-meta.ts';
import { tabTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { buttonStyle } from '~/ui/button-style.ts';
import { Download } from '~/ui/icons.tsx';
import { PageHeader } from '~/ui/page-header.tsx';

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

const DownloadPage = () => (
  <div className="grid gap-10 md:grid-cols-[1fr_26rem] md:items-start">
    <div className="grid gap-7">
      <PageHeader title="What you get">
        <p>
          One A4 page to print, to mail or to show on a phone. This one is of Biscuit, a made-up Labrador. Yours comes
          without the watermark.
        </p>
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        <a href={paths.sampleResume()} download className={buttonStyle('primary', 'large')}>
          <Download aria-hidden className="size-5" />
          Download
        </a>
        <LinkOverLogin to={paths.form(1)} variant="secondary">
          Create Résumé
        </LinkOverLogin>
      </div>
    </div>
    <ResumePicture of="sample" first className="justify-self-center" />
  </div>
);
