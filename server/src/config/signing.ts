import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const SEED_BYTES = 32;
/** What PKCS #8 has before the 32 bytes of an Ed25519 key. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const read = (given: string): KeyObject => {
  const text = given.replaceAll('\\n', '\n');
  if (text.includes('-----BEGIN')) return createPrivateKey(text);
  const bytes = Buffer.from(text, 'base64');
  const key = bytes.length === SEED_BYTES ? Buffer.concat([PKCS8_HEAD, bytes]) : bytes;
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
};

/** Form of the ids that `GET /api/registry/key` lists. */
const KEY_ID = /^[\w-]{16}$/;

const readKey = (given: string): string | null => {
  try {
    const key = read(given);
    if (key.asymmetricKeyType !== 'ed25519') return null;
    return key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  } catch {
    return null;
  }
};

export const signingVariables = z.object({
  SIGNING_KEY: z
    .string()
    .trim()
    .refine((given) => readKey(given) !== null, 'is no Ed25519 private key, as PEM or in base64')
    .optional(),
  WITHDRAWN_KEYS: z
    .string()
    .transform((given) =>
      given
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    )
    .refine((ids) => ids.every((id) => KEY_ID.test(id)), 'is no list of key ids, with commas between them')
    .default([]),
});
type Variables = z.infer<typeof signingVariables>;

export const signingSettings = ({ SIGNING_KEY, WITHDRAWN_KEYS }: Variables) => ({
  /** What records of handed-out files are signed with, in PKCS #8 as base64; null where the database keeps a key. */
  signingKey: SIGNING_KEY === undefined ? null : readKey(SIGNING_KEY),
  /** Ids of keys that got into other hands. */
  withdrawnKeys: WITHDRAWN_KEYS,
});
