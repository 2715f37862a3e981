import { writeBuiltIn } from '../built-in/write.ts';
import type { WriterFacts } from '../facts.ts';
import { type Counted, findNumbers } from './numbers.ts';
import { findPolarities, type Polarity } from './polarity.ts';
import { contentStems, splitWords } from './words.ts';

/** What a sentence is checked against. */
export interface Evidence {
  facts: WriterFacts;
  numbers: readonly Counted[];
  /** Stems of words with a meaning, of the answers and of how we say ticked answers. */
  stems: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Whether the owner wrote these words, one after the other. */
  quotes(words: string): boolean;
  /** Whether the owner's own text has the pattern with this polarity; the pattern has to be global. */
  says(pattern: RegExp, polarity: Polarity): boolean;
}

/** "dec 3" is the third of December to everybody. */
const CALENDAR = new Map(
  `january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday`
    .split(/\s+/u)
    .map((name) => [name.slice(0, 3), [name]] as const),
);

export const collectEvidence = (facts: WriterFacts): Evidence => {
  const answers = collectTexts(facts);
  const ticked = Object.values(writeBuiltIn(facts)).join('\n');
  const text = answers.join('\n');
  const verbatim = answers.map((answer) => ` ${splitWords(answer).join(' ')} `);
  return {
    facts,
    // Each answer by itself, so that the last word of one is not taken for the unit of a number before it.
    numbers: [...answers, ticked].flatMap(findNumbers),
    stems: contentStems(`${text}\n${ticked}`),
    words: new Set(splitWords(text).flatMap((word) => [word, ...(CALENDAR.get(word.slice(0, 3)) ?? [])])),
    quotes: (words) => verbatim.some((answer) => answer.includes(` ${splitWords(words).join(' ')} `)),
    says: remembered((pattern, polarity) => answers.some((answer) => findPolarities(answer, pattern).has(polarity))),
  };
};

/** Each question about the answers is worked out once, however many sentences ask it. */
const remembered = (says: Evidence['says']): Evidence['says'] => {
  const known = new Map<string, boolean>();
  return (pattern, polarity) => {
    const key = `${polarity} ${pattern.source}`;
    const found = known.get(key) ?? says(pattern, polarity);
    known.set(key, found);
    return found;
  };
};

const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
};
