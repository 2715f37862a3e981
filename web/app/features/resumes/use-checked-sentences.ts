import { checkProse, type Sentence } from '@pawsume/contract/resume-text';
import type { Prose } from '@pawsume/contract/resumes';
import { useEffect, useState } from 'react';
import { send } from '~/api/client.ts';

/** So long nothing is typed before a text is checked. */
const PAUSE_MS = 600;

interface Typed {
  resumeId: number;
  text: Prose;
  /** Whether it is another text than the one that was loaded. */
  isChanged: boolean;
  /** The sentences of the text that was loaded. */
  loaded: readonly Sentence[];
}

/**
 * The sentences of a text that is being typed, as they were when it last rested. A text that could not be checked now is
 * checked when it is saved.
 */
export const useCheckedSentences = ({ resumeId, text, isChanged, loaded }: Typed): readonly Sentence[] => {
  const [checked, setChecked] = useState(loaded);
  const { one_liner_description, rewritten_pet_description, rewritten_owner_description } = text;
  useEffect(() => {
    if (!isChanged) return;
    let isNewest = true;
    const check = async () => {
      if (!navigator.onLine) return;
      const body = { one_liner_description, rewritten_pet_description, rewritten_owner_description };
      const { sentences } = await send(checkProse, { params: { id: resumeId }, body });
      if (isNewest) setChecked(sentences);
    };
    const timer = setTimeout(() => check().catch(() => undefined), PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [resumeId, isChanged, one_liner_description, rewritten_pet_description, rewritten_owner_description]);
  return isChanged ? checked : loaded;
};
