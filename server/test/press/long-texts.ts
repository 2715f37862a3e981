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

/** A page with this text in every answer that takes one. */
export const filledWith = (long: string): ResumePage =>
  composePage(
    answersWith({
      step1: { pet_name: long.slice(0, 80), breed: long.slice(0, 80) },
      step2: {
        training_description: long,
        has_medical_conditions: true,
        medical_conditions: long,
        health_description: long,
      },
      step3: {
        rental_history: 'Yes',
        rental_experience: long,
        rental_issues: 'Yes',
        rental_issue_details: long,
        adoption_type: 'Rescued',
        adoption_details: long,
        has_traveled: 'Yes',
        travel_history: long,
        travel_stress: 'Yes',
        travel_stress_details: long,
      },
      owner: { full_name: long.slice(0, 80), street: long.slice(0, 160), phone: '902 555 0100' },
      step5: { uses_daycare: 'Yes', daycare_details: long, uses_grooming: 'Yes', grooming_details: long },
    }),
    {
      one_liner_description: long.slice(0, 200),
      // A letter between, so that no answer stands in the prose already.
      rewritten_pet_description: `${long.slice(0, 740)}Q${long.slice(0, 740)}`,
      rewritten_owner_description: `Q${long.slice(0, 990)}`,
    },
    asOf,
  );
