import { generateKeyPairSync, sign } from 'node:crypto';
import { canonical } from '@pawsume/contract/registry';
import { expect, test, vi } from 'vitest';
import { checkSignature } from './check-signature.ts';

const SHA256 = 'a'.repeat(64);
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const half = (key: typeof publicKey) => String(key.export({ format: 'jwk' }).x);

const record = {
  code: null,
  date: '2026-11-24T12:00:00.000Z',
  issuer: 'https://x.example',
  sha256: SHA256,
  version: 'v',
};
const signedBy = (key: typeof privateKey, said = record) => ({
  record: said,
  ...{ key_id: 'k', public_key: half(publicKey) },
  signature: sign(null, Buffer.from(canonical(said)), key).toString('base64url'),
});
const keys = [{ key_id: 'k', public_key: half(publicKey) }];

test('a record that is signed with the published key is right', async () => {
  expect(await checkSignature(signedBy(privateKey), SHA256, keys)).toBe('right');
});

test('a record of a key that was withdrawn is not called right', async () => {
  const withdrawn = keys.map((key) => ({ ...key, withdrawn: true }));
  expect(await checkSignature(signedBy(privateKey), SHA256, withdrawn)).toBe('withdrawn');
});

test.each([
  ['signed with another key', signedBy(stranger.privateKey), keys],
  ['changed afterwards', { ...signedBy(privateKey), record: { ...record, date: '2020-01-01T00:00:00.000Z' } }, keys],
  ['of another file', signedBy(privateKey, { ...record, sha256: 'b'.repeat(64) }), keys],
  [
    'signed with a key that brings itself along',
    { ...signedBy(stranger.privateKey), public_key: half(stranger.publicKey) },
    keys,
  ],
  ['of a key that is not published', signedBy(privateKey), []],
])('a record that is %s is wrong', async (_what, signed, published) => {
  expect(await checkSignature(signed, SHA256, published)).toBe('wrong');
});

test('a browser that knows no Ed25519 leaves it unchecked', async () => {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new DOMException('no', 'NotSupportedError'));
  expect(await checkSignature(signedBy(privateKey), SHA256, keys)).toBe('unchecked');
});
