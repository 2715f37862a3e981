import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { collectNegatives, type Negative } from '#answers/negatives';
import { findPolarities } from '#answers/polarity';
import type { Told } from '../built-in/passage.ts';
import type { WriterFacts } from '../facts.ts';
import { sharesEnough } from '../text/shared-words.ts';

/** What has to be told, and how to know whether a text tells it. */
export interface MustTell {
  /** The answer in a sentence, for a writer. */
  told: string;
  /** The question, and behind it the owner's details. */
  answers: readonly AnswerId[];
  /** Whether one of these sentences tells it. */
  isToldIn(sentences: readonly Told[]): boolean;
}

const UNVACCINATED =
  /\b(?:un|not (?:\w+ ){0,3}|neither (?:\w+ ){0,2}|no )vaccinat|\bnot (?:\w+ ){0,3}(?:shots|jabs)/giu;

interface Telling {
  as: string;
  /** Says the answer itself. */
  by: RegExp;
  /** The question, and behind it the owner's details. */
  answers: readonly AnswerId[];
}

const TELLINGS: Record<Negative['kind'], Telling> = {
  complaints: {
    as: 'There have been complaints or damage',
    by: /\b(?:complain|damage)/giu,
    answers: ['rental_issues', 'rental_issue_details'],
  },
  condition: {
    as: 'There is a medical condition',
    by: /\b(?:medical|condition|illness|disease|diagnos|health (?:issue|problem))/giu,
    answers: ['has_medical_conditions', 'medical_conditions'],
  },
  stress: {
    as: 'Travel brings stress or health issues',
    by: /\b(?:stress|anxi|carsick|health (?:issue|problem))/giu,
    answers: ['travel_stress', 'travel_stress_details'],
  },
  barred: {
    as: 'The pet has been barred from travel',
    by: /\b(?:barred|banned|refused|denied|turned (?:\w+ )?away|not (?:been )?(?:allowed|accepted|taken))/giu,
    answers: ['travel_banned', 'travel_ban_details'],
  },
  unvaccinated: { as: 'The pet is not vaccinated', by: UNVACCINATED, answers: ['is_vaccinated'] },
};

/** The answers that speak against the pet: what a writer has to tell, and how the guard checks that it is told. */
export const listMustTell = (facts: WriterFacts): MustTell[] =>
  collectNegatives(facts).map(({ kind, details }) => {
    const { as, by, answers } = TELLINGS[kind];
    const tells = checkTelling(details, { by, answers });
    return {
      told: details === '' ? `${as}.` : `${as}: ${details}`,
      answers,
      isToldIn: (sentences) => sentences.some(({ text, cites }) => tells(text, cites)),
    };
  });

const checkTelling = (
  details: string,
  { by, answers }: Omit<Telling, 'as'>,
): ((text: string, cites: readonly AnswerId[]) => boolean) => {
  // Details are told by a sentence that rests on them; that there was something is too little then.
  const resting = details === '' ? answers : answers.slice(-1);
  return (text, cites) => {
    if (!cites.some((id) => resting.includes(id))) return false;
    const polarities = findPolarities(text, by);
    const isPlain = by === UNVACCINATED ? polarities.size > 0 : polarities.has('said');
    return isPlain || sharesEnough(text, details);
  };
};
