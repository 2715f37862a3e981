import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'sonner';
import { useSend } from '~/api/use-send.ts';
import { saveFile } from '~/lib/save-file.ts';
import { downloadFailure, downloadPdf, isUncertain } from './download.ts';
import { endDownload, isDownloadPending, keyForDownload } from './download-key.ts';
import type { ResumeToShow } from './resume-to-show.ts';

/** What is asked before a download. */
type Question = 'contradicted' | 'again';

/**
 * Downloads a résumé's PDF and refreshes the credits. A page that contradicts the answers is asked about first, and one
 * that would cost a credit again.
 */
export const useDownload = ({ id, status, downloaded_at, contradictions = [] }: ResumeToShow) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [downloading, setDownloading] = useState(false);
  const [asking, setAsking] = useState<Question | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
    setAsking(null);
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

  const costsAgain = () => status !== 'Paid' && Boolean(downloaded_at) && !isDownloadPending(id);

  /** Asks what is still to be asked after `answered`, and then downloads. */
  const goOn = (answered: Question | null) => {
    if (answered === null && contradictions.length > 0) return setAsking('contradicted');
    if (answered !== 'again' && costsAgain()) return setAsking('again');
    return download();
  };

  return {
    downloading,
    asking,
    failure,
    begin: () => goOn(null),
    confirm: () => goOn(asking),
    cancel: () => setAsking(null),
  };
};
