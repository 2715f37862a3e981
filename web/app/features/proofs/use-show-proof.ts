import type { Purpose } from '@pawsume/contract/page-settings';
import { proofMessages } from '@pawsume/contract/proof-messages';
import { type Proof, showProof } from '@pawsume/contract/proofs';
import { useOptimistic, useState, useTransition } from 'react';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';

interface Showing {
  proof: Proof;
  link: { resume_id: number; purpose: Purpose };
  onChanged: (shownOn: Proof['shown_on']) => void;
}

/** Whether the link of a résumé for a purpose shows a proof; a change is seen at once. */
export const useShowProof = ({ proof, link, onChanged }: Showing) => {
  const send = useSend();
  const [failure, setFailure] = useState<string | null>(null);
  const [, start] = useTransition();
  const isThisOne = ({ resume_id, purpose }: typeof link) => resume_id === link.resume_id && purpose === link.purpose;
  const [shown, setShown] = useOptimistic(proof.shown_on.some(isThisOne));

  const show = (isShown: boolean) =>
    start(async () => {
      setShown(isShown);
      setFailure(null);
      const body = { purpose: link.purpose, shown: isShown };
      try {
        await send(showProof, { params: { id: link.resume_id, proof_id: proof.id }, body });
        const others = proof.shown_on.filter((other) => !isThisOne(other));
        onChanged(isShown ? [...others, link] : others);
      } catch (error) {
        setFailure(messageOf(error, proofMessages.showFailed));
      }
    });

  return { shown, show, failure };
};
