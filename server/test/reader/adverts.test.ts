import { describe, expect, test } from 'vitest';
import { tidyPage } from '#reader/page';
import { readByPatterns } from '#reader/read-patterns';

const TODAY = new Date('2026-11-23');
const valuesOf = (field: string, text: string): string[] =>
  readByPatterns([{ text: tidyPage(text) }], TODAY)
    .found.filter((finding) => finding.field === field)
    .map(({ value }) => value);

const describeField = (field: string, cases: readonly [string, string | null][]): void => {
  describe(field, () => {
    test.each(cases)('reads %j as %j', (text, value) => {
      expect(valuesOf(field, text)).toEqual(value === null ? [] : [value]);
    });
  });
};

describeField('good_with_cats', [
  ['Good with cats only with care.', 'With care'],
  ['Good with cats, with supervision.', 'With care'],
  ['Good with cats. Only with slow introductions.', 'With care'],
  ['Good with cats! He should always be supervised with them.', 'With care'],
  ['Good with cats. However, he chased one last week.', null],
  ['Good with cats: only with care', 'With care'],
  ['Good with cats: selective', 'With care'],
  ['Good with cats: no issues known', null],
  ['Good with cats: not tested', null],
  ['Good with cats: Not suitable', 'No'],
  ['Not suitable for homes with cats.', 'No'],
  ['Tuva is unsuitable for a home with cats.', 'No'],
  ['Tuva cannot live with cats.', 'No'],
  ["Tuva doesn't get along with cats.", 'No'],
  ['We do not know whether she is not suitable for homes with cats.', null],
  ["She wouldn't be good with cats.", 'No'],
  ["She isn't good with dogs, but she is good with cats.", 'Yes'],
  ['Her sister is good with cats.', null],
  ['Her sister lives with us too. She is good with cats.', null],
  ['She gets along well with cats.', 'Yes'],
  ['Tuva is friendly with people, other dogs and even cats.', 'Yes'],
  ['Good with: dogs, cats.', 'Yes'],
  ['Tuva is cat friendly.', 'Yes'],
  ['Tuva is not cat-friendly.', 'No'],
  ['Tuva would love a cat-friendly home.', null],
  ['Tuva is not a fan of cats.', 'No'],
  ['No dogs, no cats, please.', 'No'],
  ['Fine with dogs, but not with cats.', 'No'],
  ['Tuva needs a home without small dogs and cats.', 'No'],
  ['Tuva prefers to be the only cat.', 'No'],
  ['Tuva needs to be the only pet in the home.', 'No'],
  ['She needs to be an only cat, or live with other cats who are deaf too.', 'With care'],
  ['She was the only cat in the litter.', null],
  ['She might do well with a calm cat and slow introductions.', 'With care'],
  ['She lives with two cats and gets along with them.', 'Yes'],
  ['She lives with two cats.', null],
  ['She loves cat toys and chasing cats.', null],
  ['She likes other cats. She needs a home without cats.', null],
  ['She likes cats. But watch out for your dinner!', 'Yes'],
]);

describeField('good_with_children', [
  ['Not good with children under 12.', 'With care'],
  ['Not suitable for homes with children under the age of 8.', 'With care'],
  ['Good with children over 12.', 'With care'],
  ['Good with kids: 12+', 'With care'],
  ['Good with kids: Yes, if older', 'With care'],
  ['He is great with children.', 'Yes'],
  ['Not suitable for families with children.', 'No'],
  ['Adult only home, please.', 'No'],
  ['He wants an adults-only home or one with teenagers.', 'With care'],
  ['A home with no small children would be best.', 'With care'],
  ['He could live with children over 10.', 'With care'],
  ['He is good with people of all ages, kids and cats.', 'Yes'],
  ['Our older kids walk him.', null],
  ['We were told that he is great with kids.', 'Yes'],
  ['We look for someone who is good with kids.', null],
]);

describeField('good_with_dogs', [
  ['Not good with small dogs.', 'With care'],
  ['He hates other dogs.', 'No'],
  ['Good with most dogs.', 'With care'],
  ['He loves other dogs.', 'Yes'],
  ['He gets along with other dogs, but can be reactive to strange dogs.', 'With care'],
  ['He is dog selective.', 'With care'],
  ['He is cautious of some dogs and must be the only dog.', 'No'],
  ['He would do best as the only dog, but is fine with calm dogs.', 'With care'],
  ['Good with dogs and cats, 3 years old.', 'Yes'],
  ['He needs a home without small dogs and cats.', 'With care'],
]);

describeField('spayed_neutered', [
  ['He sleeps the entire day.', null],
  ['An entire weekend with Odo is a joy.', null],
  ['Keep this bonded pair intact.', null],
  ['Odo is an entire male.', 'No'],
  ['Odo is still intact.', 'No'],
  ["We couldn't have her spayed yet.", 'No'],
  ["We couldn't have her mother spayed.", null],
  ['Her mother came along. She is spayed.', null],
  ['He is not microchipped, but he is neutered.', 'Yes'],
  ["He didn't come neutered.", 'No'],
]);

