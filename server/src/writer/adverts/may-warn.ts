import { learnLater } from './learn.ts';

/** Below zero: a pleasant sentence that is told first does no harm, a warning that is cut does. */
const LIMIT = -0.1;

const learned = learnLater((kind) => kind === 'warns');

/** Returns true for a sentence that sounds like a warning, in words that `warnsOf` may not know. */
export const mayWarn = (sentence: string, petName: string): boolean => learned(sentence, petName) > LIMIT;
