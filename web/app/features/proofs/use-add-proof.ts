import { messages } from '@pawsume/contract/messages';
import { proofMessages } from '@pawsume/contract/proof-messages';
import { addProof, PROOF_LIMITS, type Proof, type ProofKind, proofTitle } from '@pawsume/contract/proofs';
import { useState } from 'react';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { sendWithProgress } from '~/api/send-with-progress.ts';
import { toast } from '~/ui/toast.ts';
import { fileToSend } from './file-to-send.ts';

interface NewProof {
  kind: ProofKind;
  title: string;
  file: File;
}

interface Adding {
  petId: number;
  onAdded: (proof: Proof) => void;
  onSessionOver: () => void;
}

/** Sends a file that was chosen, and tells how far it is. */
export const useAddProof = ({ petId, onAdded, onSessionOver }: Adding) => {
  /** Which part is sent, from 0 to 1; null while nothing is. */
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const add = async ({ kind, title, file: chosen }: NewProof) => {
    setProblem(null);
    setSent(0);
    try {
      const file = await fileToSend(chosen).catch(() => null);
      if (file === null) return setProblem(messages.pictures.undecodedHeic);
      if (file.size > PROOF_LIMITS.bytes) return setProblem(proofMessages.tooLarge);
      const parts = { params: { id: petId }, body: { kind, title }, file };
      const proof = await sendWithProgress(addProof, parts, setSent);
      onAdded(proof);
      toast.success(proofMessages.added(proofTitle(proof)));
    } catch (error) {
      if (hasStatus(error, 401)) onSessionOver();
      setProblem(messageOf(error, proofMessages.addFailed));
    } finally {
      setSent(null);
    }
  };

  return { sent, problem, setProblem, add };
};
