import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { moveDraft, readDraft, removeAllDrafts, removeDraft, writeDraft } from './draft-store.ts';

const schema = z.object({ pet_name: z.string() });

beforeEach(() => {
  // Node has this storage in memory; the browser's other one behaves alike.
  vi.stubGlobal('localStorage', sessionStorage);
  localStorage.clear();
});

test('what was kept is read again, in any script', () => {
  expect(writeDraft('a', { pet_name: '雪球 🐾' })).toBe(true);
  expect(readDraft('a', schema)).toEqual({ pet_name: '雪球 🐾' });
});

test('what was removed or never kept is nothing', () => {
  writeDraft('a', { pet_name: 'Bo' });
  removeDraft('a');
  expect(readDraft('a', schema)).toBeNull();
  expect(readDraft('b', schema)).toBeNull();
});

test.each(['{"pet_name":7}', '{"pet_name":', '[]'])(
  'a draft that is not as expected, such as %s, is nothing',
  (text) => {
    localStorage.setItem('draft:a', text);
    expect(readDraft('a', schema)).toBeNull();
  },
);

test('a moved draft lies at its new place only', () => {
  writeDraft('new', { pet_name: 'Bo' });
  moveDraft('new', 'of-pet');
  expect(readDraft('of-pet', schema)).toEqual({ pet_name: 'Bo' });
  expect(readDraft('new', schema)).toBeNull();
});

test('moving nothing leaves the other place as it is', () => {
  writeDraft('of-pet', { pet_name: 'Bo' });
  moveDraft('new', 'of-pet');
  expect(readDraft('of-pet', schema)).toEqual({ pet_name: 'Bo' });
});

test('of all that lies in the storage only drafts are dropped', () => {
  writeDraft('a', { pet_name: 'Bo' });
  localStorage.setItem('token', 'secret');
  removeAllDrafts();
  expect(readDraft('a', schema)).toBeNull();
  expect(localStorage.getItem('token')).toBe('secret');
});

test('a device without storage keeps nothing and says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(writeDraft('a', { pet_name: 'Bo' })).toBe(false);
  expect(readDraft('a', schema)).toBeNull();
});
