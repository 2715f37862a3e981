import { expect, it } from 'vitest';
import { countByKind, judgeSentences } from './measure.ts';

it.each([
  ['kept-aside', { true: 0.9, lie: 0, invention: 0.03 }],
  ['unseen-pets', { true: 0.9, lie: 0, invention: 0.03 }],
] as const)('of the sentences %s, the true ones stand and the others go', (set, goals) => {
  const shares = Object.fromEntries(
    countByKind(judgeSentences(set)).map(({ kind, standing, of }) => [kind, standing / of]),
  );
  expect(shares.true).toBeGreaterThanOrEqual(goals.true);
  expect(shares.lie).toBe(goals.lie);
  expect(shares.invention).toBeLessThanOrEqual(goals.invention);
});
