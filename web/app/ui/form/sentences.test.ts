import { expect, test } from 'vitest';
import { firstInOrder, sentencesAt, sharedSentence } from './sentences.ts';

const error = (message: string) => ({ type: 'custom', message });

test('only the errors with the sentence that comes first are kept', () => {
  const errors = { name: error('fill all'), email: error('bad e-mail'), username: error('fill all') };
  expect(firstInOrder(errors, ['fill all', 'bad e-mail'])).toEqual({
    name: error('fill all'),
    username: error('fill all'),
  });
});

test('errors that no order names are all kept', () => {
  const errors = { name: error('too long') };
  expect(firstInOrder(errors, ['fill all'])).toEqual(errors);
});

test('a sentence that two fields share is found, also in nested fields', () => {
  expect(sharedSentence({ name: error('fill all'), vet: { contact: error('fill all') } })).toBe('fill all');
});

test('a sentence of one field is not shared', () => {
  expect(sharedSentence({ name: error('fill all'), email: error('bad e-mail') })).toBeUndefined();
});

test('sentences are told with their place, as in the form', () => {
  expect(sentencesAt({ name: error('fill all'), contacts: { Vet: { name: error('too long') } } })).toEqual([
    { name: 'name', sentence: 'fill all' },
    { name: 'contacts.Vet.name', sentence: 'too long' },
  ]);
});
