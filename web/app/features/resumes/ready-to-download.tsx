import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { DownloadNow } from './download-now.tsx';
import type { WantedDownload } from './wanted-download.ts';

interface Props {
  wanted: WantedDownload;
  credits: number;
}

/** The résumé that was bought for, and its download. */
export const ReadyToDownload = ({ wanted: { resumeId, petName, isFree }, credits }: Props) => (
  <Card className="flex flex-wrap items-center justify-between gap-4 max-sm:justify-center">
    <p className="min-w-0 flex-1 basis-64 text-lg">
      {messages.download.waiting(petName)}{' '}
      <Link to={paths.resume(resumeId)} className="text-link">
        View
      </Link>
    </p>
    <DownloadNow resumeId={resumeId} cost={isFree ? messages.download.free : messages.download.usesOf(credits)} />
  </Card>
);
