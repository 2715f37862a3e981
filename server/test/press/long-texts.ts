import { REFERENCE_TYPES } from '@pawsume/contract/pet-steps/step3';
import type { Prose } from '@pawsume/contract/resumes';
import { composePage } from '#press/compose';
import type { ResumePage } from '#press/page';
import { answersWith, asOf } from './pages.ts';

/** Texts of 2,000 characters, by what they are made of. */
export const LONG_TEXTS = [
  ['without a space', 'x'.repeat(2000)],
  ['in Chinese', '雪'.repeat(2000)],
  ['in Arabic', 'كلب '.repeat(500).trim()],
  ['of emoji', '🐶'.repeat(1000)],
  ['of line breaks', 'a\n'.repeat(1000).trim()],
] as const;

interface Filling {
  name: string;
  short: string;
  /** Returns the long answer with this number. */
  long: (at: number) => string;
  references: number;
  written: Prose;
}

/** A page with a text in every answer that takes one. */
export const filledPage = ({ name, short, long, references, written }: Filling): ResumePage => {
  const roles = REFERENCE_TYPES.slice(0, references);
  return composePage(
    answersWith({
      step1: { pet_name: name, pet_type: name, breed: name, pet_age: name, gender: name, weight: name },
      step2: {
        personality: ['Friendly', 'Calm'],
        training: ['House-trained', 'Obedience'],
        training_description: long(1),
        is_vaccinated: 'Yes',
        vaccinations: long(2),
        has_medical_conditions: true,
        medical_conditions: long(3),
        health_description: long(4),
      },
      step3: {
        rental_history: 'Yes',
        rental_duration: short,
        rental_experience: long(5),
        rental_issues: 'Yes',
        rental_issue_details: long(6),
        adoption_type: 'Rescued',
        adoption_details: long(7),
        has_traveled: 'Yes',
        travel_modes: ['Air', 'Car'],
        travel_history: long(8),
        travel_stress: 'Yes',
        travel_stress_details: long(9),
        travel_banned: 'Yes',
        travel_ban_details: long(10),
        references: roles,
        reference_contacts: Object.fromEntries(roles.map((role) => [role, { name, contact: short }])),
      },
      owner: {
        full_name: name,
        profession: short,
        street: short,
        city: name,
        state: name,
        country: name,
        zip: name,
        phone: name,
        email: `${'x'.repeat(60)}@${'y'.repeat(60)}.example.com`,
      },
      step5: { uses_daycare: 'Yes', daycare_details: long(11), uses_grooming: 'Yes', grooming_details: long(12) },
    }),
    written,
    asOf,
  );
};

/** A page with this text everywhere, and without references. */
export const filledWith = (long: string): ResumePage =>
  filledPage({
    name: long.slice(0, 80),
    short: long.slice(0, 160),
    long: () => long,
    references: 0,
    written: {
      one_liner_description: long.slice(0, 200),
      // A letter between, so that no answer stands in the prose already.
      rewritten_pet_description: `${long.slice(0, 740)}Q${long.slice(0, 740)}`,
      rewritten_owner_description: `Q${long.slice(0, 990)}`,
    },
  });
