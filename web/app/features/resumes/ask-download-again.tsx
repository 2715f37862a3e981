import { messages } from '@pawsume/contract/messages';
import { formatDay } from '~/lib/format.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';

interface Props {
  open: boolean;
  /** When this very page was downloaded last. */
  downloadedAt: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a second credit goes for a page that has not changed. */
export const AskDownloadAgain = ({ open, downloadedAt, onConfirm, onCancel }: Props) => (
  <ConfirmDialog
    open={open}
    question={messages.download.againQuestion}
    confirmLabel="Use 1 credit"
    loading={false}
    error={null}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {messages.download.againExplained(formatDay(downloadedAt))}
  </ConfirmDialog>
);
