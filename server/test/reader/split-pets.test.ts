import { expect, test } from 'vitest';
import { cited } from '#reader/finding';
import { tidyPage } from '#reader/page';
import { readByPatterns } from '#reader/read-patterns';

const TODAY = new Date('2026-11-23');
const read = (...texts: string[]) =>
  readByPatterns(
    texts.map((text, at) => ({ text: tidyPage(text), number: at + 1 })),
    TODAY,
  );
/** The answers of each pet without its name and its description. */
const answersOf = (...texts: string[]): Record<string, string[]> =>
  Object.fromEntries(
    read(...texts).pets.map(({ name, found }) => [
      name,
      found
        .filter(({ field }) => field !== 'pet_name' && field !== 'description')
        .map(({ field, value }) => `${field}: ${value}`),
    ]),
  );

test('two dogs in paragraphs of their own', () => {
  const text = `Tobin and Saskia need a new home.

Tobin is a 3-year-old Beagle. He is neutered and weighs 14 kg. House-trained, and fond of children. His owner moved
abroad. Leash trained too.

Saskia is a 5-year-old Border Collie. She is spayed and fully vaccinated. She is not good with cats.

Good with other dogs. Adoption fee: 200 dollars.`;
  expect(answersOf(text)).toEqual({
    Tobin: [
      ...['pet_type: Dog', 'breed: Beagle', 'pet_age: 3 years', 'weight: 14 kg'],
      ...['training: House-trained', 'training: Leash-trained', 'spayed_neutered: Yes'],
      'rehoming_reason: His owner moved abroad.',
    ],
    Saskia: [
      ...['pet_type: Dog', 'breed: Border Collie', 'pet_age: 5 years'],
      ...['is_vaccinated: Yes', 'spayed_neutered: Yes', 'good_with_cats: No'],
    ],
  });
});

test('two cats in alternating sentences', () => {
  const text =
    'Nova is a 2-year-old tabby cat. Pixel is a 4-year-old black cat. Nova weighs 3.9 kg. She is spayed. Pixel weighs 5.2 kg. He is microchipped.';
  expect(answersOf(text)).toEqual({
    Nova: ['pet_type: Cat', 'pet_age: 2 years', 'weight: 3.9 kg', 'spayed_neutered: Yes', 'colour_markings: tabby'],
    Pixel: ['pet_type: Cat', 'pet_age: 4 years', 'weight: 5.2 kg', 'is_microchipped: Yes', 'colour_markings: black'],
  });
});

const PAIR = 'Nova is a 2-year-old tabby cat. Pixel is a 4-year-old black cat.';
const AGES = {
  Nova: ['pet_type: Cat', 'pet_age: 2 years', 'colour_markings: tabby'],
  Pixel: ['pet_type: Cat', 'pet_age: 4 years', 'colour_markings: black'],
};

test.each([
  'Both are vaccinated.',
  'They are vaccinated and microchipped.',
  'All are vaccinated. She is spayed.',
  'Nova and Pixel are vaccinated.',
  'The older one is vaccinated.',
  'One is vaccinated, the other is not.',
  'The cats are vaccinated.',
  'Nova is vaccinated, Pixel is not.',
  'Quill is their brother. He is vaccinated.',
  'Quill was vaccinated in May.',
  'He sleeps beside Nova. He is neutered.',
  'Both are shy. He is neutered.',
  'Unlike Nova, he is neutered.',
  'Nova follows Pixel. She is spayed.',
  'Her friend is Nova. She is spayed.',
])('%j belongs to neither of two pets', (more) => {
  expect(answersOf(`${PAIR} ${more}`)).toEqual(AGES);
  expect(answersOf(`${PAIR}\n\n${more}`)).toEqual(AGES);
});

test('a pronoun that changes within one part gives nothing', () => {
  const text =
    'Tobin is a 3-year-old dog. Nova sleeps beside him. He is neutered. Nova is a 2-year-old cat. She is shy.';
  expect(answersOf(text)).toEqual({
    Tobin: ['pet_type: Dog', 'pet_age: 3 years'],
    Nova: ['pet_type: Cat', 'pet_age: 2 years'],
  });
  expect(answersOf(`${PAIR} She is calm. He is neutered.`)).toEqual(AGES);
});

test('a pronoun that opens a paragraph means the pet of the paragraph before', () => {
  expect(
    answersOf(`${PAIR}\n\nNova weighs 3.9 kg.\n\nShe is spayed. She lives with Pixel. She is vaccinated.`),
  ).toEqual({
    ...AGES,
    Nova: ['pet_type: Cat', 'pet_age: 2 years', 'weight: 3.9 kg', 'spayed_neutered: Yes', 'colour_markings: tabby'],
  });
});

test('a second pet that is only mentioned as a friend takes nothing from the first', () => {
  const text =
    'Meet Otis! Otis is a 6-year-old greyhound dog. He is neutered. He loves his friend, a cat named Wren. Wren is a shy cat. Otis is microchipped.';
  const { Otis, Wren = [] } = answersOf(text);
  expect(Otis).toEqual([
    'pet_type: Dog',
    'breed: greyhound',
    'pet_age: 6 years',
    'is_microchipped: Yes',
    'spayed_neutered: Yes',
  ]);
  expect(Wren.filter((answer) => !/^(?:pet_type: Cat|personality: Shy)$/.test(answer))).toEqual([]);
});

test('names over blocks, and records one after another', () => {
  expect(
    answersOf('Meet Toffee and Fudge!\n\nTOFFEE\n\n- 2 years old\n- neutered male\n\nFUDGE\n\n- 3 years old\n- Spayed'),
  ).toEqual({
    Toffee: ['pet_age: 2 years', 'gender: Male', 'spayed_neutered: Yes'],
    Fudge: ['pet_age: 3 years', 'spayed_neutered: Yes'],
  });
  expect(
    answersOf('Name: Bruno\nSpecies: Dog\nSex: M/N', 'Name: Hazel\nSpecies: Cat\nWeight: 4.4 kg\nMicrochip: No'),
  ).toEqual({
    Bruno: ['pet_type: Dog', 'gender: Male', 'spayed_neutered: Yes'],
    Hazel: ['pet_type: Cat', 'weight: 4.4 kg', 'is_microchipped: No'],
  });
});

test('quotes each answer from its page', () => {
  const { pets } = read('Name: Bruno\nSpecies: Dog', 'Name: Hazel\nSpecies: Cat');
  expect(
    pets.map(({ found }) => found.map(cited).map(({ before, quote, page }) => `${before}${quote} ${page}`)),
  ).toEqual([
    ['Name: Bruno 1', 'Species: Dog 1'],
    ['Name: Hazel 2', 'Species: Cat 2'],
  ]);
});

test('a text about very many pets is not split', () => {
  const names = ['Ada', 'Bo', 'Cleo', 'Dot', 'Edda', 'Finn', 'Gus', 'Hera', 'Ivo'];
  const { several, pets } = read(names.map((name) => `${name} is a 2-year-old cat.`).join('\n'));
  expect([several, pets]).toEqual([names, []]);
});
