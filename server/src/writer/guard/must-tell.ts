import { collectNegatives, type Negative } from '#answers/negatives';
import type { WriterFacts } from '../facts.ts';
import { splitSentences } from '../text/sentences.ts';
import { findPolarities } from './polarity.ts';
import { contentStems } from './words.ts';

/** What has to be told, and how to know whether a text tells it. */
export interface MustTell {
  /** The answer in a sentence, for a writer. */
  told: string;
  isToldIn(text: string): boolean;
}

/**
 * A sentence tells the owner's details also where it shares half of their words that carry meaning: never fewer than
 * `least` of them, and `most` are always enough.
 */
const SHARED_WORDS = { least: 2, most: 4 } as const;

const COMPLAINT = /\b(?:complain|damage)/giu;
const MEDICAL = /\b(?:medical|condition|illness|disease|diagnos|health (?:issue|problem))/giu;
const STRESS = /\b(?:stress|anxi|carsick|health (?:issue|problem))/giu;
const BARRED = /\b(?:barred|banned|refused|denied|turned (?:\w+ )?away|not (?:been )?(?:allowed|accepted|taken))/giu;
const UNVACCINATED =
  /\b(?:un|not (?:\w+ ){0,3}|neither (?:\w+ ){0,2}|no )vaccinat|\bnot (?:\w+ ){0,3}(?:shots|jabs)/giu;

const TELLINGS: Record<Negative['kind'], { as: string; by: RegExp }> = {
  complaints: { as: 'There have been complaints or damage', by: COMPLAINT },
  condition: { as: 'There is a medical condition', by: MEDICAL },
  stress: { as: 'Travel brings stress or health issues', by: STRESS },
  barred: { as: 'The pet has been barred from travel', by: BARRED },
  unvaccinated: { as: 'The pet is not vaccinated', by: UNVACCINATED },
};

/** The answers that speak against the pet: what a writer has to tell, and how the guard checks that it is told. */
export const listMustTell = (facts: WriterFacts): MustTell[] =>
  collectNegatives(facts).map(({ kind, details }) => {
    const { as, by } = TELLINGS[kind];
    return { told: details === '' ? `${as}.` : `${as}: ${details}`, isToldIn: checkTelling(details, by) };
  });

const checkTelling = (details: string, plainly: RegExp): MustTell['isToldIn'] => {
  const telling = contentStems(details);
  const enough = Math.min(SHARED_WORDS.most, Math.max(SHARED_WORDS.least, Math.ceil(telling.size / 2)));
  const isShared = (sentence: string): boolean =>
    [...contentStems(sentence)].filter((stem) => telling.has(stem)).length >= enough;
  return (text) =>
    splitSentences(text).some(
      (sentence) =>
        (plainly === UNVACCINATED
          ? findPolarities(sentence, plainly).size > 0
          : findPolarities(sentence, plainly).has('said')) || isShared(sentence),
    );
};
