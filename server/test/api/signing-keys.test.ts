import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { canonical, checkFile, getRegistryKeys } from '@pawsume/contract/registry';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { registerFile } from '#features/registry/register-file';
import { getSigningKey, retireWithdrawnKeys } from '#features/registry/signing-key';
import { ownerWith } from '../harness/credits.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
const publicHalf = createPublicKey(privateKey).export({ format: 'jwk' }).x;

const keysOf = async (app: TestApp) => (await app.send(getRegistryKeys)).answer.keys;
const now = new Date('2026-11-24T12:00:00Z');

const madeResume = async (app: TestApp) => {
  const { resumeId } = await ownerWith(app);
  const { user_id } = await app.db
    .selectFrom('resumes')
    .select('user_id')
    .where('id', '=', resumeId)
    .executeTakeFirstOrThrow();
  return { resumeId, user_id };
};

describe('SIGNING_KEY', () => {
  test.each([
    ['PEM', pem],
    ['PEM on one line', pem.replaceAll('\n', '\\n')],
    ['base64 of PKCS #8', pkcs8.toString('base64')],
    ['base64 of its 32 bytes', pkcs8.subarray(-32).toString('base64')],
  ])('is taken as %s', (_as, given) => {
    expect(parseConfig({ SIGNING_KEY: given }).signingKey).toBe(pkcs8.toString('base64'));
  });

  test.each([
    ['words', 'a secret'],
    [
      'a key of another kind',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    ],
    ['the public half', createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString()],
  ])('is refused where it is %s, without being told again', (_what, given) => {
    expect(() => parseConfig({ SIGNING_KEY: given })).toThrow(/SIGNING_KEY: is no Ed25519 private key/);
    expect(() => parseConfig({ SIGNING_KEY: given })).not.toThrow(given);
  });

  test('signs where it is set, and its private half stays out of the database', async () => {
    const app = await startApp({ SIGNING_KEY: pem });
    expect(await keysOf(app)).toEqual([]);
    await getSigningKey(app.context, now);
    expect(await keysOf(app)).toEqual([expect.objectContaining({ public_key: publicHalf })]);
    const rows = await app.db.selectFrom('signing_keys').selectAll().execute();
    expect(rows).toMatchObject([{ private_key: null }]);
  });
});

describe('WITHDRAWN_KEYS', () => {
  test('makes checks say that a key is withdrawn, and another key is made in its place', async () => {
    const first = await startApp();
    const { id } = await getSigningKey(first.context, now);
    const { resumeId, user_id } = await madeResume(first);
    const pdf = Buffer.from('signed with a key that leaked');
    await registerFile(
      first.context,
      { pdf, resume: { id: resumeId, user_id }, purpose: 'Renting', version: 'v', facts: [], code: null },
      now,
    );
    const withdrawn = { ...first.context, withdrawnKeys: [id] };
    await retireWithdrawnKeys(withdrawn);
    const app = await startApp({}, (context) => ({ ...context, db: first.db, withdrawnKeys: [id] }));
    expect(await keysOf(app)).toEqual([expect.objectContaining({ key_id: id, withdrawn: true })]);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const { answer } = await app.send(checkFile, { body: { sha256 } });
    expect(answer).toMatchObject({ signed: { key_id: id, key_withdrawn: true } });
    expect((await getSigningKey(withdrawn, now)).id).not.toBe(id);
    expect((await keysOf(app)).find(({ key_id }) => key_id !== id)).not.toHaveProperty('withdrawn');
    expect(await first.db.selectFrom('signing_keys').select('private_key').where('id', '=', id).execute()).toEqual([
      { private_key: null },
    ]);
  });

  test('refuses to start with a SIGNING_KEY that is withdrawn', async () => {
    const app = await startApp({ SIGNING_KEY: pem });
    const { id } = await getSigningKey(app.context, now);
    await expect(retireWithdrawnKeys({ ...app.context, withdrawnKeys: [id] })).rejects.toThrow('SIGNING_KEY');
  });

  test('is a list of key ids', () => {
    expect(parseConfig({ WITHDRAWN_KEYS: 'AbCdEfGhIjKlMnOp, 0123456789_-abcd' }).withdrawnKeys).toEqual([
      'AbCdEfGhIjKlMnOp',
      '0123456789_-abcd',
    ]);
    expect(() => parseConfig({ WITHDRAWN_KEYS: 'short' })).toThrow('WITHDRAWN_KEYS');
  });
});

describe('without it', () => {
  test('servers that begin at the same moment make one key and share it', async () => {
    const app = await startApp();
    const keys = await Promise.all(Array.from({ length: 8 }, () => getSigningKey(app.context, now)));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
    expect(await keysOf(app)).toHaveLength(1);
  });

  test('a key that takes its place leaves old records as good as they were', async () => {
    const app = await startApp();
    const { resumeId, user_id } = await madeResume(app);
    const register = (pdf: Buffer, signingKey = app.context.signingKey) =>
      registerFile(
        { ...app.context, signingKey },
        { pdf, resume: { id: resumeId, user_id }, purpose: 'Renting', version: 'v', facts: [], code: null },
        now,
      );
    const [before, after] = [Buffer.from('before'), Buffer.from('after')];
    await register(before);
    await register(after, privateKey);
    const keys = await keysOf(app);
    expect(keys).toHaveLength(2);
    for (const pdf of [before, after]) {
      const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', pdf)).toString('hex');
      const { answer } = await app.send(checkFile, { body: { sha256 } });
      if (answer.state === 'unknown') throw new Error('not known');
      const { record, signature, key_id } = answer.signed;
      const published = keys.find((key) => key.key_id === key_id);
      const key = createPublicKey({
        key: { kty: 'OKP', crv: 'Ed25519', x: published?.public_key ?? '' },
        format: 'jwk',
      });
      expect(verify(null, Buffer.from(canonical(record)), key, Buffer.from(signature, 'base64url'))).toBe(true);
    }
  });
});
