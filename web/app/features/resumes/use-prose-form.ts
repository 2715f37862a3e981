import { messages } from '@pawsume/contract/messages';
import { getProse, proseInput, saveProse } from '@pawsume/contract/resume-text';
import { PROSE_FIELDS, type Prose, prose } from '@pawsume/contract/resumes';
import { useRef } from 'react';
import { explainWith } from '~/api/message-of.ts';
import { proseDraftKey } from '~/api/prose-draft-key.ts';
import { useSend } from '~/api/use-send.ts';
import type { SavedAnswers } from '~/forms/answers.ts';
import { useKeptForm } from '~/forms/use-kept-form.ts';
import { toast } from '~/ui/toast.ts';

export interface ProseToEdit {
  /** Owner of the text. */
  username: string;
  resumeId: number;
  stored: SavedAnswers<Prose>;
}

/** A résumé's text as a form that is kept. */
export const useProseForm = ({ username, resumeId, stored }: ProseToEdit, labels: Record<keyof Prose, string>) => {
  const send = useSend();
  const params = { id: resumeId };
  const taken = useRef<Partial<Prose>>({});
  /** How the text came to be, where its owner typed nothing of it. */
  const causeOf = (text: Prose): { cause?: 'rewritten' } => {
    const changed = PROSE_FIELDS.filter((field) => text[field] !== stored.values[field]);
    const isTaken = changed.length > 0 && changed.every((field) => text[field] === taken.current[field]);
    return isTaken ? { cause: 'rewritten' } : {};
  };

  const state = useKeptForm({
    schema: proseInput,
    stored,
    draft: { key: proseDraftKey(username, resumeId), kept: prose },
    labels,
    onSave: (text, version) => send(saveProse, { params, body: { ...text, version, ...causeOf(text) } }),
    reload: async () => {
      const { version, pet_id: _pet, sentences: _sentences, ...values } = await send(getProse, { params });
      return { values, version };
    },
    explain: explainWith(messages.resumes.updateFailed),
    onSaved: () => toast.success(messages.resumes.updated),
  });

  /** Puts what was written again into a field. */
  const take = (field: keyof Prose, text: string) => {
    taken.current[field] = text;
    state.form.rhf.setValue(field, text, { shouldDirty: true, shouldValidate: true });
  };
  return { ...state, take };
};
