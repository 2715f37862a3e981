import { PURPOSES, type Purpose } from '@pawsume/contract/page-settings';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, it } from 'vitest';
import { listMissingAnswers } from '#answers/missing-answers';
import { answersWith } from '../press/pages.ts';

const missing = (
  given: Parameters<typeof answersWith>[0],
  purpose: Purpose = 'Renting',
  withReferences = true,
  hidesAddress = false,
) => listMissingAnswers(answersWith(given), { purpose, withReferences, hidesAddress }).map(({ answer }) => answer);

it('asks each reader’s strongest three questions first', () => {
  expect(PURPOSES.map((purpose) => missing({}, purpose))).toEqual([
    ['rental_issues', 'rental_history', 'references'],
    ['good_with_children', 'good_with_dogs', 'good_with_cats'],
    ['is_vaccinated', 'is_microchipped', 'weight'],
    ['feeding', 'routine', 'vet_name'],
    ['owner_bond', 'description', 'personality'],
  ]);
});

it('asks for no references where none are to be shown', () => {
  expect(missing({}, 'Renting', false)).toEqual(['rental_issues', 'rental_history', 'hours_alone']);
});

it('asks for details only under their own Yes, and for nothing that is answered', () => {
  expect(missing({ step2: { is_vaccinated: 'Yes', is_microchipped: 'No' } }, 'Travel')).toEqual([
    'vaccine_dates',
    'weight',
    'carrier',
  ]);
  const { answers } = petByKey('every-answer');
  for (const purpose of PURPOSES)
    expect(listMissingAnswers(answers, { purpose, withReferences: true, hidesAddress: true })).toEqual([]);
});

it('asks first for who is named as a reference and cannot be reached', () => {
  const references: ('Landlord' | 'Vet' | 'Trainer')[] = ['Landlord', 'Vet', 'Trainer'];
  const step3 = {
    references,
    reference_contacts: { Landlord: { name: 'Pat Low', contact: '' }, Vet: { name: 'Moss', contact: '902 555 0133' } },
  };
  expect(missing({ step3 })).toEqual(['contacts.Landlord.contact', 'contacts.Trainer.name', 'rental_issues']);
  expect(missing({ step3 }, 'Rehoming', false)[0]).toBe('good_with_children');
  expect(labelOfAnswer('contacts.Trainer.name')).toBe('Trainer name');
});

it('asks for the city where the page hides the address and no city is certain', () => {
  const owner = { street: '221B, Baker Street, London' };
  expect(missing({ owner }, 'Rehoming', false, true)[0]).toBe('city');
  expect(missing({ owner }, 'Rehoming', false, false)).not.toContain('city');
  expect(missing({ owner: { ...owner, city: 'London' } }, 'Rehoming', false, true)).not.toContain('city');
  expect(missing({ owner: { street: '14 Elm Street, Halifax, NS' } }, 'Rehoming', false, true)).not.toContain('city');
});

it('asks a fish about no time alone, a dog about no enclosure, and a gecko about its own', () => {
  const sitter = (pet_type: string) => {
    const all = { feeding: 'Flakes.', fears: 'None.', medicines: 'None.' };
    const step5 = { routine: 'Light at eight.', vet_name: 'Moss', emergency_contact: 'Al', after_hours_vet: 'Night' };
    return missing({ step1: { pet_type }, step2: all, step5 }, 'Sitter');
  };
  expect(sitter('Goldfish')).toEqual(['enclosure', 'climate', 'description']);
  expect(sitter('Dog')).toEqual(['hours_alone', 'good_with_dogs', 'description']);
  expect(sitter('Leopard gecko')).toContain('enclosure');
});

it.each([
  ['Female, spayed', ''],
  ['Male (not neutered)', ''],
  ['Female', 'She was spayed in spring.'],
])('does not ask whether a pet is neutered where "%s" or "%s" says so', (gender, description) => {
  const company = { good_with_children: 'Yes', good_with_dogs: 'Yes', good_with_cats: 'No' } as const;
  const asked = missing({ step1: { gender, description }, step2: company }, 'Rehoming');
  expect(asked).not.toContain('spayed_neutered');
  expect(missing({ step1: { gender: 'Female' }, step2: company }, 'Rehoming')).toContain('spayed_neutered');
});

it('asks for nothing that the description tells', () => {
  const description =
    'Kip is good with children and lives with two cats. He is wary of big dogs. We rehome him as we move.';
  expect(missing({ step1: { description } }, 'Rehoming')).toEqual(['spayed_neutered', 'ideal_home', 'training']);
  const home = 'Never barks. He is left alone for six hours. House-trained. Our landlord had no complaints.';
  expect(missing({ step1: { description: home } }, 'Renting', false)).toEqual([
    'spayed_neutered',
    'is_vaccinated',
    'bio',
  ]);
});

it('still asks about company where the description names children and nothing about them', () => {
  expect(missing({ step1: { description: 'My children named him.' } }, 'Rehoming')[0]).toBe('good_with_children');
});
