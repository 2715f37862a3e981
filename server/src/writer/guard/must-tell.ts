import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { COMPANIONS, type Companion } from '#answers/further-answers';
import type { KnownAnswers } from '#answers/known-answers';
import { findPolarities } from '#answers/polarity';
import type { Told } from '../built-in/passage.ts';
import type { WriterFacts } from '../facts.ts';
import { sharesEnough } from '../text/shared-words.ts';

/** An answer that speaks against the pet. None of them may vanish, neither from the page nor from the prose. */
interface Negative {
  kind: 'complaints' | 'condition' | 'stress' | 'barred' | 'unvaccinated' | Companion;
  /** In the owner's words; empty where none were given. Of company it is the answer. */
  details: string;
}

type Asked = Pick<KnownAnswers, 'home' | 'travel' | 'company'> & {
  health: Pick<KnownAnswers['health'], 'hasConditions' | 'conditions' | 'vaccinated'>;
};

export const collectNegatives = ({ home, health, travel, company }: Asked): Negative[] => {
  const candidates: [boolean, Negative][] = [
    [home.complaints === 'Yes', { kind: 'complaints', details: home.complaintDetails }],
    [health.hasConditions, { kind: 'condition', details: health.conditions }],
    [travel.stress === 'Yes', { kind: 'stress', details: travel.stressDetails }],
    [travel.barred === 'Yes', { kind: 'barred', details: travel.barredDetails }],
    [health.vaccinated === 'No', { kind: 'unvaccinated', details: '' }],
    ...COMPANIONS.map((kind): [boolean, Negative] => [
      company[kind] === 'No' || company[kind] === 'With care',
      { kind, details: company[kind] },
    ]),
  ];
  return candidates.filter(([holds]) => holds).map(([, negative]) => negative);
};

/** An answer that a text has to tell, and a check that it does. */
export interface MustTell {
  /** The answer in a sentence, for a writer. */
  told: string;
  /** The question, and behind it the owner's details. */
  answers: readonly AnswerId[];
  /** True if one of these sentences tells it. */
  isToldIn(sentences: readonly Told[]): boolean;
}

interface Telling extends Pick<MustTell, 'answers'> {
  as: string;
  /** Says the answer itself. */
  by: RegExp;
  /** True if the words of `by` hold the denial themselves, so that it does not matter whether they are denied. */
  holdsDenial?: boolean;
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
    by: /\b(?:un|not (?:\w+ ){0,3}|neither (?:\w+ ){0,2}|no )vaccinat|\bnot (?:\w+ ){0,3}(?:shots|jabs)/giu,
    holdsDenial: true,
    answers: ['is_vaccinated'],
  },
  children: tellingOf('children', 'child(?:ren)?|kids|toddlers|babies'),
  dogs: tellingOf('dogs', 'dogs?|puppies'),
  cats: tellingOf('cats', 'cats?|kittens'),
};

/**
 * Lists the answers that speak against the pet: what a writer has to tell, and how to check that a text tells it. Details are told by
 * a sentence that rests on them; a sentence that only says that there was something is not enough then.
 */
export const listMustTell = (facts: WriterFacts): MustTell[] =>
  collectNegatives(facts).map(({ kind, details }) => {
    const { as, by, holdsDenial, answers } = TELLINGS[kind];
    const resting = details === '' ? answers : answers.slice(-1);
    const isTold = ({ text, cites }: Told): boolean => {
      if (!cites.some((id) => resting.includes(id))) return false;
      const polarities = findPolarities(text, by);
      return polarities.has('said') || (holdsDenial && polarities.has('denied')) || sharesEnough(text, details);
    };
    return {
      told: details === '' ? `${as}.` : `${as}: ${details}`,
      answers,
      isToldIn: (sentences) => sentences.some(isTold),
    };
  });