describeField('is_vaccinated', [
  ['She is not certified, but was regularly vaccinated.', 'Yes'],
  ["She isn't chipped, though she is vaccinated.", 'Yes'],
  ["She hasn't been vaccinated.", 'No'],
  ['Her puppies are vaccinated.', null],
  ['His brother is here too. He is vaccinated against rabies.', null],
]);

describeField('pet_age', [
  ['Odo is a 4-1/2-year-old dog.', '4½ years'],
  ['Odo is a 4 1/2 year old dog.', '4½ years'],
  ['Odo is a 2.5 year old dog.', '2.5 years'],
  ["We ask for the parents' consent below 18 years old.", null],
  ['Applicants aged 18 years only.', null],
  ['Her mother is 9 years old.', null],
]);

describeField('breed', [
  ['Odo is a German Shepherd\nmix.', 'German Shepherd mix'],
  ['Odo is a German Shepherd puppy mix.', 'German Shepherd puppy mix'],
  ['Odo is part Husky.', null],
  ['Odo is a mix of Husky and something fluffy.', null],
  ['Odo is a Husky.', 'Husky'],
  ['Her father was a Husky.', null],
]);

describeField('weight', [
  ['Odo weighs 30 kg.', '30 kg'],
  ['Odo should reach a weight of 30 kg.', null],
  ['His father weighs 40 kg.', null],
  ['His father is a mastiff. He weighs 60 kg.', null],
]);

describeField('pet_type', [
  ['My other pet is a cat.', null],
  ['Her companion is a big dog.', null],
  ['Odo is a cat.', 'Cat'],
]);

describeField('pet_name', [
  ['Unfortunately, Kishi is a dog who lost her home.', 'Kishi'],
  ['Unfortunately is a word. Sadly, a dog was found.', null],
  ['Today Kishi is a happy dog.', 'Kishi'],
  ['Finally Orlo is a confident cat.', 'Orlo'],
  ['Everyone loves Orlo. Orlo eats well, and we love Orlo.', 'Orlo'],
  ['We got him in Fernie. Fernie is far, and Fernie was cold.', null],
  ['Orlo plays with Vesna. Vesna follows Orlo, and Orlo follows Vesna.', null],
  ['Orlo is a happy dog. Orlo eats well. Orlo sleeps a lot. Vesna is a cat next door.', 'Orlo'],
]);

describeField('gender', [
  ['She came in March. Her coat is soft, and she purrs.', 'Female'],
  ['He came in March. His coat is soft.', null],
  ['She came in March. Her coat is soft, and he likes her.', null],
  ['I am Orlo. My owner is ill. She is in hospital, and her son helps her.', null],
  ['His owner has moved away. She misses him, and she cries. Her flat is small.', null],
]);

describeField('medical_conditions', [
  ['Orlo has epilepsy. He takes pills twice a day.', 'Orlo has epilepsy.'],
  ['Orlo has no allergies and is not diabetic.', null],
  ['My wife has allergies.', null],
  ['His mother had epilepsy.', null],
  ['Orlo is blind in one eye.', 'Orlo is blind in one eye.'],
  ['We use positive reinforcement.', null],
]);

describeField('fears', [
  ['Orlo is afraid of thunder. He loves cheese.', 'Orlo is afraid of thunder.'],
  ['Orlo is not afraid of anything.', null],
  ["Don't be afraid to ask.", null],
  ['Our neighbour is scared of storms.', null],
]);

describeField('rehoming_reason', [
  ['We are rehoming Orlo because we are moving abroad.', 'We are rehoming Orlo because we are moving abroad.'],
  ['Orlo was surrendered after his owner passed away.', 'Orlo was surrendered after his owner passed away.'],
  ['Orlo needs a new home soon.', null],
  ['We are not rehoming Orlo because of money.', null],
]);

describeField('colour_markings', [
  ['Orlo is a black and white cat.', 'black and white'],
  ['Orlo has a cream coat.', 'cream'],
  ['Orlo plays with a black dog.', null],
  ['His brother is a ginger tabby.', null],
]);

const PROSE = 'Orlo is a gentle cat who sleeps on the stove. He follows you from room to room and talks all evening.';
describeField('description', [
  [`Breed: Siamese\n${PROSE}\nCall 902-555-0101 or write to orlo@shelter.example.`, PROSE],
  [`Owner: Ann Smith\nPhone: 902-555-0101\n\n${PROSE}`, PROSE],
  ['Orlo is a cat.', null],
  ['Species: Cat\nBreed: Siamese', null],
]);
