import { expect, test } from 'vitest';
import { nearestPlace } from './nearest-place.ts';

const sheet = { width: 400, height: 500 };
const box = { x: 0.1, width: 0.5, height: 0.02 };
const breed = { name: 'Breed', ...box, y: 0.1 };
const age = { name: 'Age', ...box, y: 0.14 };

test.each([
  ['on it', { x: 100, y: 55 }, 'Breed'],
  ['between two, nearer to the upper', { x: 100, y: 63 }, 'Breed'],
  ['between two, nearer to the lower', { x: 100, y: 67 }, 'Age'],
  ['a fingertip below', { x: 100, y: 103 }, 'Age'],
  ['further than a fingertip', { x: 100, y: 106 }, undefined],
  ['beside, further than a fingertip', { x: 270, y: 55 }, undefined],
])('a touch %s', (_where, at, name) => {
  expect(nearestPlace([breed, age], at, sheet)?.name).toBe(name);
});
