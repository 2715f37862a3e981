import { PROSE_LIMITS, type Prose } from '@pawsume/contract/resumes';
import { writeBuiltIn } from './built-in/write.ts';
import type { WriterFacts } from './facts.ts';
import { type Evidence, evidenceOf } from './guard/evidence.ts';
import { negativesOf } from './guard/negatives.ts';
import { mayStand } from './guard/sentence-check.ts';
import { curlyQuotes, inThirdPerson, withoutFalseQuotes } from './guard/spoken.ts';
import { clip } from './text/clip.ts';
import { clean, mendSentence } from './text/mend.ts';
import { innerQuotes, quotesBalance } from './text/quotes.ts';

export type Verdict = { prose: Prose; reason: null } | { prose: null; reason: 'thin' | 'negative-missing' };

/** What is left of a text has to be at least this part of what was there, and of what the built-in writer tells. */
const KEPT_SHARE = 0.5;
const FULLNESS = 0.3;
/** In characters. */
const SHORTEST = { one_liner: 20, owner: 20 } as const;

/**
 * Holds a model's prose against the facts, sentence by sentence. Sentences with a number, name or claim that no answer
 * backs, with praise, links or markup, are taken out. The rest is rejected as a whole where too little is left, or where
 * an answer that speaks against the pet is no longer told. What it passes is within PROSE_LIMITS and ends in punctuation.
 */
export const guardFacts = (written: Prose, facts: WriterFacts): Verdict => {
  const evidence = evidenceOf(facts);
  const prose: Prose = {
    one_liner_description: clip(backed(written.one_liner_description, evidence), PROSE_LIMITS.one_liner),
    rewritten_pet_description: clip(backed(written.rewritten_pet_description, evidence), PROSE_LIMITS.pet),
    rewritten_owner_description: clip(backed(written.rewritten_owner_description, evidence), PROSE_LIMITS.owner),
  };
  if (isThin(prose, { written, facts })) return { prose: null, reason: 'thin' };
  const told = negativesOf(facts).every((negative) => negative.isToldIn(prose.rewritten_pet_description));
  return told ? { prose, reason: null } : { prose: null, reason: 'negative-missing' };
};

const backed = (text: string, evidence: Evidence): string => {
  const spoken = withoutFalseQuotes(curlyQuotes(clean(text)), evidence);
  const left = inThirdPerson(spoken)
    .filter((sentence) => mayStand(sentence, evidence))
    .map(mendSentence)
    .join(' ');
  // A sentence that went may have taken one mark of a pair with it.
  return quotesBalance(left) ? left : innerQuotes(left);
};

const isThin = (prose: Prose, { written, facts }: { written: Prose; facts: WriterFacts }): boolean => {
  const plain = writeBuiltIn(facts);
  const pet = prose.rewritten_pet_description.length;
  return (
    prose.one_liner_description.length < SHORTEST.one_liner ||
    pet < written.rewritten_pet_description.length * KEPT_SHARE ||
    pet < plain.rewritten_pet_description.length * FULLNESS ||
    (plain.rewritten_owner_description !== '' && prose.rewritten_owner_description.length < SHORTEST.owner)
  );
};
