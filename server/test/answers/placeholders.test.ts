import { DEFAULT_PAGE, PURPOSES } from '@pawsume/contract/page-settings';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '#answers/known-answers';
import { isNotKnown } from '#answers/not-known';
import { composePage } from '#press/compose';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { asOf, prose } from '../press/pages.ts';
import { answersWith } from '../writer/blank-answers.ts';

/** The answers of an owner who typed `filler` into every free field and ticked Yes above each. */
const filledWith = (filler: string) =>
  answersWith({
    step1: {
      ...emptyStep1,
      pet_name: 'Wren',
      pet_type: 'Cat',
      pet_age: filler,
      breed: filler,
      weight: filler,
      description: filler,
    },
    step2: {
      ...{ training_description: filler, is_vaccinated: 'Yes', vaccinations: filler, is_microchipped: 'Yes' },
      ...{ microchip_number: filler, vaccine_dates: filler, medical_conditions: filler, health_description: filler },
      ...{
        colour_markings: filler,
        noise: filler,
        feeding: filler,
        medicines: filler,
        fears: filler,
        enclosure: filler,
      },
      climate: filler,
    },
    step3: {
      ...{ rental_history: 'Yes', rental_duration: filler, rental_experience: filler, has_traveled: 'Yes' },
      ...{ travel_history: filler, carrier: filler, adoption_type: 'Shelter', adoption_details: filler },
      ...{ hours_alone: filler, ideal_home: filler, rehoming_reason: filler, references: ['Vet'] },
      reference_contacts: { Vet: { name: filler, contact: filler } },
    },
    owner: {
      ...emptyStep4,
      full_name: 'Tove Lind',
      age: filler,
      profession: filler,
      phone: filler,
      street: filler,
      bio: filler,
    },
    step5: {
      ...{ uses_daycare: 'Yes', daycare_details: filler, daycare_experience: filler, uses_grooming: 'Yes' },
      ...{ grooming_details: filler, owner_bond: filler, routine: filler, vet_name: filler, vet_contact: filler },
      ...{ after_hours_vet: filler, emergency_contact: filler },
    },
  });

describe.each([
  'n/a',
  'N.A.',
  'None',
  'nil',
  'TBD',
  '-',
  '--',
  'same as above',
  'None known.',
  '…',
  'Nothing to report.',
])('the placeholder "%s"', (filler) => {
  it('reads as an empty field in every free answer', () => {
    expect(readAnswers(filledWith(filler))).toEqual(readAnswers(filledWith('')));
  });

  it('is in no sentence and in no row of the page', () => {
    expect(writeBuiltIn(writerFacts(filledWith(filler)))).toEqual(writeBuiltIn(writerFacts(filledWith(''))));
    for (const purpose of PURPOSES) {
      const page = JSON.stringify(composePage(filledWith(filler), prose, asOf, { ...DEFAULT_PAGE, purpose }));
      expect(page, purpose).not.toContain(`"${filler}"`);
    }
  });
});

it.each([
  'None of the neighbours complained.',
  'No cats.',
  'Nothing scares him.',
  'Same landlord for years.',
  'Nil by mouth',
])('the answer "%s" is no placeholder', (answer) => {
  expect(isNotKnown(answer)).toBe(false);
});

it('keeps names and choices that look like placeholders', () => {
  const step1 = { pet_name: 'Ditto', pet_type: 'Dog', pet_age: '2 years', gender: 'Unknown' };
  const step3 = { adoption_type: 'Rehomed', adoption_details: 'Previous owners: 1. n/a', rental_issues: 'No' } as const;
  expect(readAnswers(answersWith({ step1, step2: { spayed_neutered: 'No' }, step3 }))).toMatchObject({
    pet: { name: 'Ditto', gender: 'Unknown' },
    health: { neutered: 'No' },
    home: { complaints: 'No' },
    origin: { previousOwners: '1', details: '' },
  });
});
