import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '~/api/session.ts';
import { knownProgress, rememberProgress } from './load-step.ts';

const progress = { pet_name: 'Mochi', pet_type: 'Cat', answered_steps: [1 as const, 3 as const], owner_answered: true };

beforeEach(() => {
  sessionStorage.clear();
  storeToken('a token of jo');
});

test('how far a pet is, is known again after a reload', () => {
  expect(knownProgress('7')).toBeNull();
  rememberProgress('7', progress);
  expect(knownProgress('7')).toEqual(progress);
  expect(knownProgress('8')).toBeNull();
});

test('another session is told nothing of it', () => {
  rememberProgress('7', progress);
  storeToken('another token of sam');
  expect(knownProgress('7')).toBeNull();
});
