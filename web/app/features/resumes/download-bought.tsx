import { messages } from '@pawsume/contract/messages';
import { useEffect } from 'react';
import { DownloadNow } from './download-now.tsx';
import { readWantedDownload, type WantedDownload, wantDownload } from './wanted-download.ts';

/** The download of a résumé that was just paid for; the profile offers it too, until it is done. */
export const DownloadPaid = ({ resumeId }: { resumeId: number }) => {
  useEffect(() => {
    const wanted = readWantedDownload();
    const petName = wanted?.resumeId === resumeId ? wanted.petName : null;
    wantDownload({ resumeId, petName, isFree: true });
  }, [resumeId]);
  return <DownloadNow resumeId={resumeId} size="large" cost={messages.download.free} />;
};

/** The download of the résumé that credits were bought for. */
export const DownloadForCredit = ({ wanted: { resumeId, isFree } }: { wanted: WantedDownload }) => (
  <DownloadNow resumeId={resumeId} size="large" cost={isFree ? messages.download.free : messages.download.uses} />
);
