import { proofMessages } from '@pawsume/contract/proof-messages';
import { deleteProof, type Proof, proofTitle } from '@pawsume/contract/proofs';
import { hasStatus } from '~/api/api-error.ts';
import { useAttempt } from '~/api/use-attempt.ts';
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
  const { busy, attempt, failure } = useAttempt();
  const confirm = () =>
    attempt(proofMessages.deleteFailed, async () => {
      await send(deleteProof, { params: { id: proof.id } }).catch(unlessGone);
      toast.success(proofMessages.deleted);
      onDeleted();
    });
  return (
    <ConfirmDialog
      open
      danger
      question={proofMessages.deleteQuestion(proofTitle(proof))}
      confirmLabel="Delete"
      loading={busy}
      error={failure}
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
