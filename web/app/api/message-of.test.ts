import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { explainWith, messageOf } from './message-of.ts';

const taken = new ApiError({
  status: 409,
  code: 'username_taken',
  reason: 'This name is taken.',
  fields: { username: 'This name is taken.' },
});

test("the server's message is shown where it gave one", () => {
  expect(messageOf(taken, 'Update failed')).toBe('This name is taken.');
});

test("the screen's message is shown where the server gave none", () => {
  expect(messageOf(new ApiError({ status: 502, code: 'unknown' }), 'Update failed')).toBe('Update failed');
});

test('the text of a fault in the program is never shown', () => {
  expect(messageOf(new TypeError('x is undefined'), 'Update failed')).toBe('Update failed');
});

test('a form learns the messages of its fields', () => {
  expect(explainWith('Update failed')(taken)).toEqual({
    message: 'This name is taken.',
    fields: { username: 'This name is taken.' },
  });
});
