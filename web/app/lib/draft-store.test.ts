import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { moveDraft, readDraft, removeAllDrafts, dropDraft, keepDraft } from './draft-store.ts';

const schema = z.object({ pet_name: z.string() });

beforeEach(() => {
  // Node has this storage in memory; the browser's other one behaves alike.
  vi.stubGlobal('localStorage', sessionStorage);
  localStorage.clear();
});

test('what was kept is read again, in any script', () => {
  expect(keepDraft('a', { pet_name: '雪球 🐾' })).toBe(true);
  expect(readDraft('a', schema)).toEqual({ pet_name: '雪球 🐾' });
});

test('what was removed or never kept is nothing', () => {
  keepDraft('a', { pet_name: 'Bo' });
  dropDraft('a');
  expect(readDraft('a', schema)).toBeNull();
  expect(readDraft('b', schema)).toBeNull();
});

test.each(['{"pet_name":7}', '{"pet_name":', '[]'])('a draft that is not as expected, such as %s, is nothing', (text) => {
  localStorage.setItem('draft:a', text);
  expect(readDraft('a', schema)).toBeNull();
});

test('a moved draft lies at its new place only', () => {
  keepDraft('new', { pet_name: 'Bo' });
  moveDraft('new', 'of-pet');
  expect(readDraft('of-pet', schema)).toEqual({ pet_name: 'Bo' });
  expect(readDraft('new', schema)).toBeNull();
});

test('moving nothing leaves the other place as it is', () => {
  keepDraft('of-pet', { pet_name: 'Bo' });
  moveDraft('new', 'of-pet');
  expect(readDraft('of-pet', schema)).toEqual({ pet_name: 'Bo' });
});

test('removing all drafts leaves everything else in the storage', () => {
  localStorage.setItem('token', 't');
  keepDraft('a', { pet_name: 'Bo' });
  keepDraft('b', { pet_name: 'Mo' });
  removeAllDrafts();
  expect([readDraft('a', schema), readDraft('b', schema), localStorage.getItem('token')]).toEqual([null, null, 't']);
});

test('of all that lies in the storage only drafts are dropped', () => {
  keepDraft('a', { pet_name: 'Bo' });
  localStorage.setItem('token', 'secret');
  dropAllDrafts();
  expect(readDraft('a', schema)).toBeNull();
  expect(localStorage.getItem('token')).toBe('secret');
});

test('a device without storage keeps nothing and says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepDraft('a', { pet_name: 'Bo' })).toBe(false);
  expect(readDraft('a', schema)).toBeNull();
});
