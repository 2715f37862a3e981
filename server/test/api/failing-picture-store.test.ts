import { messages } from '@pawsume/contract/messages';
import { createPet, getStep1, listMyPets, saveStep1 } from '@pawsume/contract/pets';
import { downloadResume, generateResume, previewResume } from '@pawsume/contract/resumes';
import { getHealth, getReady } from '@pawsume/contract/system';
import { deleteAccount, updateMyPicture } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import type { StoreFault } from '@pawsume/standins/s3/faulty-proxy';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { cleanUp } from '#features/account/cleanup';
import { openBucket } from '#pictures/bucket';
import { giveCredits } from '../harness/credits.ts';
import { later } from '../harness/later.ts';
import { balanceOf, makeOwner } from '../harness/make.ts';
import { s3StandIn } from '../harness/picture-stores.ts';
import { startApp } from '../harness/start-app.ts';

const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };
const DAY_MS = 86_400_000;
/** `pictures/failing-bucket` has all kinds. */
const FAULTS: [string, StoreFault][] = [
  ['is read-only', { kind: 'refuse', on: 'put', status: 403, code: 'AccessDenied' }],
  ['hangs', { kind: 'hang' }],
  ['stores and does not say so', { kind: 'lost', on: 'put' }],
  ['breaks off with the second size', { kind: 'reset', on: 'put', file: /screen/ }],
];

const s3 = await s3StandIn();
const { s3: settings } = parseConfig(s3.settings);
if (!settings) throw new Error('no settings');
const { pictures } = openBucket(settings, { connectMs: 500, attemptMs: 500 });
const app = await startApp({ ...s3.settings, LOG_LEVEL: 'trace' }, (context) => ({ ...context, pictures }));
beforeEach(() => s3.heal());

const away = { status: 503, code: 'unavailable', error: messages.pictures.away };

const stored = async () => {
  const { token, username } = await makeOwner(app);
  const { answer } = await app.send(createPet, { as: token, body: basics, file: await petPhoto('dog') });
  const pet = { as: token, params: { pet_id: answer.pet_id } };
  const path = (await app.send(getStep1, pet)).answer.picture ?? '';
  return { token, username, pet, path };
};

