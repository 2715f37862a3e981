import { messages } from '@pawsume/contract/messages';
import { deleteResume, type ResumeItem } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { toast } from 'sonner';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/or-login.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { dropProseDraft } from './prose-draft.ts';

interface Props {
  resume: ResumeItem;
  onDeleted: () => void;
  onCancel: () => void;
}

export const DeleteResume = ({ resume, onDeleted, onCancel }: Props) => {
  const send = useSend();
  const [deleting, setDeleting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setDeleting(true);
    setError(null);
    try {
      await send(deleteResume, { params: { id: resume.id } });
      dropProseDraft(resume.id);
      toast.success(messages.resumes.deleted);
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
      The résumé of {resume.pet_name} cannot be brought back. What you told us about {resume.pet_name} stays.
      {resume.status === 'Paid' && ' You paid for this one: its free downloads go with it.'}
    </ConfirmDialog>
  );
};
