import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { share } from './lexicon/meanings.ts';
import { type Token, tokenize } from './tokens.ts';

const TRAVELLING = 'travel journey trip ride go';
const COMPLAINING = 'complaint damage cause draw lead';

/** Words of the question itself, which may be said of any answer to it. */
const TOPICS: Partial<Record<AnswerId, string>> = {
  breed: 'breed',
  pet_age: 'age aged old year reach',
  personality: 'personality temperament character nature trait streak side quality',
  training: 'train training learn skill know',
  training_description: 'train training learn teach know',
  is_microchipped: 'chip microchip carry',
  health_description: 'health',
  medical_conditions: 'medical condition health have',
  rental_issues: `${COMPLAINING} tenant rental`,
  rental_issue_details: `${COMPLAINING} tenant rental`,
  adoption_details: 'adopt adoption come arrive take join home origin',
  travel_history: TRAVELLING,
  travel_stress: `${TRAVELLING} cause bring some way`,
  travel_stress_details: `${TRAVELLING} cause bring stress`,
  full_name: 'owner name care look keep home',
  profession: 'profession work job occupation employ living career trade',
  owner_bond: 'bond together life say',
  uses_daycare: 'daycare sitter sit attend care centre visit look others',
  daycare_experience: 'daycare sitter care look others',
  grooming_details: 'groom groomer grooming',
  ideal_home: 'home new look wish want need',
};

const MEANINGS = new Map(
  Object.entries(TOPICS).map(([id, words]) => [id, new Set(tokenize(words).flatMap(({ meanings }) => [...meanings]))]),
);

/** True for a word that may be said of any answer to this question. */
export const isTopicWord = ({ meanings }: Token, id: AnswerId): boolean =>
  share(meanings, MEANINGS.get(id) ?? new Set());
