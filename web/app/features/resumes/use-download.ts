import { messages } from '@pawsume/contract/messages';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'sonner';
import { useSend } from '~/api/or-login.ts';
import { randomId } from '~/lib/random-id.ts';
import { saveFile } from '~/lib/save-file.ts';
import { downloadPdf, isUncertain } from './download.ts';
import { downloadFailure } from './download-failure.ts';

/** Downloads a résumé's PDF and refreshes the credits. */
export const useDownload = (id: number) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [downloading, setDownloading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // One key per click. It outlives a click whose end is not known, for that one may have been charged.
  const key = useRef<string | null>(null);

  const download = async () => {
    setDownloading(true);
    setFailure(null);
    key.current ??= randomId();
    try {
      saveFile(await downloadPdf(send, id, key.current), `resume_${id}.pdf`);
      key.current = null;
      toast(messages.download.success);
    } catch (error) {
      if (!isUncertain(error)) key.current = null;
      setFailure(downloadFailure(error));
    }
    await revalidate();
    setDownloading(false);
  };

  return { downloading, failure, download };
};
