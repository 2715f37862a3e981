import { expect, it } from 'vitest';
import { findPolarities } from '#answers/polarity';

const calm = (text: string) => [...findPolarities(text, /\bcalm\b/giu)];

it('a negation reaches some words ahead, and not over the end of its statement', () => {
  expect(calm('He is not calm.')).toEqual(['denied']);
  expect(calm('He is not loud, and so calm.')).toEqual(['said']);
});

it('the end of a name is no negation, wherever the look back ends', () => {
  for (let filler = 0; filler < 80; filler += 1) {
    expect(calm(`Juno ${'a'.repeat(filler)} is calm.`)).toEqual(['said']);
  }
});
