import { findPolarities } from '#answers/polarity';
import { ANSWERED_CLAIMS } from './claim-dictionary.ts';
import type { Sentence } from './sentence.ts';

/** A claim the form asks about that its answer does not back; where it is silent, the owner has to have said the same. */
export const findUnbackedClaim = ({ own, evidence: { facts, says } }: Sentence): string | null => {
  for (const [pattern, readAnswer] of ANSWERED_CLAIMS) {
    const answer = readAnswer(facts);
    const unbacked = [...findPolarities(own, pattern)].find((polarity) =>
      answer === null ? !says(pattern, polarity) : answer !== polarity && !says(pattern, polarity),
    );
    if (unbacked) return own.match(pattern)?.[0] ?? '';
  }
  return null;
};
