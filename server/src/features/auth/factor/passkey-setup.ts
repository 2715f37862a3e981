import { messages } from '@pawsume/contract/messages';
import type { Attestation, CreationOptions } from '@pawsume/contract/passkey-json';
import type { Db, UserRow } from '#db/types';
import { AppError } from '#lib/app-error';
import { isUniqueViolation } from '#lib/database-error';
import type { RelyingParty } from '#lib/relying-party';
import type { Proof } from '../prove-presence.ts';
import { addFactor } from './change-factors.ts';
import { newChallenge, takeChallenge } from './passkey-challenges.ts';
import { insertPasskey, listPasskeys } from './passkey-queries.ts';
import { buildCreationOptions, verifyNew } from './webauthn.ts';

const MOST = 20;

interface World {
  db: Db;
  now: Date;
  party: RelyingParty;
}

/**
 * The options that a browser needs to make a passkey for this account. Throws `forbidden` where it has as many as it
 * may have.
 */
export const startPasskeySetup = async (
  { db, now, party }: World,
  { id, username }: Pick<UserRow, 'id' | 'username'>,
): Promise<CreationOptions> => {
  const passkeys = await listPasskeys(db, id);
  if (passkeys.length >= MOST) throw new AppError('forbidden', messages.factor.tooManyPasskeys);
  const challenge = await newChallenge({ db, now }, { purpose: 'add', userId: id });
  return buildCreationOptions(party, { challenge, userId: id, username, passkeys });
};

/**
 * Stores a passkey that a browser made. Tells its owner in the same transaction. Returns the recovery codes where it is the first factor. Throws
 * `wrong_credentials` for one that does not verify, and `changed_elsewhere` for one that is stored already.
 */
export const finishPasskeySetup = async (
  { db, now, party }: World,
  { proof, name, passkey }: { proof: Proof; name: string; passkey: Attestation },
  tell: (tx: Db) => Promise<void>,
): Promise<string[] | null> => {
  const take = takeChallenge({ db, now }, { purpose: 'add', userId: proof.userId });
  const verified = await verifyNew(party, { passkey, take });
  const row = { ...verified, user_id: proof.userId, name, created_at: now };
  try {
    return await addFactor({ db, now }, proof, async (tx) => {
      await insertPasskey(tx, row);
      await tell(tx);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('changed_elsewhere', messages.factor.passkeyThere, { cause: error });
  }
};
