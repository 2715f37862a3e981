import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'sonner';
import { useSend } from '~/api/use-send.ts';
import { saveFile } from '~/lib/save-file.ts';
import { downloadFailure, downloadPdf, isUncertain } from './download.ts';
import { endDownload, isDownloadPending, keyForDownload } from './download-key.ts';
import type { ResumeToShow } from './resume-to-show.ts';

/** Downloads a résumé's PDF and refreshes the credits. A page that would cost a credit again is asked about first. */
export const useDownload = ({ id, status, downloaded_at }: ResumeToShow) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [downloading, setDownloading] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
    setAsking(false);
    setDownloading(true);
    setFailure(null);
    try {
      saveFile(await downloadPdf(send, id, keyForDownload(id)), `resume_${id}.pdf`);
      endDownload(id);
      toast(messages.download.success);
      await revalidate();
    } catch (error) {
      if (!isUncertain(error)) endDownload(id);
      setFailure(downloadFailure(error));
    }
    setDownloading(false);
  };

  const begin = () => {
    const costsAgain = status !== 'Paid' && Boolean(downloaded_at) && !isDownloadPending(id);
    return costsAgain ? setAsking(true) : download();
  };

  return { downloading, asking, failure, begin, download, cancel: () => setAsking(false) };
};
