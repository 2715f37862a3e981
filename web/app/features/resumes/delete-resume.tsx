import { messages } from '@pawsume/contract/messages';
import { deleteResume, type ResumeItem, UNDO_S } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '~/api/message-of.ts';
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
  const [deleting, setDeleting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    const { id } = resume;
    if (id === undefined) {
      setError(messages.resumes.idMissing);
      return;
    }
    setDeleting(true);
    setError(null);
    try {
      await send(deleteResume, { params: { id } });
      dropWantedDownload(id);
      offerUndo(id, revalidate);
      onDeleted();
    } catch (failure) {
      setError(messageOf(failure, messages.resumes.deleteFailed));
      setDeleting(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      question={messages.resumes.deleteQuestion}
      confirmLabel="Delete"
      loading={deleting}
      error={error}
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
