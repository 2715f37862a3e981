import { entriesOf, keysOf } from '@pawsume/contract/keys-of';
import type { ImportedField } from '@pawsume/contract/pet-import';
import { petText, type TextKey } from '@pawsume/fixtures/documents';
import { expect, test } from 'vitest';
import { cited } from '#reader/finding';
import { tidyPage } from '#reader/page';
import { readByPatterns } from '#reader/read-patterns';

const TODAY = new Date('2026-11-23');

const READ: Record<TextKey, [ImportedField, string][]> = {
  'shelter-advert': [
    ['pet_name', 'Biscuit'],
    ['pet_type', 'Dog'],
    ['breed', 'Labrador Retriever mix'],
    ['pet_age', '3 years'],
    ['gender', 'Male'],
    ['weight', 'about 24 kg'],
    ['personality', 'Friendly'],
    ['personality', 'Playful'],
    ['training', 'House-trained'],
    ['training', 'Crate-trained'],
    ['is_vaccinated', 'Yes'],
    ['is_microchipped', 'Yes'],
    ['spayed_neutered', 'Yes'],
    ['good_with_children', 'Yes'],
    ['good_with_dogs', 'Yes'],
    ['good_with_cats', 'No'],
    ['feeding', 'dry food twice a day'],
    ['rehoming_reason', 'his owner moved abroad and could not take him along.'],
    [
      'description',
      'Biscuit is a friendly, playful 3-year-old Labrador Retriever mix who weighs about 24 kg. He is a neutered male, microchipped and up to date on all his vaccinations. He is house-trained and crate trained, but not yet leash trained.\nGreat with kids and other dogs, but not good with cats. His brother Rocky was adopted in May 2024.',
    ],
  ],
  'cat-listing': [
    ['pet_name', 'Luna'],
    ['pet_type', 'Cat'],
    ['breed', 'Domestic Shorthair'],
    ['pet_age', '2 years 3 months'],
    ['gender', 'Female'],
    ['weight', '4.1 kg'],
    ['personality', 'Independent'],
    ['personality', 'Calm'],
    ['training', 'House-trained'],
    ['is_vaccinated', 'Yes'],
    ['is_microchipped', 'Yes'],
    ['microchip_number', '985112003456781'],
    ['spayed_neutered', 'Yes'],
    ['colour_markings', 'Calico'],
    // The listing says yes, and children over 10: it disagrees with itself.
    ['good_with_cats', 'No'],
    [
      'description',
      'My name is Luna and I am a calm, independent cat who likes a warm windowsill. Children over 10 years old, please.',
    ],
  ],
  'two-pets': [],
  'owners-note': [
    ['pet_name', 'Pepper'],
    ['pet_type', 'Rabbit'],
    ['pet_age', '9 months'],
    ['is_vaccinated', 'No'],
    ['is_microchipped', 'No'],
    [
      'description',
      "My name is Pepper, I'm a 9 month old rabbit. I am not vaccinated and I have no microchip yet. My vet is Dr. Anna Novak, and my neighbour's dog is called Bruno. My person Sarah is 34 years old and has two kids, 8 and 11 years old. I will be neutered in June. I'm still working on being litter trained.",
    ],
  ],
};

const read = async (key: TextKey) => readByPatterns([{ text: tidyPage(await petText(key)) }], TODAY);

test.each(entriesOf(READ))('%s', async (key, expected) => {
  const { found } = await read(key);
  const byField = (one: [string, string], other: [string, string]) => one.join().localeCompare(other.join());
  expect(found.map(({ field, value }): [string, string] => [field, value]).toSorted(byField)).toEqual(
    expected.toSorted(byField),
  );
});

test.each(keysOf(READ))('%s: what is quoted stands in the text', async (key) => {
  const plain = (text: string) => text.replaceAll(/\s+/gu, ' ');
  const text = plain(tidyPage(await petText(key)));
  for (const { before, quote, after } of (await read(key)).found.map(cited)) {
    expect(quote).not.toBe('');
    expect(text).toContain(plain(before + quote + after));
  }
});

test('a text about two pets is read for each of them', async () => {
  const { found, isSeveral, several, pets } = await read('two-pets');
  expect({ found, isSeveral, several }).toEqual({ found: [], isSeveral: true, several: ['Bella', 'Max'] });
  const values = pets.map(({ found: own }) => own.map(({ value }) => value));
  expect(values).toEqual([
    ['Bella', 'Cat', '4 years', 'Female', 'Yes', 'tabby'],
    ['Max', 'Dog', '2 years', 'Male', 'Yes'],
  ]);
});
