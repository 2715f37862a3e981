import type { Purpose } from '@pawsume/contract/page-settings';
import { proofMessages } from '@pawsume/contract/proof-messages';
import { PROOF_LIMITS, type Proof } from '@pawsume/contract/proofs';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';
import { AddProof } from './add-proof.tsx';
import { DeleteProof } from './delete-proof.tsx';
import { ProofRow } from './proof-row.tsx';
import { useAddProof } from './use-add-proof.ts';

export const ProofPanelSkeleton = () => (
  <Card className="sm:p-7">
    <Loading label="Loading your proofs">
      <Skeleton className="h-7 w-24" />
      <Skeleton className="mt-4 h-18" />
      <Skeleton className="mt-4 h-11 rounded-full" />
    </Loading>
  </Card>
);

interface Props {
  petId: number;
  /** The résumé, and whom it is for: a proof is shown on the link for that reader. */
  link: { resume_id: number; purpose: Purpose };
  stored: Proof[];
}

/** The proofs of a résumé's pet, and which of them its link shows. */
export const ProofPanel = ({ petId, link, stored }: Props) => {
  const titleId = useId();
  const { revalidate } = useRevalidator();
  const [proofs, setProofs] = useState(stored);
  const [isAdding, setAdding] = useState(false);
  const [toDelete, setToDelete] = useState<Proof | null>(null);
  const adding = useAddProof({
    petId,
    onAdded(proof) {
      setProofs((before) => [...before, proof]);
      setAdding(false);
    },
    // A loader that is refused leads to the login.
    onSessionOver: revalidate,
  });
  const change = (id: number, shown_on: Proof['shown_on']) =>
    setProofs((before) => before.map((proof) => (proof.id === id ? { ...proof, shown_on } : proof)));
  const isFull = proofs.length >= PROOF_LIMITS.ofPet;
  return (
    <Card role="region" aria-labelledby={titleId} className="grid gap-4 sm:p-7">
      <h2 id={titleId} className="text-lg">
        {proofMessages.title}
      </h2>
      {proofs.length === 0 ? (
        <p className="text-soft">
          {proofMessages.empty}
          <br />
          {proofMessages.emptyExplained}
        </p>
      ) : (
        <>
          <p className="text-[0.9375rem] text-soft">
            {proofMessages.explained} {proofMessages.showExplained}
          </p>
          <ul className="divide-y divide-line">
            {proofs.map((proof) => (
              <ProofRow
                key={proof.id}
                proof={proof}
                link={link}
                onChanged={(shownOn) => change(proof.id, shownOn)}
                onDelete={() => setToDelete(proof)}
              />
            ))}
          </ul>
        </>
      )}
      {isAdding && !isFull && <AddProof {...adding} onCancel={() => setAdding(false)} />}
      {!isAdding && !isFull && (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {proofMessages.add}
        </Button>
      )}
      {isFull && <p className="text-[0.9375rem] text-soft">{proofMessages.full(PROOF_LIMITS.ofPet)}</p>}
      {toDelete && (
        <DeleteProof
          proof={toDelete}
          onDeleted={() => {
            setProofs((before) => before.filter(({ id }) => id !== toDelete.id));
            setToDelete(null);
          }}
          onCancel={() => setToDelete(null)}
        />
      )}
    </Card>
  );
};
