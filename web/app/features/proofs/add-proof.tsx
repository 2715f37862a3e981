import { proofMessages } from '@pawsume/contract/proof-messages';
import { PROOF_KINDS, PROOF_LIMITS, type ProofKind } from '@pawsume/contract/proofs';
import { useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { Button } from '~/ui/button.tsx';
import { FileDropRow } from '~/ui/file-drop-row.tsx';
import { FileInput } from '~/ui/file-input.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Select } from '~/ui/select.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { useAddProof } from './use-add-proof.ts';

/** Browsers count what they have handed on, which is a little ahead of what has arrived. */
const ALL = 0.999;

/** How much of a file has been sent; then, that it is being worked on. */
const SendingBar = ({ sent }: { sent: number }) => {
  const isSent = sent >= ALL;
  return (
    <div className="grid gap-2 rounded-2xl bg-leaf-tint p-4">
      <p role="status" className="font-semibold text-leaf">
        {isSent ? proofMessages.redrawing : proofMessages.sending}
      </p>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface forced-colors:border">
        <div
          className={cx('h-full rounded-full bg-leaf forced-colors:bg-[Highlight]', isSent && 'animate-breathe')}
          style={{ width: `${sent * 100}%` }}
        />
      </div>
    </div>
  );
};

/** By their names too, because not every system knows what kind of file they are. */
const FILES = 'application/pdf,image/*,.pdf,.heic,.heif';

/** Where a file is chosen, dropped, or taken with a phone's camera. */
const ProofSource = ({ onFile }: { onFile: (file: File) => void }) => (
  <FileDropRow label={proofMessages.choose} hint={proofMessages.drop} accept={FILES} onFile={onFile}>
    <span className="hidden pointer-coarse:inline">
      <FileInput label={proofMessages.camera} accept="image/*" capture="environment" onFile={onFile} />
    </span>
  </FileDropRow>
);

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
