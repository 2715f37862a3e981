import { expect, test } from 'vitest';
import { cited } from '#reader/finding';
import { tidyPage } from '#reader/page';
import { readByPatterns } from '#reader/read-patterns';

const TODAY = new Date('2026-11-23');
const read = (text: string) =>
  readByPatterns([{ text: tidyPage(text) }], TODAY).found.map(({ field, value }) => `${field}: ${value}`);

test.each<[string, string[]]>([
  // Names
  ['My name is Mochi.', ['pet_name: Mochi']],
  [
    'Say hello to Sir Barkley! Sir Barkley is a 6-year-old beagle dog.',
    ['pet_name: Sir Barkley', 'pet_type: Dog', 'breed: beagle', 'pet_age: 6 years'],
  ],
  ['Call Jane Smith or Dr. Anna Novak for a meeting.', []],
  ['Client Information\nName: Jane Smith\nPatient Information\nName: Rex', ['pet_name: Rex']],
  ['Owner name: Jane Smith\nPet name: Rex', ['pet_name: Rex']],
  ['Our neighbour has a dog named Bruno.', []],
  ['Name\nPixel\nSpecies\nFeline', ['pet_name: Pixel', 'pet_type: Cat']],
  // Kinds and breeds
  ['Good with other dogs and with the family cat.', ['pet_type: Dog', 'good_with_dogs: Yes']],
  ['Rex is not a husky. He looks like a German Shepherd.', ['pet_name: Rex']],
  ['Breed: unknown', []],
  ['A 5-year-old Domestic Shorthair.', ['pet_type: Cat', 'breed: Domestic Shorthair', 'pet_age: 5 years']],
  ['Species: Bearded dragon', ['pet_type: Bearded dragon']],
  // Ages
  ['Age: 3y 2m', ['pet_age: 3 years 2 months']],
  ['Age: 1 yr', ['pet_age: 1 year']],
  ['Kids over 10 years old only. He was found 2 years ago.', ['good_with_children: With care']],
  ['My daughter is 8 years old.', []],
  ['DOB: 12 May 2023', ['pet_age: 3 years']],
  ['DOB: 2026-03-01', ['pet_age: 8 months']],
  ['DOB: May 12, 2020', ['pet_age: 6 years']],
  // The fifth of December or the twelfth of May: three years or two.
  ['DOB: 05/12/2023', []],
  ['DOB: 05/06/2023', ['pet_age: 3 years']],
  ['DOB: 2031-01-01', []],
  // Sexes
  ['Sex: F/S', ['gender: Female', 'spayed_neutered: Yes']],
  ['Sex: Male (intact)', ['gender: Male', 'spayed_neutered: No']],
  ['He is not neutered.', ['spayed_neutered: No']],
  ['She will be spayed in June.', []],
  ['Spayed/Neutered: No', ['spayed_neutered: No']],
  ['Sex: Female\nRex is a neutered male.', ['pet_name: Rex', 'spayed_neutered: Yes']],
  // Weights
  ['Weight: 12.5 kg (27.6 lb)', ['weight: 12.5 kg']],
  ['Weight: 12', []],
  ['We include a 30 lb bag of food. He eats 200 g a day.', []],
  ['Weight: 12 kg\nWeight: 14 kg', []],
  // Chips
  ['Microchip #: 985 112 003 456 789', ['is_microchipped: Yes', 'microchip_number: 985112003456789']],
  ['Call 001416555012345 to meet him.', []],
  ['Microchip: No', ['is_microchipped: No']],
  ['He has no microchip.', ['is_microchipped: No']],
  ['He will be microchipped before adoption.', []],
  ['Microchipped: Yes\nHe is not microchipped.', []],
  // Vaccines
  ['Not vaccinated.', ['is_vaccinated: No']],
  ['Not up to date on vaccinations.', []],
  ['He needs to be vaccinated.', []],
  ['Vaccinated against rabies and distemper.', ['is_vaccinated: Yes', 'vaccinations: rabies, distemper']],
  ['Rabies due 2027-05-14', []],
  [
    'Rabies 2026-05-14 due 2027-05-14',
    ['is_vaccinated: Yes', 'vaccinations: Rabies', 'vaccine_dates: Rabies: 2026-05-14'],
  ],
  ['Upcoming reminders\nRabies 2027-05-14', []],
  ['DHPP: declined 2026-05-14', []],
  ['FVRCP given 14 May 2026', ['is_vaccinated: Yes', 'vaccinations: FVRCP', 'vaccine_dates: FVRCP: 14 May 2026']],
  // Training and company
  ['She is litter trained.', ['training: House-trained']],
  ['He is not house-trained and we are working on being crate trained.', ['pet_type: Dog']],
  ['House-trained: No', []],
  ['Great with older children.', ['good_with_children: With care']],
  ['He is not good with cats.', ['good_with_cats: No']],
  ['Good with cats: Unknown', []],
  ['We do not know if he is good with dogs.', []],
  // Character
  ['He is a calm and friendly dog.', ['pet_type: Dog', 'personality: Calm', 'personality: Friendly']],
  ['Our friendly staff is happy to help. We are a pet-friendly home.', []],
  ['She is not very playful.', []],
  // What is labelled
  ['Colour: Black & white', ['colour_markings: Black & white']],
  ['Medications: None', []],
  ['Reason for rehoming: we are moving', ['rehoming_reason: we are moving']],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each(['Meet Bella and Max!', 'Pet name: Bella\nPet name: Max', 'Bella is a sweet cat.\n\nMax is a big dog.'])(
  'of two pets nothing is said: %s',
  (text) => {
    expect(readByPatterns([{ text }], TODAY)).toMatchObject({ found: [], isSeveral: true, several: ['Bella', 'Max'] });
  },
);

test('a quotation is as long as it has to be, in a text of any shape', () => {
  for (const text of [
    'Meet '.repeat(6000),
    'good with cats, dogs, '.repeat(1400),
    '\n'.repeat(30_000),
    'Rabies\n'.repeat(4000),
  ]) {
    for (const { quote } of readByPatterns([{ text }], TODAY).found.map(cited)) expect(quote.length).toBeLessThan(300);
  }
});
