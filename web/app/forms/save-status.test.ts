import { expect, test } from 'vitest';
import { saveStatus } from './save-status.ts';

const savedAt = new Date(2026, 10, 20, 14, 5);

test('a saved form says when, on a 24-hour clock', () => {
  expect(saveStatus({ dirty: false, keepsDraft: true, savedAt })).toBe('Saved at 14:05');
  expect(saveStatus({ dirty: false, keepsDraft: true, savedAt: new Date(2026, 10, 20, 0, 7) })).toBe('Saved at 00:07');
});

test('a changed form says that it is kept, whenever it was saved before', () => {
  expect(saveStatus({ dirty: true, keepsDraft: true, savedAt })).toBe('Not saved yet. Kept on this device.');
});

test('a device that keeps nothing is not said to keep it', () => {
  expect(saveStatus({ dirty: true, keepsDraft: false, savedAt: null })).toBe('Not saved yet');
});

test('a form nobody touched says nothing', () => {
  expect(saveStatus({ dirty: false, keepsDraft: true, savedAt: null })).toBe('');
});
