import { readLabelled } from './labelled.ts';
import { learn } from './learn.ts';

/** Below zero: a pleasant sentence that is told first does no harm, a warning that is cut does. */
const LIMIT = -0.1;

let score: ReturnType<typeof learn> | undefined;

/** Returns true for a sentence that sounds like a warning, in words that `warnsOf` may not know. */
export const mayWarn = (sentence: string, petName: string): boolean => {
  // Learned once it is needed, so that the server starts sooner.
  score ??= learn(readLabelled(), (kind) => kind === 'warns');
  return score(sentence, petName) > LIMIT;
};
