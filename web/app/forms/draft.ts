import { messages } from '@pawsume/contract/messages';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { readDraft, removeDraft, writeDraft } from '~/lib/draft-store.ts';
import { same } from '~/lib/form-values.ts';
import { toast } from '~/ui/toast.ts';
import type { Answers } from './answers.ts';

export interface DraftPlace<V> {
  /** Where the draft lies, opened by the loader; without a place nothing is kept. */
  key: string | null;
  /** Picks what is kept of the form's values. */
  kept: ZodType<Partial<V>>;
  /** Drops what lies on this device beside the draft and means nothing without it. Answers how to bring it back. */
  dropBeside?: (() => () => void) | undefined;
}

/** Brings the draft on this device into the form. Answers whether there was one. */
export const restoreDraft = <V extends FieldValues>(answers: Answers<V>, { key, kept }: DraftPlace<V>): boolean => {
  const draft = key === null ? null : readDraft(key, kept);
  const values = { ...answers.saved(), ...draft?.values };
  if (same(values, answers.saved())) return false;
  // A draft based on older answers is compared with the newer ones when it is saved.
  answers.restore(values, draft?.version);
  return true;
};

/** Keeps what is typed and not saved on this device. Answers whether the device could. */
export const keepDraft = <V extends FieldValues>(answers: Answers<V>, { key, kept }: DraftPlace<V>): boolean => {
  if (key === null) return false;
  const values = kept.parse(answers.typed());
  if (!same(values, kept.parse(answers.saved()))) return writeDraft(key, { values, version: answers.baseVersion() });
  removeDraft(key);
  return true;
};

/** Goes back to what the server has, and offers to undo that. */
export const discardDraft = <V extends FieldValues>(answers: Answers<V>, place: DraftPlace<V>): void => {
  const undo = answers.discard();
  const bringBack = place.dropBeside?.();
  const takeBack = () => {
    undo();
    bringBack?.();
    // The form may be left by then: what was taken back waits there.
    keepDraft(answers, place);
  };
  toast(messages.forms.draftDiscarded, { action: { label: 'Undo', onClick: takeBack } });
};
