import { expect, test } from 'vitest';
import { inThePetsName } from './in-the-pets-name.ts';

const form = {
  field: (name: string) => ({ name }),
  choice: (name: string) => ({ value: name }),
};
const questions = { home: ({ pet }: { pet: string }) => `Where does ${pet} live?` };

const questionFor = (petName: string | undefined) => {
  // Of a form only these two are looked at.
  const asked = inThePetsName<{ home: string; age: string }>(form as never, { questions, petName });
  return {
    field: asked.field('home').question,
    choice: asked.choice('home').question,
    none: asked.field('age').question,
  };
};

test('fields and choices have their question in the name of the pet, and those without one have none', () => {
  const question = 'Where does Mochi live?';
  expect(questionFor(' Mochi ')).toEqual({ field: question, choice: question, none: undefined });
});

test.each([undefined, '', '  '])('a pet without a name (%j) is "your pet"', (petName) => {
  expect(questionFor(petName).field).toBe('Where does your pet live?');
});
