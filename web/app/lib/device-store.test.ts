import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dropFromDevice, keepOnDevice, listOnDevice, moveOnDevice, readFromDevice } from './device-store.ts';

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

test('lists the keys that begin alike, without drafts and what else is stored', () => {
  keepOnDevice('of:jo:owner', { city: 'Halifax' });
  keepOnDevice('of:joan:owner', { city: 'Halifax' });
  localStorage.setItem('of:jo:else', '');
  expect(listOnDevice('of:jo:')).toEqual(['of:jo:owner']);
});
