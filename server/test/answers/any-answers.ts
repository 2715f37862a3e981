import { GOOD_WITH, NEUTERED } from '@pawsume/contract/pet-steps/further-step2';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { step1Input } from '@pawsume/contract/pet-steps/step1';
import { PERSONALITIES, step2Input, step2 as storedStep2, TRAININGS } from '@pawsume/contract/pet-steps/step2';
import { ADOPTION_TYPES, step3Input, step3 as storedStep3, TRAVEL_MODES } from '@pawsume/contract/pet-steps/step3';
import { step4Input } from '@pawsume/contract/pet-steps/step4';
import { step5Input, step5 as storedStep5 } from '@pawsume/contract/pet-steps/step5';
import { fc } from '../harness/fast-check.ts';

/** What people type: words, numbers with units, stray marks, other alphabets; and now and then anything at all. */
const words = fc.constantFrom(
  ...'she he they her owner I my naps loves socks barks bit never 3 years 2.5 kg twelve the vet on a walk, i and. No! said ok? "so" it\'s ( – 猫很好。 🐾 two dogs and a cat in 2024; at 9 am… complaint'.split(
    ' ',
  ),
);
const typed = (max: number) =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.array(words, { maxLength: max / 5 }).map((all) => all.join(' ')) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: max }) },
      { weight: 1, arbitrary: fc.constantFrom('', 'a'.repeat(max), 'No.', '\n', '“', '"', '.') },
    )
    .map((text) => text.replaceAll('\0', '').toWellFormed().slice(0, max).toWellFormed());
const named = (max: number) => typed(max).map((text) => text.trim() || 'Pip');
const yesNo = fc.constantFrom('Yes', 'No', '');
const some = (choices: readonly string[]) => fc.subarray([...choices]);

/** All that the form lets through, contradictions included. */
export const anyAnswers: fc.Arbitrary<PetAnswers> = fc
  .record({
    step1: fc.record({
      pet_name: named(80),
      pet_type: fc.oneof(fc.constantFrom('Dog', 'Cat', 'Fish', 'Bird'), named(80)),
      pet_age: fc.oneof(fc.constantFrom('3 years', '5 months', 'about 8 yrs', '1', '11 weeks'), named(80)),
      breed: typed(80),
      gender: fc.oneof(fc.constantFrom('Female', 'Male', '', 'Unknown'), typed(80)),
      weight: typed(80),
      description: typed(2000),
    }),
    step2: fc.record({
      personality: some(PERSONALITIES),
      training: some(TRAININGS),
      training_description: typed(2000),
      is_vaccinated: yesNo,
      is_microchipped: fc.constantFrom('Yes', 'No', 'Not Applicable', ''),
      has_medical_conditions: fc.boolean(),
      medical_conditions: typed(2000),
      health_description: typed(2000),
      spayed_neutered: fc.constantFrom(...NEUTERED, ''),
      colour_markings: typed(80),
      microchip_number: typed(80),
      vaccine_dates: typed(2000),
      good_with_children: fc.constantFrom(...GOOD_WITH, ''),
      good_with_dogs: fc.constantFrom(...GOOD_WITH, ''),
      good_with_cats: fc.constantFrom(...GOOD_WITH, ''),
      noise: typed(2000),
      feeding: typed(2000),
      medicines: typed(2000),
      fears: typed(2000),
      enclosure: typed(2000),
      climate: typed(2000),
    }),
    step3: fc.record({
      rental_history: yesNo,
      rental_duration: typed(160),
      rental_experience: typed(2000),
      rental_issues: yesNo,
      rental_issue_details: typed(2000),
      adoption_type: fc.constantFrom(...ADOPTION_TYPES, ''),
      adoption_details: typed(2000),
      has_traveled: yesNo,
      travel_modes: some(TRAVEL_MODES),
      travel_history: typed(2000),
      travel_stress: yesNo,
      travel_stress_details: typed(2000),
      travel_banned: yesNo,
      travel_ban_details: typed(2000),
      hours_alone: typed(2000),
      carrier: typed(160),
      rehoming_reason: typed(2000),
      ideal_home: typed(2000),
    }),
    owner: fc.record({ full_name: typed(80), profession: typed(160), bio: typed(2000) }),
    step5: fc.record({
      uses_daycare: yesNo,
      daycare_details: typed(2000),
      daycare_experience: typed(2000),
      uses_grooming: yesNo,
      grooming_details: typed(2000),
      owner_bond: typed(2000),
      routine: typed(2000),
      vet_name: typed(80),
      vet_contact: typed(160),
      after_hours_vet: typed(160),
      emergency_contact: typed(160),
    }),
  })
  .filter(({ step1 }) => step1Input.safeParse(step1).success)
  .map(({ step1, step2, step3, owner, step5 }) => ({
    step1: { ...step1Input.parse(step1), picture: null },
    step2: storedStep2.parse(step2Input.parse(step2)),
    step3: storedStep3.parse(step3Input.parse(step3)),
    owner: step4Input.parse(owner),
    step5: storedStep5.parse(step5Input.parse(step5)),
  }));
