import { expect, test } from 'vitest';
import { firstInOrder, messagesAt, sharedMessage } from './use-zod-form.ts';

const error = (message: string) => ({ type: 'custom', message });

test('only the errors with the message that comes first are kept', () => {
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

test('a message that two fields share is found, also in nested fields', () => {
  expect(sharedMessage({ name: error('fill all'), vet: { contact: error('fill all') } })).toBe('fill all');
});

test('a message of one field is not shared', () => {
  expect(sharedMessage({ name: error('fill all'), email: error('bad e-mail') })).toBeUndefined();
});

test('messages are told with their place, as in the form', () => {
  expect(messagesAt({ name: error('fill all'), contacts: { Vet: { name: error('too long') } } })).toEqual([
    { name: 'name', message: 'fill all' },
    { name: 'contacts.Vet.name', message: 'too long' },
  ]);
});