describe('a store of photos that fails', () => {
  test.each(FAULTS)('takes nothing and costs nothing typed: it %s', async (_what, fault) => {
    const { token, pet, path } = await stored();
    const before = await s3.files();
    s3.fail(fault);
    const photo = await petPhoto('cat');
    const saved = await app.send(saveStep1, { ...pet, body: { ...basics, pet_name: 'Other' }, file: photo });
    expect(saved).toMatchObject(away);
    expect(Number(saved.headers['retry-after'])).toBeGreaterThan(0);
    expect(await app.send(createPet, { as: token, body: basics, file: photo })).toMatchObject(away);
    expect(await app.send(updateMyPicture, { as: token, file: photo })).toMatchObject(away);
    s3.heal();
    expect((await app.send(getStep1, pet)).answer).toMatchObject({ pet_name: 'Biscuit', picture: path });
    expect((await app.send(listMyPets, { as: token })).answer).toHaveLength(1);
    const named = (await s3.files()).filter((file) => !before.includes(file));
    await cleanUp(later(app.context, DAY_MS + 1000));
    const left = await s3.files();
    expect(named.filter((file) => left.includes(file))).toEqual([]);
  });

  test('says so where a photo is asked for, and it is not taken for one that is gone', async () => {
    const { path } = await stored();
    for (const fault of [
      { kind: 'hang' },
      { kind: 'cut', on: 'get' },
      { kind: 'refuse', code: 'NoSuchBucket', status: 404 },
    ] as const) {
      s3.fail(fault);
      const response = await fetch(app.url + path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        503,
        expect.not.stringContaining('max-age'),
      ]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'unavailable', error: messages.pictures.away });
    }
    s3.heal();
    expect((await fetch(app.url + path)).status).toBe(200);
  });

  test('sells no page without its photo', async () => {
    const { token, username, pet, path } = await stored();
    const { answer } = await app.send(generateResume, pet);
    await giveCredits(app, username, 1);
    const download = () => app.send(downloadResume, { as: token, params: { id: answer.resume_id } });
    s3.fail({ kind: 'cut', on: 'get' });
    expect(await download()).toMatchObject({ status: 503, error: messages.download.notNow });
    expect(await app.send(previewResume, { as: token, params: { id: answer.resume_id } })).toMatchObject(away);
    s3.heal();
    expect(await balanceOf(app, token)).toBe(1);
    const photo = await app.context.pictures.find(path);
    await app.context.pictures.remove(path);
    expect(await download()).toMatchObject({ error: messages.download.notCharged });
    expect(await balanceOf(app, token)).toBe(1);
    await app.context.pictures.writeFile(path.replace('/pictures/', ''), photo ?? Buffer.alloc(0));
    expect((await download()).status).toBe(200);
    expect(await balanceOf(app, token)).toBe(0);
  });

  test('makes the server degraded, which goes on', async () => {
    s3.fail({ kind: 'refuse', on: 'put', status: 403, code: 'AccessDenied' });
    const degraded = { status: 'degraded', message: messages.system.pictures };
    expect(await app.send(getReady)).toMatchObject({ status: 200, answer: degraded });
    expect((await app.send(getHealth)).status).toBe(200);
    s3.heal();
    expect((await app.send(getReady)).answer).toEqual({ status: 'ready' });
  });

  test('keeps what was saved where only the old photo cannot be removed; that goes later', async () => {
    const { pet, path } = await stored();
    s3.fail({ kind: 'refuse', on: 'delete' });
    expect((await app.send(saveStep1, { ...pet, body: basics, file: await petPhoto('cat') })).status).toBe(200);
    s3.heal();
    expect(await app.context.pictures.find(path)).not.toBeNull();
    await cleanUp(later(app.context, DAY_MS + 1000));
    expect(await app.context.pictures.find(path)).toBeNull();
  });

  test('keeps no account: its photos go as soon as the store is back', async () => {
    const { token, path } = await stored();
    s3.fail({ kind: 'refuse', on: 'delete' });
    expect(await app.send(deleteAccount, { as: token, body: { confirm: true } })).toMatchObject({ status: 200 });
    expect(await app.send(listMyPets, { as: token })).toMatchObject({ status: 401 });
    s3.heal();
    await cleanUp(later(app.context, DAY_MS + 1000));
    expect(await app.context.pictures.find(path)).toBeNull();
  });

  test('keeps the sweep from nothing else, and the next one does what is left', async () => {
    const orphan = await app.context.pictures.add({ print: await petPhoto('dog'), screen: await petPhoto('dog') });
    let shredded = 0;
    const tomorrow = {
      ...later(app.context, DAY_MS + 1000),
      shred: async () => {
        shredded += 1;
      },
    };
    const { token } = await makeOwner(app);
    await app.send(deleteAccount, { as: token, body: { confirm: true } });
    s3.fail({ kind: 'refuse', on: 'list' });
    await expect(cleanUp({ ...tomorrow, clock: app.context.clock })).rejects.toThrow('SlowDown');
    expect(shredded).toBe(1);
    s3.heal();
    await cleanUp(tomorrow);
    expect(await app.context.pictures.find(orphan)).toBeNull();
  });

  test('is in the log with what went wrong, and without its keys', async () => {
    const { path } = await stored();
    s3.fail({ kind: 'refuse', status: 403, code: 'SignatureDoesNotMatch' });
    await fetch(app.url + path);
    const log = app.logged.join('\n');
    expect(log).toContain('A picture could not be read: SignatureDoesNotMatch (403)');
    for (const key of [s3.settings.S3_ACCESS_KEY, s3.settings.S3_SECRET_KEY]) expect(log).not.toContain(key);
  });
});
