import { collectNegatives, type Negative } from '#answers/negatives';
import type { WriterFacts } from '../facts.ts';
import { splitSentences } from '../text/sentences.ts';
import { findPolarities } from './polarity.ts';
import { contentStems } from './words.ts';

/** What has to be told, and how to know whether a text tells it. */
export interface MustTell {
  /** The answer in a sentence, for the one who has to tell it. */
  told: string;
  isToldIn(text: string): boolean;
}

/**
 * So many telling words of the owner's details, or half of few, make a sentence a telling of them, though it names them
 * otherwise.
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

/** The answers against the pet, for the one who has to tell them and the one who looks whether that was done. */
export const listMustTell = (facts: WriterFacts): MustTell[] =>
  collectNegatives(facts).map(({ kind, details }) => {
    const { as, by } = TELLINGS[kind];
    return { told: details === '' ? `${as}.` : `${as}: ${details}`, isToldIn: makeTeller(details, by) };
  });

const makeTeller = (details: string, plainly: RegExp): MustTell['isToldIn'] => {
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
