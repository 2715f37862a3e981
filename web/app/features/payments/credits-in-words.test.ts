import { expect, test } from 'vitest';
import { creditsInWords } from './credits-in-words.ts';

test('credits are counted in the plural above one', () => {
  expect([1, 2, 10, null].map(creditsInWords)).toEqual(['1 credit', '2 credits', '10 credits', 'credits']);
});
