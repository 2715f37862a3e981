import { proofMessages } from '@pawsume/contract/proof-messages';
import { PROOF_KINDS, PROOF_LIMITS, type ProofKind } from '@pawsume/contract/proofs';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Select } from '~/ui/select.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { ProofSource } from './proof-source.tsx';
import { SendingBar } from './sending-bar.tsx';
import type { useAddProof } from './use-add-proof.ts';

interface Props extends ReturnType<typeof useAddProof> {
  onCancel: () => void;
}

/** What a proof is, and its file; choosing one sends it. */
export const AddProof = ({ sent, problem, setProblem, add, onCancel }: Props) => {
  const [kind, setKind] = useState<ProofKind>('Vaccination record');
  const [title, setTitle] = useState('');
  const isMissing = problem === proofMessages.calledMissing;
  const choose = (file: File) => {
    if (kind === 'Other' && title.trim() === '') return setProblem(proofMessages.calledMissing);
    return add({ kind, title, file });
  };
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Select
        label={proofMessages.kind}
        options={PROOF_KINDS}
        value={kind}
        disabled={sent !== null}
        onChange={({ currentTarget: { value } }) => setKind(PROOF_KINDS.find((known) => known === value) ?? kind)}
      />
      <TextInput
        label={proofMessages.called}
        hint={proofMessages.calledExplained}
        required={kind === 'Other'}
        value={title}
        maxLength={PROOF_LIMITS.title}
        disabled={sent !== null}
        error={isMissing ? proofMessages.calledMissing : undefined}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <p className="text-[0.9375rem] text-soft">
        {proofMessages.limits(PROOF_LIMITS.ofPet)} {proofMessages.redrawn}
      </p>
      {sent === null ? <ProofSource onFile={choose} /> : <SendingBar sent={sent} />}
      {problem !== null && !isMissing && <Notice tone="error">{problem}</Notice>}
      <div>
        <Button variant="ghost" disabled={sent !== null} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
};
