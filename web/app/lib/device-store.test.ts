import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dropFromDevice, keepOnDevice, moveOnDevice, readFromDevice } from './device-store.ts';
import { removeAllDrafts } from './draft-store.ts';

const schema = z.object({ city: z.string() });

beforeEach(() => {
  // Node has this storage in memory; the browser's other one behaves alike.
  vi.stubGlobal('localStorage', sessionStorage);
  localStorage.clear();
});

test('what was kept is read again until it is dropped', () => {
  expect(keepOnDevice('owner', { city: 'Montréal' })).toBe(true);
  expect(readFromDevice('owner', schema)).toEqual({ city: 'Montréal' });
  dropFromDevice('owner');
  expect(readFromDevice('owner', schema)).toBeNull();
});

test('what was moved lies at its new place only, and moving nothing leaves the other place as it is', () => {
  keepOnDevice('new', { city: 'Halifax' });
  moveOnDevice('new', 'of-pet');
  moveOnDevice('new', 'of-pet');
  expect(readFromDevice('of-pet', schema)).toEqual({ city: 'Halifax' });
  expect(readFromDevice('new', schema)).toBeNull();
});

test('it goes with the drafts of an account that is gone', () => {
  keepOnDevice('owner', { city: 'Halifax' });
  removeAllDrafts();
  expect(readFromDevice('owner', schema)).toBeNull();
});
