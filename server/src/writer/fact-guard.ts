import { PROSE_LIMITS, type Prose } from '@pawsume/contract/resumes';
import { writeBuiltIn } from './built-in/write.ts';
import type { WriterFacts } from './facts.ts';
import { collectEvidence, type Evidence } from './guard/evidence.ts';
import { listMustTell } from './guard/must-tell.ts';
import { mayStand } from './guard/sentence-check.ts';
import { curlyQuotes, inThirdPerson, withoutFalseQuotes } from './guard/spoken.ts';
import { bounded } from './text/bounded.ts';
import { clean, mendSentence } from './text/mend.ts';

export type Verdict = { prose: Prose; reason: null } | { prose: null; reason: 'thin' | 'negative-missing' };

/** At least this share of the model's story has to be left. */
const KEPT_SHARE = 0.5;
/** What is left has to be at least this share of the built-in writer's story. */
const FULLNESS = 0.3;
/** In characters: what is shorter says nothing. */
const SHORTEST = 20;
/** In characters, several times what any field holds: more is never looked at, so that no answer can keep us busy. */
const LONGEST_READ = 6000;

/**
 * Holds a model's prose against the facts, sentence by sentence. Sentences with a number, name or claim that no answer
 * backs, with praise, links or markup, are taken out; where that empties the one line or the owner's field, the built-in
 * writer's stands there. All is rejected where too little of the story is left, or where an answer that speaks against
 * the pet is no longer told. What it passes is within PROSE_LIMITS and ends in punctuation.
 */
export const guardFacts = (written: Prose, facts: WriterFacts): Verdict => {
  const evidence = collectEvidence(facts);
  const plain = writeBuiltIn(facts);
  const line = bounded(backed(written.one_liner_description, evidence), PROSE_LIMITS.one_liner);
  const story = bounded(backed(written.rewritten_pet_description, evidence), PROSE_LIMITS.pet);
  const owner = bounded(backed(written.rewritten_owner_description, evidence), PROSE_LIMITS.owner);
  const wrote = Math.min(written.rewritten_pet_description.length, PROSE_LIMITS.pet);
  if (story.length < Math.max(wrote * KEPT_SHARE, plain.rewritten_pet_description.length * FULLNESS)) {
    return { prose: null, reason: 'thin' };
  }
  if (!listMustTell(facts).every((negative) => negative.isToldIn(story))) {
    return { prose: null, reason: 'negative-missing' };
  }
  const prose = {
    one_liner_description: line.length < SHORTEST ? plain.one_liner_description : line,
    rewritten_pet_description: story,
    rewritten_owner_description: owner.length < SHORTEST ? plain.rewritten_owner_description : owner,
  };
  return { prose, reason: null };
};

const backed = (text: string, evidence: Evidence): string => {
  const spoken = withoutFalseQuotes(curlyQuotes(clean(text.slice(0, LONGEST_READ))), evidence);
  return inThirdPerson(spoken)
    .filter((sentence) => mayStand(sentence, evidence))
    .map(mendSentence)
    .join(' ');
};
