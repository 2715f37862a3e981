import type { FieldValues } from 'react-hook-form';
import { hasCode } from '~/api/api-error.ts';
import { same } from '~/lib/form-values.ts';
import type { Answers, SavedAnswers } from './answers.ts';
import { type Conflict, detectConflict } from './conflict.ts';

/** The new count of saves, and what saving changed in the form, mostly nothing. */
export interface Saving<V> {
  version?: number | undefined;
  changed?: Partial<V>;
}

interface Options<V extends FieldValues> {
  answers: Answers<V>;
  /** Sends the answers, with the count of saves that they are based on. */
  send: (baseVersion: number | undefined) => Promise<Saving<V>>;
  /** Loads what the server has now. */
  reload: () => Promise<SavedAnswers<V>>;
  /** What the answers are called, by their place. */
  labels: Readonly<Record<string, string>>;
}

/** Saves answers. Where others were saved elsewhere meanwhile, nothing is saved: answers how the two differ. */
export const saveAnswers = async <V extends FieldValues>(options: Options<V>): Promise<Conflict<V> | null> => {
  const { answers, send, reload, labels } = options;
  const sent = answers.typed();
  try {
    const { changed = {}, version } = await send(answers.baseVersion());
    settle(answers, sent, { values: { ...sent, ...changed }, version });
    return null;
  } catch (error) {
    if (!hasCode(error, 'changed_elsewhere')) throw error;
    const theirs = await reload().catch(() => {
      throw error;
    });
    const conflict = detectConflict({ mine: sent, base: answers.base(), theirs, labels });
    if (conflict.differences.length > 0) return conflict;
    // The answer to an earlier try was lost on its way back: what was saved elsewhere is this.
    settle(answers, sent, theirs);
    return null;
  }
};

// What was typed during the save stays, and is unsaved.
const settle = <V extends FieldValues>(answers: Answers<V>, sent: V, saved: SavedAnswers<V>): void => {
  const typed = answers.typed();
  answers.rebase(saved, same(typed, sent) ? saved.values : typed);
};
