import { expect, test } from 'vitest';
import { ApiError, offline } from '~/api/api-error.ts';
import { loadProblemOf, wayOnFrom } from './problem.ts';

const failed = (status: number, reason?: string) => new ApiError({ status, code: 'some_code', reason });

test('a form that needs a login says so and leads there', () => {
  expect(loadProblemOf(failed(401, 'Please log in to continue.'))).toEqual({
    message: '⚠️ Please Login before managing pets.',
    wayOn: 'login',
  });
});

test('a form that needs a complete profile says so and leads there', () => {
  expect(loadProblemOf(failed(403, 'Not allowed.'))).toEqual({
    message: '⚠️ Please complete your profile before managing pets.',
    wayOn: 'profile',
  });
});

test.each([
  [failed(404, 'This page or item does not exist, or is not yours.')],
  [failed(502)],
  [offline(new TypeError('Failed to fetch'))],
])('every other failure (%s) can be tried again, with the reason that was given', (error) => {
  expect(loadProblemOf(error)).toEqual({
    message: 'Failed to load form data.',
    reason: error.reason,
    wayOn: 'retry',
  });
});

test('a fault of ours is not dressed up as a failed call', () => {
  const fault = new TypeError('x is undefined');
  expect(() => loadProblemOf(fault)).toThrow(fault);
});

test('after a failed save login and profile are elsewhere, and what may pass can be tried again', () => {
  expect(wayOnFrom(failed(401))).toBe('login');
  expect(wayOnFrom(failed(403))).toBe('profile');
  expect(wayOnFrom(failed(503))).toBe('retry');
  expect(wayOnFrom(offline(new TypeError('Failed to fetch')))).toBe('retry');
  expect(wayOnFrom(failed(400))).toBeNull();
});
