import { messages } from '@pawsume/contract/messages';
import type { FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import type { Answers } from './answers.ts';
import { type DraftPlace, keepDraft } from './draft.ts';

/** Goes back to what the server has, and offers to undo that. */
export const discardDraft = <V extends FieldValues>(answers: Answers<V>, place: DraftPlace<V>): void => {
  const undo = answers.discard();
  const takeBack = () => {
    undo();
    // The form may be left by then: what was taken back waits there.
    keepDraft(answers, place);
  };
  toast(messages.forms.draftDiscarded, { action: { label: 'Undo', onClick: takeBack } });
};
