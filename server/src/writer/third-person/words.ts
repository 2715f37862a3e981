/** A word of a sentence, with what stands before it. */
export interface Word {
  /** Spaces and marks between the word before and this one. */
  gap: string;
  typed: string;
  /** In small letters, with printed apostrophes. */
  low: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?(?<=s['’]|[^'’])/gu;

/** The words of a sentence, and the marks it ends with. */
export const splitWords = (sentence: string): { words: Word[]; end: string } => {
  let at = 0;
  const words = [...sentence.matchAll(WORD)].map((match) => {
    const gap = sentence.slice(at, match.index);
    at = match.index + match[0].length;
    return { gap, typed: match[0], low: match[0].toLowerCase().replaceAll("'", '’') };
  });
  return { words, end: sentence.slice(at) };
};

const ADVERBS = new Set(
  `also always already just never not only often rarely really sometimes still then usually now even once ever mostly
  generally probably personally certainly hardly actually mainly twice simply first finally later soon normally regularly
  occasionally currently recently gladly`.split(/\s+/u),
);
const JOINTS = new Set(['and', 'or', 'but', 'then']);

/** Whether a word may stand between a subject and its verb. */
export const isAdverb = (word: string): boolean => ADVERBS.has(word);

/** Whether a word joins two of the same kind. */
export const isJoint = (word: string): boolean => JOINTS.has(word);
