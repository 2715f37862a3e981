import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isUncertain } from '~/api/api-error.ts';
import { useSend } from '~/api/use-send.ts';
import { saveFile } from '~/lib/save-file.ts';
import { toast } from '~/ui/toast.ts';
import { downloadFailure, downloadPdf } from './download.ts';
import { endDownload, isDownloadPending, keyForDownload } from './download-key.ts';
import type { ResumeToShow } from './resume-to-show.ts';
import { dropWantedDownload } from './wanted-download.ts';

/** What is asked before a download. */
export type Question = 'contradicted' | 'again';

/** Whether this very page was downloaded for a credit, so that it would cost another one. */
export const costsAgain = ({ id, status, downloaded_at }: ResumeToShow): boolean =>
  status !== 'Paid' && Boolean(downloaded_at) && !isDownloadPending(id);

/**
 * Downloads a résumé's PDF and refreshes the credits. A page that contradicts the answers is asked about first, and one
 * that would cost a credit again.
 */
export const useDownload = () => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [downloading, setDownloading] = useState(false);
  const [asking, setAsking] = useState<Question | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async ({ id }: ResumeToShow) => {
    setAsking(null);
    setDownloading(true);
    setFailure(null);
    try {
      saveFile(await downloadPdf(send, id, keyForDownload(id)), `resume_${id}.pdf`);
      endDownload(id);
      dropWantedDownload(id);
      toast(messages.download.success);
      await revalidate();
    } catch (error) {
      if (!isUncertain(error)) endDownload(id);
      setFailure(downloadFailure(error));
    }
    setDownloading(false);
  };

  /** Asks what is still to be asked after `answered`, and then downloads. */
  const goOn = (resume: ResumeToShow, answered: Question | null) => {
    const isContradicted = (resume.contradictions ?? []).length > 0;
    if (answered === null && isContradicted) return setAsking('contradicted');
    if (answered !== 'again' && costsAgain(resume)) return setAsking('again');
    return download(resume);
  };

  return {
    downloading,
    asking,
    failure,
    begin: (resume: ResumeToShow) => goOn(resume, null),
    confirm: (resume: ResumeToShow) => goOn(resume, asking),
    cancel: () => setAsking(null),
  };
};
