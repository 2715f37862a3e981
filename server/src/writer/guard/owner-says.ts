import { findPolarities, type Polarity } from '#answers/polarity';
import type { WriterFacts } from '../facts.ts';

/** Whether the owner's own text has a pattern with this polarity; the pattern has to be global. */
export type Says = (pattern: RegExp, polarity: Polarity) => boolean;

/** Each question about the answers is worked out once, however many sentences ask it. */
export const rememberSaid = (facts: WriterFacts): Says => {
  const answers = listTexts(facts);
  const known = new Map<string, boolean>();
  return (pattern, polarity) => {
    const key = `${polarity} ${pattern.source}`;
    const found = known.get(key) ?? answers.some((answer) => findPolarities(answer, pattern).has(polarity));
    known.set(key, found);
    return found;
  };
};

/** All texts of the answers. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};
