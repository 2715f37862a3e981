import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import type { GoodWith } from '@pawsume/contract/pet-steps/further-step2';
import type { Companion } from '#answers/further-answers';
import type { WriterFacts } from './facts.ts';

type FurtherId =
  | 'spayed_neutered'
  | 'colour_markings'
  | 'vaccine_dates'
  | `good_with_${Companion}`
  | 'noise'
  | 'feeding'
  | 'medicines'
  | 'fears'
  | 'enclosure'
  | 'climate'
  | 'hours_alone'
  | 'carrier'
  | 'rehoming_reason'
  | 'ideal_home'
  | 'routine';

/** What the answers to the further questions say, in statements that stand by themselves. */
export const proposeFurther = ({
  pet,
  health,
  home,
  travel,
  company,
  day,
  habitat,
  nextHome,
}: WriterFacts): Record<FurtherId & AnswerId, readonly string[]> => ({
  spayed_neutered: NEUTERED[health.neutered],
  colour_markings: [pet.colour && `Colour and markings: ${pet.colour}`],
  vaccine_dates: [health.vaccineDates && `Vaccinated: ${health.vaccineDates}`],
  good_with_children: goodWith('children', company.children),
  good_with_dogs: goodWith('dogs', company.dogs),
  good_with_cats: goodWith('cats', company.cats),
  noise: [home.noise],
  feeding: [day.feeding],
  medicines: [health.medicines && `Gets medicine: ${health.medicines}`],
  fears: [health.fears],
  enclosure: [habitat.enclosure],
  climate: [habitat.climate],
  hours_alone: [day.hoursAlone && `Time alone: ${day.hoursAlone}`],
  carrier: [travel.carrier && `Travels in: ${travel.carrier}`],
  rehoming_reason: [nextHome.reason && 'Is looking for a new home.', nextHome.reason],
  ideal_home: [nextHome.ideal && `Wanted of a home: ${nextHome.ideal}`],
  routine: [day.routine],
});

const NEUTERED: Record<WriterFacts['health']['neutered'], readonly string[]> = {
  Yes: ['Is spayed or neutered.'],
  No: ['Is not spayed or neutered.'],
  '': [],
};

const goodWith = (companion: Companion, answer: GoodWith): readonly string[] =>
  answer === '' ? [] : [goodWithStatement(companion, answer)];

/** "Is good with cats only with care." */
const goodWithStatement = (companion: Companion, answer: Exclude<GoodWith, ''>): string => {
  if (answer === 'Yes') return `Is good with ${companion}.`;
  return answer === 'No' ? `Is not good with ${companion}.` : `Is good with ${companion} only with care.`;
};
