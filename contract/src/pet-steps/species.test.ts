import { expect, test } from 'vitest';
import { isAsked, trainingsFor } from './asked.ts';
import { type Kind, kindOf } from './species.ts';
import { PET_TYPES } from './step1.ts';

test.each<[string, Kind]>([
  ['dog', 'dog'],
  ['DOG', 'dog'],
  ['Labrador puppy', 'dog'],
  ['2 dogs', 'dog'],
  ['Dog (rescue)', 'dog'],
  ['Chien', 'dog'],
  ['House cat', 'cat'],
  ['kitties', 'cat'],
  ['Bunnies', 'rabbit'],
  ['Guinea pigs', 'small mammal'],
  ['Prairie dog', 'small mammal'],
  ['white mice', 'small mammal'],
  ['Budgies', 'bird'],
  ['African Grey', 'bird'],
  ['Guinea fowl', 'bird'],
  ['Turtle dove', 'bird'],
  ['Bearded dragon', 'reptile'],
  ['Rat snake', 'reptile'],
  ['Red-eared slider turtle', 'reptile'],
  ['Goldfish', 'fish'],
  ['Fishes', 'fish'],
  ['Parrot fish', 'fish'],
  ['Betta', 'fish'],
  ['Pot-bellied pig', 'other'],
  ['Bird-eating spider', 'other'],
  ['雪球', 'other'],
  ['', 'other'],
])('%s is of the kind: %s', (typed, kind) => {
  expect(kindOf(typed)).toBe(kind);
});

test('every kind that the form suggests is known', () => {
  expect(PET_TYPES.map(kindOf)).not.toContain('other');
});

test('a fish is asked nothing about leashes and hours alone, a reptile about its enclosure, an unknown kind everything', () => {
  expect(trainingsFor('fish')).toEqual(['Other']);
  expect(isAsked('hours_alone', 'fish')).toBe(false);
  expect(isAsked('enclosure', 'reptile')).toBe(true);
  expect(isAsked('enclosure', 'dog')).toBe(false);
  expect(isAsked('enclosure', 'rabbit')).toBe(true);
  expect(isAsked('enclosure', 'other')).toBe(true);
  expect(trainingsFor('other')).toContain('Leash-trained');
});
