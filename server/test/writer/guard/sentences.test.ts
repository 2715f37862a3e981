import { expect, it } from 'vitest';
import { countCitations } from './citations.ts';
import { judgeSentences, shareByKind } from './measure.ts';

const tuning = judgeSentences('tuning');

it('of the sentences the guard was made with, hardly anything passes that nobody said', () => {
  const { lie, invention, true: carried } = shareByKind(tuning);
  expect(lie).toBeLessThanOrEqual(1.8);
  expect(invention).toBeLessThanOrEqual(3.8);
  expect(carried).toBeGreaterThanOrEqual(48);
});

it('what is carried by its answers is not carried by others', () => {
  const { refusedElsewhere, precision } = countCitations(tuning);
  expect(refusedElsewhere).toBeGreaterThanOrEqual(98);
  expect(precision).toBeGreaterThanOrEqual(75);
});
