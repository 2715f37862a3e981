import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepOnDevice } from '~/lib/device-store.ts';
import { ownerDraftKey, ownerToSend } from './owner-draft.ts';

const biscuit = { id: '7', username: 'jo' };

beforeEach(() => {
  // Node has this storage in memory; the browser's other one behaves alike.
  vi.stubGlobal('localStorage', sessionStorage);
  localStorage.clear();
});

test('only what was answered is sent, trimmed', () => {
  keepOnDevice(ownerDraftKey(biscuit), { ...emptyStep4, full_name: ' Jo Tester ', city: 'Halifax', bio: '  ' });
  expect(ownerToSend(biscuit)).toEqual({ valid: true, owner: { full_name: 'Jo Tester', city: 'Halifax' } });
});

test('without answers no owner is sent', () => {
  expect(ownerToSend(biscuit)).toEqual({ valid: true });
  keepOnDevice(ownerDraftKey(biscuit), emptyStep4);
  expect(ownerToSend(biscuit)).toEqual({ valid: true });
});

test('an answer that is too long is told, not cut', () => {
  keepOnDevice(ownerDraftKey(biscuit), { ...emptyStep4, bio: 'x'.repeat(2001) });
  expect(ownerToSend(biscuit)).toEqual({ valid: false });
});

test("another pet's answers are not sent", () => {
  keepOnDevice(ownerDraftKey({ ...biscuit, id: '8' }), { ...emptyStep4, full_name: 'Jo Tester' });
  expect(ownerToSend(biscuit)).toEqual({ valid: true });
});

test('another account’s answers about a pet with the same id are not sent', () => {
  keepOnDevice(ownerDraftKey({ ...biscuit, username: 'sam' }), { ...emptyStep4, full_name: 'Sam Tester' });
  expect(ownerToSend(biscuit)).toEqual({ valid: true });
});
