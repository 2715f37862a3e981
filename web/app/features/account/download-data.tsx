import { messages } from '@pawsume/contract/messages';
import { exportData } from '@pawsume/contract/users';
import { useState } from 'react';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { formatBytes } from '~/lib/format.ts';
import { saveFile } from '~/lib/save-file.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { toast } from '~/ui/toast.ts';

const fileName = (now: Date): string => `my-data-${now.toLocaleDateString('sv')}.zip`;

/** The button that saves all one's data as a file, and how far it is. */
export const DownloadData = () => {
  const send = useSend();
  const { busy, attempt, failure } = useAttempt();
  const [received, setReceived] = useState(0);
  const download = () => {
    setReceived(0);
    return attempt(messages.account.exportFailed, async () => {
      saveFile(await send(exportData, { onReceived: setReceived }), fileName(new Date()));
      toast.success(messages.account.exported);
    });
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" loading={busy} loadingLabel="Collecting…" onClick={download}>
          Download my data
        </Button>
        {busy && received > 0 && <span className="text-soft tabular-nums">{formatBytes(received)} so far</span>}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
};
