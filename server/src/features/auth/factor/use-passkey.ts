import { messages } from '@pawsume/contract/messages';
import type { Assertion } from '@pawsume/contract/passkey-json';
import type { Db, PasskeyRow } from '#db/types';
import { AppError } from '#lib/app-error';
import type { RelyingParty } from '#lib/relying-party';
import { takeChallenge } from './passkey-challenges.ts';
import { findPasskey, type Purpose, stampPasskey } from './passkey-queries.ts';
import { verifyUse } from './webauthn.ts';

/** A passkey that has signed our challenge, and not been counted yet. */
export interface UsedPasskey {
  passkey: PasskeyRow;
  counter: number;
}

const failed = (): AppError => new AppError('wrong_credentials', messages.factor.passkeyFailed);

/** Checks what a passkey signed; the challenge is used up by it, right or wrong. Throws `wrong_credentials`. */
export const checkPasskey = async (
  { db, now, party }: { db: Db; now: Date; party: RelyingParty },
  { passkey, purpose, userId }: { passkey: Assertion; purpose: Purpose; userId: number | null },
): Promise<UsedPasskey> => {
  const known = await findPasskey(db, passkey.id);
  if (!known || (userId !== null && known.user_id !== userId)) throw failed();
  const take = takeChallenge({ db, now }, { purpose, userId });
  return { passkey: known, counter: await verifyUse(party, { passkey, known, take }) };
};

/** Counts the use. Throws `wrong_credentials` where the passkey was removed meanwhile. */
export const countUse = async (tx: Db, { passkey, counter }: UsedPasskey, now: Date): Promise<void> => {
  if (!(await stampPasskey(tx, passkey, { counter, now }))) throw failed();
};
