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
  ['pet_age', 'She was born in February 2018.', 'Born in February 2018'],
  ['pet_age', 'He is a senior dog.', 'Senior'],
  ['pet_age', 'He came home at age 6 weeks.', undefined],
  ['training', 'He knows sit and shake.', 'Obedience'],
  ['training', 'She is trained to use the litter box.', 'House-trained'],
  ['training', 'He walks obediently on his lead.', 'Leash-trained'],
  ['spayed_neutered', 'He is a bay gelding.', 'Yes'],
  ['spayed_neutered', 'Once he is neutered, he can go.', 'No'],
  ['spayed_neutered', 'Spayed (not yet).', undefined],
  ['spayed_neutered', 'He had never seen a vet so we have had him neutered.', 'Yes'],
  ['medicines', 'He takes insulin twice a day.', 'He takes insulin twice a day.'],
  ['medicines', 'Some of our dogs need ongoing medication.', undefined],
  ['medical_conditions', 'He was sick with a kennel cough.', undefined],
  ['good_with_dogs', 'He is compatible with other dogs.', 'Yes'],
  ['good_with_children', 'She isn’t a fan of children.', 'No'],
  ['good_with_cats', 'She needs a non-cat home.', 'No'],
  ['good_with_cats', 'She is unable to live with other cats.', 'No'],
  ['good_with_cats', 'Those who love cats smile.', undefined],
  ['good_with_cats', 'A housemate does not like cats.', undefined],
  ['pet_type', 'He likes other dogs.', 'Dog'],
  ['pet_type', 'He stands 15.2 hands.', 'Horse'],
  ['pet_type', 'She likes other dogs and other cats.', undefined],
  ['pet_name', 'Trooper - an old pony for kids.', 'Trooper'],
  ['pet_name', 'This is my cat, Tilda.', 'Tilda'],
  ['pet_name', 'This poor Shih Tzu is shy. He naps.', undefined],
  ['pet_name', 'Mowbray here. I nap.', 'Mowbray'],
  ['pet_name', 'Hi! They call me Mowbray.', 'Mowbray'],
  ['rehoming_reason', 'I have to leave Peru.', 'I have to leave Peru.'],
  ['rehoming_reason', 'We have no time to walk him.', 'We have no time to walk him.'],
  ['breed', 'He lives in Newfoundland.', undefined],
  ['breed', 'A Beagle mommy had him. He naps.', undefined],
  ['personality', 'He greets each friendly face.', undefined],
  ['rehoming_reason', 'I am moving to a condo.', 'I am moving to a condo.'],
  ['rehoming_reason', 'My younger son has asthma.', 'My younger son has asthma.'],
] as const)('%s in "%s" is %s', (field, text, value) => {
  const { found } = readByPatterns([{ text: tidyPage(text) }], TODAY);
  expect(found.find((finding) => finding.field === field)?.value).toBe(value);
});

test('a word that begins a sentence is no second pet', () => {
  const { several } = readByPatterns([{ text: 'Chanel is a calm dog. Otherwise, she is a happy dog.' }], TODAY);
  expect(several).toEqual([]);
});
