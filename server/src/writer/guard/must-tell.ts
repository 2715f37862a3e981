import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import type { Companion } from '#answers/further-answers';
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
  /** Whether those words hold the denial, so that it is no matter whether they are denied. */
  holdsDenial?: boolean;
  /** The question, and behind it the owner's details. */
  answers: readonly AnswerId[];
}

const tellingOf = (companion: Companion, names: string): Telling => ({
  as: `Good with ${companion}`,
  by: new RegExp(
    `(?:\\b(?:not|never|no|care|careful|carefully)\\b|n[’']t\\b)[^.;]*\\b(?:${names})\\b|\\b(?:${names})\\b[^.;]*\\bcare(?:ful|fully)?\\b`,
    'giu',
  ),
  holdsDenial: true,
  answers: [`good_with_${companion}`],
});

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
  unvaccinated: {
    as: 'The pet is not vaccinated',
    by: UNVACCINATED,
    holdsDenial: true,
    answers: ['is_vaccinated'],
  },
  children: tellingOf('children', 'child(?:ren)?|kids|toddlers|babies'),
  dogs: tellingOf('dogs', 'dogs?|puppies'),
  cats: tellingOf('cats', 'cats?|kittens'),
};

/** The answers that speak against the pet: what a writer has to tell, and how the guard checks that it is told. */
export const listMustTell = (facts: WriterFacts): MustTell[] =>
  collectNegatives(facts).map(({ kind, details }) => {
    const { as, ...telling } = TELLINGS[kind];
    const { answers } = telling;
    const tells = checkTelling(details, telling);
    return {
      told: details === '' ? `${as}.` : `${as}: ${details}`,
      answers,
      isToldIn: (sentences) => sentences.some(({ text, cites }) => tells(text, cites)),
    };
  });

const checkTelling = (
  details: string,
  { by, holdsDenial, answers }: Omit<Telling, 'as'>,
): ((text: string, cites: readonly AnswerId[]) => boolean) => {
  // Details are told by a sentence that rests on them; that there was something is too little then.
  const resting = details === '' ? answers : answers.slice(-1);
  return (text, cites) => {
    if (!cites.some((id) => resting.includes(id))) return false;
    const polarities = findPolarities(text, by);
    const isPlain = holdsDenial ? polarities.size > 0 : polarities.has('said');
    return isPlain || sharesEnough(text, details);
  };
};
