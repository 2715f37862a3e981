import { expect, test } from 'vitest';
import { tidyPage } from '#reader/page';
import { readByPatterns } from '#reader/read-patterns';

const TODAY = new Date('2026-11-23');

test.each([
  ['good_with_dogs', 'Tuva is kid, dog, and all people friendly.', 'Yes'],
  ['good_with_dogs', 'She gets along with the neighbour’s two other dogs.', 'Yes'],
  ['good_with_dogs', 'She gets along with dogs, but she chooses her friends.', 'With care'],
  ['good_with_dogs', 'She does well with other dogs, but prefers a home that is calm.', 'Yes'],
  ['good_with_dogs', 'I do not jump on people and I get along with dogs.', 'Yes'],
  ['good_with_dogs', 'She is not small dog or cat tolerant.', 'With care'],
  ['good_with_cats', 'She needs another young cat.', 'Yes'],
  ['good_with_cats', 'She enjoys the other cats’ company.', 'Yes'],
  ['good_with_cats', 'She naps in a cat tent and likes a cat fort.', undefined],
  ['good_with_cats', 'She uses a tray like any other cat.', undefined],
  ['good_with_cats', 'Superfin is the only pet I have had.', undefined],
  ['good_with_children', 'She does well with all adults.', undefined],
  ['is_vaccinated', 'He is about one year old, and has been neutered and vaccinated.', 'Yes'],
  ['is_vaccinated', 'She has all her shots.', 'Yes'],
  ['spayed_neutered', 'I am assuming she is neutered.', undefined],
  ['training', 'He does very well on the leash.', 'Leash-trained'],
  ['gender', 'This sweet, funny girl naps.', 'Female'],
  ['gender', 'Male kitten, born in May.', 'Male'],
  ['weight', 'She is fully grown at 65lbs.', '65 lbs'],
  ['weight', 'An adorable 4lb Chihuahua.', '4 lb'],
  ['weight', 'He was underweight by 2 pounds.', undefined],
  ['pet_age', 'She is 4 or 5 years old.', '4 or 5 years'],
  ['breed', 'Odo is a Trailhound Crossbreed.', 'Trailhound Crossbreed'],
  ['breed', 'She looks like a Great Pyrenees mix.', 'Great Pyrenees mix'],
  ['breed', 'Dutch is a calm dog. Dutch naps. Dutch plays.', undefined],
  ['pet_name', 'Born in May. Waverly is a darling. She naps.', 'Waverly'],
  ['fears', 'She was terrified when rescued.', undefined],
  ['rehoming_reason', 'Allergies caused us to rehome him.', 'Allergies caused us to rehome him.'],
  ['rehoming_reason', 'She was brought in after her owner was ill.', 'She was brought in after her owner was ill.'],
] as const)('%s in "%s" is %s', (field, text, value) => {
  const { found } = readByPatterns([{ text: tidyPage(text) }], TODAY);
  expect(found.find((finding) => finding.field === field)?.value).toBe(value);
});

test('a word that begins a sentence is no second pet', () => {
  const { several } = readByPatterns([{ text: 'Chanel is a calm dog. Otherwise, she is a happy dog.' }], TODAY);
  expect(several).toEqual([]);
});
