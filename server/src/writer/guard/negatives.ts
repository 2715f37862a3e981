import type { WriterFacts } from '../facts.ts';
import { sentencesOf } from '../text/sentences.ts';
import { polaritiesOf } from './polarity.ts';
import { contentStems } from './words.ts';

/** An answer that speaks against the pet, and how to know whether a text tells it. */
export interface Negative {
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

/** The answers that must not vanish: complaints, medical conditions, stress on journeys, being barred, no vaccination. */
export const negativesOf = ({ home, health, travel }: WriterFacts): Negative[] =>
  [
    {
      holds: home.complaints === 'Yes',
      as: 'There have been complaints or damage',
      details: home.complaintDetails,
      by: COMPLAINT,
    },
    { holds: health.hasConditions, as: 'There is a medical condition', details: health.conditions, by: MEDICAL },
    {
      holds: travel.stress === 'Yes',
      as: 'Travel brings stress or health issues',
      details: travel.stressDetails,
      by: STRESS,
    },
    {
      holds: travel.barred === 'Yes',
      as: 'The pet has been barred from travel',
      details: travel.barredDetails,
      by: BARRED,
    },
    { holds: health.vaccinated === 'No', as: 'The pet is not vaccinated', details: '', by: UNVACCINATED },
  ].flatMap(({ holds, as, details, by }) =>
    holds ? [{ told: details === '' ? `${as}.` : `${as}: ${details}`, isToldIn: tellerOf(details, by) }] : [],
  );

const tellerOf = (details: string, plainly: RegExp): Negative['isToldIn'] => {
  const telling = contentStems(details);
  const enough = Math.min(SHARED_WORDS.most, Math.max(SHARED_WORDS.least, Math.ceil(telling.size / 2)));
  const isShared = (sentence: string): boolean =>
    [...contentStems(sentence)].filter((stem) => telling.has(stem)).length >= enough;
  return (text) =>
    sentencesOf(text).some(
      (sentence) =>
        (plainly === UNVACCINATED
          ? polaritiesOf(sentence, plainly).size > 0
          : polaritiesOf(sentence, plainly).has('said')) || isShared(sentence),
    );
};
