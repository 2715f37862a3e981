import { generateKeyPair, type KeyObject, randomUUID, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';

export interface SigningKey {
  id: string;
  key: KeyObject;
  /** Private; the provider publishes the public part. */
  jwk: JWK;
}

/** RSA 2048, as Google's are. */
export const newSigningKey = async (): Promise<SigningKey> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const id = randomUUID();
  return { id, key: privateKey, jwk: { ...privateKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' } };
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A compact JWS of `header` and `claims`; `signature` makes the bytes of its third part. */
export const compact = (header: object, claims: object, signature: (input: Buffer) => Buffer): string => {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${signature(Buffer.from(input)).toString('base64url')}`;
};

export const rs256 =
  ({ key }: SigningKey) =>
  (input: Buffer): Buffer =>
    sign('sha256', input, key);
