import { messages } from '@pawsume/contract/messages';
import { deleteResume, type ResumeItem, UNDO_S } from '@pawsume/contract/resumes';
import { useRevalidator } from 'react-router';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { offerUndo } from './undo-delete.ts';
import { dropWantedDownload } from './wanted-download.ts';

interface Props {
  resume: ResumeItem;
  onDeleted: () => void;
  onCancel: () => void;
}

export const DeleteResume = ({ resume, onDeleted, onCancel }: Props) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const { busy, attempt, failure, setProblem } = useAttempt();
  const confirm = () => {
    const { id } = resume;
    if (id === undefined) return setProblem({ message: messages.resumes.idMissing, fields: {} });
    return attempt(messages.resumes.deleteFailed, async () => {
      await send(deleteResume, { params: { id } });
      dropWantedDownload(id);
      offerUndo(id, revalidate);
      onDeleted();
    });
  };
  return (
    <ConfirmDialog
      open
      danger
      question={messages.resumes.deleteQuestion}
      confirmLabel="Delete"
      loading={busy}
      error={failure}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <span>
        For {UNDO_S} seconds you can undo this, then the résumé of {resume.pet_name} is gone for good. What you told us
        about {resume.pet_name} stays.
      </span>
      {resume.status === 'Paid' && <span> You paid for this one: its free downloads go with it.</span>}
    </ConfirmDialog>
  );
};
