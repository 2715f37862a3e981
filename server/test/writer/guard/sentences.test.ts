import { expect, it } from 'vitest';
import { countCitations } from './citations.ts';
import { countCarried, judgeSentences, shareByKind } from './measure.ts';

const tuning = judgeSentences('tuning');

it('of the sentences the guard was made with, hardly anything passes that nobody said', () => {
  const { lie, invention, true: carried } = shareByKind(tuning);
  expect(lie).toBeLessThanOrEqual(1.8);
  expect(invention).toBeLessThanOrEqual(3.5);
  expect(carried).toBeGreaterThanOrEqual(49);
});

it.each([
  ['kept-aside', { lies: 1.2, inventions: 6.1, carried: 45 }],
  ['unseen-pets', { lies: 2.5, inventions: 5, carried: 34 }],
] as const)('of other sentences (%s) no more passes than was measured', (set, most) => {
  const { lie, invention, true: carried } = shareByKind(judgeSentences(set));
  expect(lie).toBeLessThanOrEqual(most.lies);
  expect(invention).toBeLessThanOrEqual(most.inventions);
  expect(carried).toBeGreaterThanOrEqual(most.carried);
});

it.each(['kept-aside', 'unseen-pets'] as const)('a real model judges other sentences rightly (%s)', (set) => {
  const { lie, invention, true: carried } = shareByKind(judgeSentences(set), countCarried);
  expect(lie).toBe(0);
  expect(invention).toBeLessThanOrEqual(3);
  expect(carried).toBeGreaterThanOrEqual(90);
});

it('what is carried by its answers is not carried by others', () => {
  const { refusedElsewhere, precision } = countCitations(tuning);
  expect(refusedElsewhere).toBeGreaterThanOrEqual(98);
  expect(precision).toBeGreaterThanOrEqual(75);
});
