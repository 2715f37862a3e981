import { messages } from '@pawsume/contract/messages';
import type { Assertion, RequestOptions } from '@pawsume/contract/passkey-json';
import type { Db } from '#db/types';
import { lockUser } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import type { RelyingParty } from '#lib/relying-party';
import { openSession } from '../sessions/open-session.ts';
import { takeAuthenticatorCode } from './authenticator.ts';
import { newChallenge } from './passkey-challenges.ts';
import { listPasskeys } from './passkey-queries.ts';
import { takeCode } from './recovery-codes.ts';
import { getStepUser, takeSecondStep } from './second-steps.ts';
import { checkPasskey, countUse } from './use-passkey.ts';
import { buildRequestOptions } from './webauthn.ts';

interface Now {
  db: Db;
  now: Date;
}

interface Step {
  challenge: string;
  userId: number;
  /** Where from, in short words. */
  device: string;
}

/**
 * Finishes a login and opens its session. `show` checks the second factor; if it throws, the challenge can be used for
 * another try. Throws `second_factor_over`.
 */
const finish = (
  { db, now }: Now,
  { challenge, userId, device }: Step,
  show: (tx: Db) => Promise<void>,
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    await takeSecondStep({ db: tx, now }, { challenge, user });
    await show(tx);
    return openSession({ db: tx, now }, { userId, device });
  });

const wrongCode = (): AppError =>
  new AppError('wrong_credentials', messages.factor.wrongCode, { fields: { code: messages.factor.wrongCode } });

/** Logs in with a code of the authenticator app, or else a recovery code, which is told to the owner. Throws `wrong_credentials`, `second_factor_over`. */
export const finishWithCode = (
  { db, now }: Now,
  { code, ...step }: Step & { code: string },
  tell: (tx: Db) => Promise<void>,
): Promise<string> =>
  finish({ db, now }, step, async (tx) => {
    if (await takeAuthenticatorCode({ db: tx, now }, step.userId, code)) return;
    if (!(await takeCode(tx, step.userId, code))) throw wrongCode();
    await tell(tx);
  });

/** The options that a browser needs to finish a login with a passkey of the account. Throws `second_factor_over`. */
export const startPasskeyStep = async (
  { db, now, party }: Now & { party: RelyingParty },
  challenge: string,
): Promise<RequestOptions> => {
  const userId = await getStepUser({ db, now }, challenge);
  const passkeys = await listPasskeys(db, userId);
  const toSign = await newChallenge({ db, now }, { purpose: 'second_step', userId });
  return buildRequestOptions(party, { challenge: toSign, passkeys });
};

/** Logs in with a passkey of the account. Throws `wrong_credentials`, `second_factor_over`. */
export const finishWithPasskey = async (
  { db, now, party }: Now & { party: RelyingParty },
  { passkey, ...step }: Step & { passkey: Assertion },
): Promise<string> => {
  const used = await checkPasskey({ db, now, party }, { passkey, purpose: 'second_step', userId: step.userId });
  return finish({ db, now }, step, (tx) => countUse(tx, used, now));
};
