import { proofMessages } from '@pawsume/contract/proof-messages';
import { deleteProof, type Proof, proofTitle } from '@pawsume/contract/proofs';
import { useState } from 'react';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { toast } from '~/ui/toast.ts';

interface Props {
  proof: Proof;
  onDeleted: () => void;
  onCancel: () => void;
}

export const DeleteProof = ({ proof, onDeleted, onCancel }: Props) => {
  const send = useSend();
  const [deleting, setDeleting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setDeleting(true);
    setError(null);
    try {
      await send(deleteProof, { params: { id: proof.id } }).catch(unlessGone);
      toast.success(proofMessages.deleted);
      onDeleted();
    } catch (failure) {
      setError(messageOf(failure, proofMessages.deleteFailed));
      setDeleting(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      question={proofMessages.deleteQuestion(proofTitle(proof))}
      confirmLabel="Delete"
      loading={deleting}
      error={error}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {proofMessages.deleteExplained}
    </ConfirmDialog>
  );
};

/** Deleted in another tab: all the same. */
const unlessGone = (error: unknown): void => {
  if (!hasStatus(error, 404)) throw error;
};
