import type { Assertion, RequestOptions } from '@pawsume/contract/passkey-json';
import type { Db } from '#db/types';
import { lockUser } from '#features/users/queries';
import type { RelyingParty } from '#lib/relying-party';
import { openSession } from '../sessions/open-session.ts';
import { newChallenge } from './passkey-challenges.ts';
import { checkPasskey, countUse } from './use-passkey.ts';
import { buildRequestOptions } from './webauthn.ts';

interface World {
  db: Db;
  now: Date;
  party: RelyingParty;
}

/** The options that a browser needs to log in with whichever passkey it has for this site. */
export const startPasskeyLogin = async ({ db, now, party }: World): Promise<RequestOptions> =>
  buildRequestOptions(party, { challenge: await newChallenge({ db, now }, { purpose: 'log_in', userId: null }) });

/**
 * Opens a session of the account whose passkey signed, and returns its token. The device has verified its user, so that
 * this is both factors at once. Throws `wrong_credentials`.
 */
export const logInByPasskey = async (
  { db, now, party }: World,
  { passkey, device }: { passkey: Assertion; device: string },
): Promise<string> => {
  const used = await checkPasskey({ db, now, party }, { passkey, purpose: 'log_in', userId: null });
  const userId = used.passkey.user_id;
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    await countUse(tx, used, now);
    return openSession({ db: tx, now }, { userId, device });
  });
};
