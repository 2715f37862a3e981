import { paths } from '~/paths.ts';
import { buttonStyle } from '~/ui/button-style.ts';
import { PageHeader } from '~/ui/page-header.tsx';
import { Download } from '../../ui/icons.tsx';
import { LinkOverLogin } from './link-over-login.tsx';
import { ResumePicture } from './resume-picture.tsx';

export const DownloadPage = () => (
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
