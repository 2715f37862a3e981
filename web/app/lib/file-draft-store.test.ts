import { beforeEach, expect, test, vi } from 'vitest';
import { removeDraftsOf } from './draft-store.ts';
import {
  dropFileDraftsBefore,
  forgetFileDrafts,
  listFileDrafts,
  readFileDraft,
  writeFileDraft,
} from './file-draft-store.ts';

const photo = { file: new File(['photo'], 'pet.jpg', { type: 'image/jpeg' }), state: 'ready' };

type Asked = string | { url: string };
const addressIn = (asked: Asked): string => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);

/** A browser's cache, as far as drafts need one. */
const cacheOf = (kept: Map<string, Response>) => ({
  match: async (asked: Asked) => kept.get(addressIn(asked))?.clone(),
  put: async (address: string, response: Response) => kept.set(address, response),
  delete: async (asked: Asked) => kept.delete(addressIn(asked)),
  keys: async () => [...kept.keys()].map((address) => ({ url: `http://localhost${address}` })),
});

const withCache = (): void => {
  const cache = cacheOf(new Map());
  vi.stubGlobal('caches', { open: async () => cache });
};

beforeEach(async () => {
  vi.unstubAllGlobals();
  await forgetFileDrafts(() => false);
});

test('a file is kept with its name, its kind and its state, and found by how its key begins', async () => {
  withCache();
  expect(await writeFileDraft('pet-form:7:1@a', photo)).toBe(true);
  const draft = await readFileDraft('pet-form:7:1@a');
  expect(draft?.state).toBe('ready');
  expect([draft?.file.name, draft?.file.type, await draft?.file.text()]).toEqual(['pet.jpg', 'image/jpeg', 'photo']);
  expect(await listFileDrafts('pet-form:7:1@')).toEqual(['a']);
  expect(await listFileDrafts('pet-form:8:')).toEqual([]);
});

test('a file that the device has no room for is found too, once', async () => {
  expect(await writeFileDraft('pet-form:7:1@a', photo)).toBe(false);
  expect(await listFileDrafts('pet-form:7:1@')).toEqual(['a']);
  withCache();
  expect(await writeFileDraft('pet-form:7:1@b', photo)).toBe(true);
  expect((await listFileDrafts('pet-form:7:1@')).toSorted()).toEqual(['a', 'b']);
});

test('of a pet that is removed no file stays behind, also where the device had no room for it', async () => {
  await writeFileDraft('pet-form:7:1@a', photo);
  removeDraftsOf('pet-form:7:1@');
  await vi.waitFor(async () => expect(await readFileDraft('pet-form:7:1@a')).toBeNull());
});

test('a file is dropped once it was kept before the given time, and others stay', async () => {
  withCache();
  await writeFileDraft('visitor@a', photo);
  await writeFileDraft('other@a', photo);
  await dropFileDraftsBefore('visitor@', Date.now() - 1000);
  expect(await listFileDrafts('')).toEqual(['visitor@a', 'other@a']);
  await dropFileDraftsBefore('visitor@', Date.now() + 1000);
  expect(await listFileDrafts('')).toEqual(['other@a']);
});

test('all files are forgotten but those that are spared', async () => {
  withCache();
  await writeFileDraft('visitor@a', photo);
  await writeFileDraft('of:jo:pet@a', photo);
  await forgetFileDrafts((key) => key.startsWith('visitor'));
  expect(await listFileDrafts('')).toEqual(['visitor@a']);
});
