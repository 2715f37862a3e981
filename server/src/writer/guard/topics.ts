import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { share } from './lexicon/meanings.ts';
import { type Token, tokenize } from './tokens.ts';

const RENTING = 'rental rent housing home live tenant tenancy accommodation history past';
const TRAVELLING = 'travel journey trip ride go';
const COMPLAINING = 'complaint damage cause draw lead';
const MEDICAL = 'medical condition health have';
const COMPANY = 'get along good live';
const CAME = 'adopt adoption come arrive take join home origin';

/** Words of the question itself, which may be said of any answer to it. */
const TOPICS: Partial<Record<AnswerId, string>> = {
  pet_type: 'pet animal kind species',
  breed: 'breed',
  pet_age: 'age aged old year reach',
  gender: 'sex gender',
  weight: 'weigh weight scale',
  personality: 'personality temperament character nature trait streak side quality',
  training: 'train training learn skill know',
  training_description: 'train training learn teach know',
  is_vaccinated: 'vaccination shot vaccine have receive',
  vaccinations: 'vaccination vaccine shot receive cover give date',
  is_microchipped: 'chip microchip carry',
  health_description: 'health',
  has_medical_conditions: MEDICAL,
  medical_conditions: MEDICAL,
  rental_history: RENTING,
  rental_duration: RENTING,
  rental_experience: RENTING,
  rental_issues: `${COMPLAINING} tenant rental`,
  rental_issue_details: `${COMPLAINING} tenant rental`,
  adoption_type: CAME,
  adoption_details: CAME,
  has_traveled: TRAVELLING,
  travel_modes: `${TRAVELLING} transport mode`,
  travel_history: TRAVELLING,
  travel_stress: `${TRAVELLING} cause bring some way`,
  travel_stress_details: `${TRAVELLING} cause bring stress`,
  travel_banned: `${TRAVELLING} ban`,
  travel_ban_details: `${TRAVELLING} ban refuse refusal`,
  full_name: 'owner name care look keep home',
  profession: 'profession work job occupation employ living career trade',
  bio: 'owner care look keep',
  owner_bond: 'bond together life say',
  uses_daycare: 'daycare sitter sit attend care centre visit look others',
  daycare_details: 'daycare sitter care look others',
  daycare_experience: 'daycare sitter care look others',
  uses_grooming: 'groom groomer grooming salon visit',
  grooming_details: 'groom groomer grooming',
  spayed_neutered: 'spay neuter',
  colour_markings: 'colour marking coat',
  vaccine_dates: 'vaccination vaccine shot receive give date',
  good_with_children: COMPANY,
  good_with_dogs: COMPANY,
  good_with_cats: COMPANY,
  noise: 'noise sound hear',
  feeding: 'food feed eat meal get',
  medicines: 'medicine medication take get dose',
  fears: 'fear afraid escape hide',
  enclosure: 'enclosure live stand home',
  climate: 'temperature humidity light keep',
  hours_alone: 'alone time stay leave left',
  carrier: `${TRAVELLING} carrier crate`,
  rehoming_reason: 'home new look find need',
  ideal_home: 'home new look wish want need',
  routine: 'day routine',
};

const MEANINGS = new Map(
  Object.entries(TOPICS).map(([id, words]) => [id, new Set(tokenize(words).flatMap(({ meanings }) => [...meanings]))]),
);

export const isTopicWord = ({ meanings }: Token, id: AnswerId): boolean =>
  share(meanings, MEANINGS.get(id) ?? new Set());
