import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'sonner';
import { useSend } from '~/api/or-login.ts';
import { saveFile } from '~/lib/save-file.ts';
import { downloadPdf, isUncertain } from './download.ts';
import { downloadFailure } from './download-failure.ts';
import { endDownload, keyForDownload } from './download-key.ts';

/** Downloads a résumé's PDF and refreshes the credits. */
export const useDownload = (id: number) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [downloading, setDownloading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
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

  return { downloading, failure, download };
};
