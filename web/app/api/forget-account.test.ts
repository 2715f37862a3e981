import { beforeEach, expect, test, vi } from 'vitest';
import { keepOnDevice } from '~/lib/device-store.ts';
import { forgetAccount } from './forget-account.ts';
import { petDraftKey, unsentTextsKey } from './pet-draft-key.ts';
import { hasUnsaved } from './use-log-out.ts';

/** A storage whose keys can be listed, as a browser's. */
const storageOf = () => {
  const storage = {};
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(storage, {
    getItem: method((key: string) => Reflect.get(storage, key) ?? null),
    setItem: method((key: string, value: string) => Reflect.set(storage, key, value)),
    removeItem: method((key: string) => Reflect.deleteProperty(storage, key)),
  });
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf());
  vi.stubGlobal('sessionStorage', storageOf());
});

const OF_JO = ['token', 'account', 'last-account', 'draft:of:jo:pet-form:7:2@a', 'draft:device:of:jo:pet-form:7:4'];
const LEFT_OVER = ['pawsume.own-links', 'draft:pet-form:7:2@a', 'draft:of:joan:resume:1@b'];
const VISITORS = ['draft:pet-form:visitor:1@a', 'draft:device:pet-form:visitor:1:found'];
const IN_TAB = ['last-account', 'typed:sign-up', 'progress:7', 'slot:of:jo:pet-form:7:2', 'second-step'];
const TAB_KEPT = ['slot:pet-form:visitor:1', 'mailed-token:/reset-password'];

const fill = (): void => {
  for (const key of [...OF_JO, ...LEFT_OVER, ...VISITORS]) localStorage.setItem(key, '"secret"');
  for (const key of [...IN_TAB, ...TAB_KEPT]) sessionStorage.setItem(key, '"secret"');
};

const kept = () => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage).toSorted()];

test('a logout leaves nothing of the account in storage or cache, and spares what a visitor typed', () => {
  fill();
  forgetAccount();
  expect(kept()).toEqual([VISITORS.toSorted(), TAB_KEPT.toSorted()]);
});

test('another account keeps its own session and drafts', () => {
  fill();
  forgetAccount('jo');
  expect(kept()).toEqual([
    [...OF_JO, ...VISITORS].toSorted(),
    ['last-account', 'slot:of:jo:pet-form:7:2', ...TAB_KEPT].toSorted(),
  ]);
});

test('a draft, an owner’s answer and a text that is not sent are unsaved, and those of others are not', async () => {
  const pet = { id: '7', username: 'jo' };
  expect(await hasUnsaved('jo')).toBe(false);
  keepOnDevice('of:jo:always-save', true);
  keepOnDevice(petDraftKey({ id: '7', username: 'joan' }, 4), { bio: 'Kind' });
  expect(await hasUnsaved('jo')).toBe(false);
  keepOnDevice(unsentTextsKey(pet), {});
  expect(await hasUnsaved('jo')).toBe(true);
  forgetAccount();
  localStorage.setItem(`draft:${petDraftKey(pet, 2)}@a`, '{}');
  expect(await hasUnsaved('jo')).toBe(true);
});
