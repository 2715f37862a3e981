import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Db, SigningKeyRow } from '#db/types';
import { StartError } from '#lib/start-error';
import { findKey, findKeyMadeHere, forgetPrivateHalves, insertKey } from './queries.ts';

export interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

interface Parts {
  db: Db;
  /** From outside, in PKCS #8; null where a key is made here. */
  signingKey: KeyObject | null;
}

const ID_LENGTH = 16;

/** The 32 bytes of the public half as base64url. */
const publicHalf = (privateKey: KeyObject): string => {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (!x) throw new Error('This is no Ed25519 key.');
  return x;
};

const idOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('base64url').slice(0, ID_LENGTH);

const rowOf = (privateKey: KeyObject, { kept, now }: { kept: boolean; now: Date }): SigningKeyRow => {
  const publicKey = publicHalf(privateKey);
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  return {
    id: idOf(publicKey),
    public_key: publicKey,
    private_key: kept ? pkcs8.toString('base64url') : null,
    created_at: now,
  };
};

const open = ({ id, private_key }: SigningKeyRow): SigningKey => ({
  id,
  privateKey: createPrivateKey({ key: Buffer.from(private_key ?? '', 'base64url'), format: 'der', type: 'pkcs8' }),
});

/**
 * The key that records are signed with now: the one that is set, else the one that all servers of this database share, which
 * the first of them makes. Public halves stay in the database for good.
 */
export const getSigningKey = async ({ db, signingKey }: Parts, now: Date): Promise<SigningKey> => {
  if (signingKey) {
    const row = rowOf(signingKey, { kept: false, now });
    if (!(await findKey(db, row.id))) await insertKey(db, row);
    return { id: row.id, privateKey: signingKey };
  }
  const known = await findKeyMadeHere(db);
  if (known) return open(known);
  await insertKey(db, rowOf(generateKeyPairSync('ed25519').privateKey, { kept: true, now }));
  const made = await findKeyMadeHere(db);
  if (!made) throw new Error('No signing key could be kept.');
  return open(made);
};

/**
 * Deletes the private halves of withdrawn keys that were made here, so that the next record is signed with a new key.
 * @throws StartError when the key that is set is a withdrawn one.
 */
export const retireWithdrawnKeys = async ({
  db,
  signingKey,
  withdrawnKeys,
}: Parts & { withdrawnKeys: readonly string[] }): Promise<void> => {
  if (signingKey && withdrawnKeys.includes(idOf(publicHalf(signingKey)))) {
    throw new StartError('WITHDRAWN_KEYS names the key of SIGNING_KEY. Please set another SIGNING_KEY.');
  }
  if (withdrawnKeys.length > 0) await forgetPrivateHalves(db, withdrawnKeys);
};
