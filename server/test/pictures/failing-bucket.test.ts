import { beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { openBucket } from '#pictures/bucket';
import type { PictureStore } from '#pictures/picture-store';
import { PictureStoreError } from '#pictures/picture-store-error';
import { s3StandIn } from '../harness/picture-stores.ts';

const picture = { print: Buffer.alloc(5000, 'p'), screen: Buffer.alloc(2000, 's') };
const TOMORROW = new Date(Date.now() + 86_400_000);

let path: string;
const openWith = (attemptMs: number): PictureStore => {
  const { s3: settings } = parseConfig(s3.settings);
  if (!settings) throw new Error('no settings');
  return openBucket(settings, { connectMs: attemptMs, attemptMs }).pictures;
};
const s3 = await s3StandIn();
const store = openWith(1000);
beforeEach(async () => {
  s3.heal();
  for await (const paths of store.listBefore(TOMORROW)) for (const each of paths) await store.remove(each);
  path = await store.add(picture);
});

/** What a broken store is to everybody: an error of one kind, which says what went wrong. */
const failing = (reason: string) =>
  expect.objectContaining({ name: 'PictureStoreError', message: expect.stringContaining(reason) });

describe('a store that fails', () => {
  test.each([
    ['says that it is forbidden', { kind: 'refuse', status: 403, code: 'AccessDenied' }, 'AccessDenied (403)'],
    ['has lost the bucket', { kind: 'refuse', status: 404, code: 'NoSuchBucket' }, 'NoSuchBucket (404)'],
    ['is in a rush', { kind: 'refuse', status: 503, code: 'SlowDown' }, 'SlowDown (503)'],
    ['breaks', { kind: 'refuse', status: 500, code: 'InternalError' }, 'InternalError (500)'],
    ['hangs', { kind: 'hang' }, 'read'],
    ['cuts the connection', { kind: 'reset' }, 'ECONNRESET'],
    ['answers nothing', { kind: 'lost' }, 'ECONNRESET'],
    ['breaks off in the middle of a picture', { kind: 'cut', on: 'get' }, 'read'],
    ['never comes to the end of a picture', { kind: 'drip', on: 'get', ms: 20 }, 'read'],
  ] as const)('is never taken for one without the picture: it %s', async (_what, fault, reason) => {
    s3.fail(fault);
    await expect(store.find(path)).rejects.toEqual(failing(reason));
    await expect(store.findForScreen(path)).rejects.toBeInstanceOf(PictureStoreError);
    s3.heal();
    expect(await store.find(path)).toEqual(picture.print);
  });

  test.each([
    ['forbids', { kind: 'refuse', status: 403, code: 'AccessDenied' }],
    ['is in a rush', { kind: 'refuse', status: 503, code: 'SlowDown' }],
    ['hangs', { kind: 'hang' }],
    ['cuts the connection', { kind: 'reset' }],
    ['stores and does not say so', { kind: 'lost' }],
  ] as const)('keeps neither size where the second is not taken: it %s', async (_what, fault) => {
    const before = await s3.files();
    s3.fail({ ...fault, on: 'put', file: /\.screen\.jpg$/ });
    await expect(store.add(picture)).rejects.toEqual(failing('could not be stored'));
    expect(await s3.files()).toEqual(before);
  });

  test('keeps a half where it does not remove either, which is listed by its age', async () => {
    const before = await s3.files();
    // A store that gave up the first call, which goes well, would leave nothing.
    const patient = openWith(20_000);
    s3.fail({ kind: 'reset', on: 'put', file: /\.screen\.jpg$/ }, { kind: 'reset', on: 'delete' });
    await expect(patient.add(picture)).rejects.toEqual(failing('could not be stored'));
    s3.heal();
    const left = (await s3.files()).filter((file) => !before.includes(file));
    expect(left.length).toBeGreaterThan(0);
    const listed = (await Array.fromAsync(store.listBefore(TOMORROW))).flat();
    for (const file of left) expect(listed).toContain(`/pictures/${file.replace('.screen', '')}`);
  });

  test('may fail once: it is asked again', async () => {
    for (const fault of [{ kind: 'refuse' }, { kind: 'reset' }, { kind: 'lost' }] as const) {
      s3.fail({ ...fault, times: 1 });
      expect(await store.find(path)).toEqual(picture.print);
      s3.fail({ ...fault, times: 1, on: 'put' });
      expect(await store.find(await store.add(picture))).toEqual(picture.print);
    }
  });

  test('may take its time', async () => {
    s3.fail({ kind: 'slow', ms: 200 });
    expect(await store.find(path)).toEqual(picture.print);
  });

  test('ends a list with an error, not early', async () => {
    s3.fail({ kind: 'refuse', on: 'list' });
    await expect(Array.fromAsync(store.listFiles())).rejects.toEqual(failing('could not be listed: SlowDown (503)'));
    await expect(Array.fromAsync(store.listBefore(TOMORROW))).rejects.toBeInstanceOf(PictureStoreError);
  });

  test('is not one that is fit to store', async () => {
    await expect(store.check()).resolves.toBeUndefined();
    s3.fail({ kind: 'refuse', status: 403, code: 'AccessDenied', on: 'put' });
    await expect(store.check()).rejects.toEqual(failing('AccessDenied'));
  });
});

test('files that others put into the bucket are neither listed nor in the way', async () => {
  await s3.put(encodeURIComponent('a backup (1)+ä.zip'), 'not ours');
  const files = await Array.fromAsync(store.listFiles());
  expect(files.map(({ bytes }) => bytes).sort()).toEqual([2000, 5000]);
  expect((await s3.files()).join()).toContain('backup');
});
