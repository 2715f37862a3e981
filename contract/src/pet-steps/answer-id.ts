import { keysOf } from '../keys-of.ts';
import type { Step1 } from './step1.ts';
import { step1Labels } from './step1-labels.ts';
import type { Step2 } from './step2.ts';
import { step2Labels } from './step2-labels.ts';
import type { Step3 } from './step3.ts';
import { step3Labels } from './step3-labels.ts';
import type { Step4 } from './step4.ts';
import { step4Labels } from './step4-labels.ts';
import type { Step5 } from './step5.ts';
import { step5Labels } from './step5-labels.ts';

type Field = Exclude<
  keyof Step1 | keyof Step2 | keyof Step3 | keyof Step4 | keyof Step5,
  | 'picture'
  | 'references'
  | 'reference_contacts'
  // Whom to call, and what identifies the animal: the page prints them, no prose tells them.
  | 'microchip_number'
  | 'vet_name'
  | 'vet_contact'
  | 'after_hours_vet'
  | 'emergency_contact'
>;

/** The answers that prose may rest on, each with the step of the form that asks for it. */
export const STEP_OF_ANSWER = {
  pet_name: 1,
  pet_type: 1,
  breed: 1,
  pet_age: 1,
  gender: 1,
  weight: 1,
  description: 1,
  personality: 2,
  training: 2,
  training_description: 2,
  is_vaccinated: 2,
  vaccinations: 2,
  is_microchipped: 2,
  health_description: 2,
  has_medical_conditions: 2,
  medical_conditions: 2,
  spayed_neutered: 2,
  colour_markings: 2,
  vaccine_dates: 2,
  good_with_children: 2,
  good_with_dogs: 2,
  good_with_cats: 2,
  noise: 2,
  feeding: 2,
  medicines: 2,
  fears: 2,
  enclosure: 2,
  climate: 2,
  rental_history: 3,
  rental_duration: 3,
  rental_experience: 3,
  rental_issues: 3,
  rental_issue_details: 3,
  adoption_type: 3,
  adoption_details: 3,
  has_traveled: 3,
  travel_modes: 3,
  travel_history: 3,
  travel_stress: 3,
  travel_stress_details: 3,
  travel_banned: 3,
  travel_ban_details: 3,
  hours_alone: 3,
  carrier: 3,
  rehoming_reason: 3,
  ideal_home: 3,
  full_name: 4,
  profession: 4,
  bio: 4,
  owner_bond: 5,
  uses_daycare: 5,
  daycare_details: 5,
  daycare_experience: 5,
  uses_grooming: 5,
  grooming_details: 5,
  routine: 5,
} as const satisfies Partial<Record<Field, 1 | 2 | 3 | 4 | 5>>;

/** What the page prints and no prose tells, each with the step of the form that asks for it. */
const STEP_OF_PRINTED = {
  microchip_number: 2,
  references: 3,
  vet_name: 5,
  vet_contact: 5,
  after_hours_vet: 5,
  emergency_contact: 5,
} as const satisfies Partial<Record<keyof Step1 | keyof Step2 | keyof Step3 | keyof Step5, 1 | 2 | 3 | 5>>;

/** The answers that a page is made of, each with the step of the form that asks for it. */
export const STEP_OF_FIELD = { ...STEP_OF_ANSWER, ...STEP_OF_PRINTED } as const;

/** The name of a field whose answer a page is made of. */
export type FieldId = keyof typeof STEP_OF_FIELD;

/** The name of a field whose answer prose may rest on. */
export type AnswerId = keyof typeof STEP_OF_ANSWER;

export const ANSWER_IDS = keysOf(STEP_OF_ANSWER);

const LABELS = new Map<string, string>(
  Object.entries({
    ...step1Labels,
    ...step2Labels,
    ...step3Labels,
    ...step4Labels,
    ...step5Labels,
    adoption_details: 'Adoption details',
  } satisfies Record<AnswerId, string>),
);

/** What the form calls an answer. */
export const labelOfAnswer = (id: string): string => LABELS.get(id) ?? id;
