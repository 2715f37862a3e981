import { messages } from '@pawsume/contract/messages';
import { exportData } from '@pawsume/contract/users';
import { useState } from 'react';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { saveFile } from '~/lib/save-file.ts';
import { toast } from '~/ui/toast.ts';

const fileName = (now: Date): string => `my-data-${now.toLocaleDateString('sv')}.zip`;

/** Fetches all that is stored about the user and hands it to the browser's downloads. */
export const useExport = () => {
  const send = useSend();
  /** The bytes that are here, or null while nothing is fetched. */
  const [received, setReceived] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
    setReceived(0);
    setFailure(null);
    try {
      saveFile(await send(exportData, { onReceived: setReceived }), fileName(new Date()));
      toast.success(messages.account.exported);
    } catch (error) {
      setFailure(messageOf(error, messages.account.exportFailed));
    }
    setReceived(null);
  };

  return { received, failure, download };
};
