import { expect, test } from 'vitest';
import { readByPatterns } from '#reader/read-patterns';

const TODAY = new Date('2026-11-23');

test.each<[string, string[]]>([
  ['Orlo & Vesna were given to us in May.', ['Orlo', 'Vesna']],
  ['These girls are Orla, Vesna and Tuva!', ['Orla', 'Vesna', 'Tuva']],
  ['A bonded pair of cats needs a home.', []],
  ['We found these 2 tiny pups. They are well, they eat, and we feed them.', []],
])('finds nothing in an advert for several pets: %s', (text, several) => {
  expect(readByPatterns([{ text }], TODAY)).toMatchObject({ found: [], isSeveral: true, several });
});

test.each([
  'Orlo and his four siblings were found in May. Orlo is a calm cat.',
  'Orlo and Vesna are friends. Orlo eats well, Orlo sleeps well, and Orlo purrs.',
  'Orlo lives with two dogs. They play, they sleep, and they eat. He loves them, and he is calm.',
  'He was one of these 5 other pups. They ate, they slept, and their paws were cold. He naps.',
  'My name is Orlo. I can be adopted as a pair with Vesna.',
  'My name is Orlo and I nap. Overall, I am a happy boy.',
  'Orlo is a calm dog. Otherwise, he is a happy dog.',
])('reads an advert for one pet that has company: %s', (text) => {
  expect(readByPatterns([{ text }], TODAY).isSeveral).toBe(false);
});
