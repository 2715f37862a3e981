import { messages } from '@pawsume/contract/messages';
import type { Db, Tx } from '#db/types';
import { AppError, notFound } from '#lib/app-error';
import { lockProven, type Proof } from '../prove-presence.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { deleteAuthenticator, deleteAuthenticatorSince } from './authenticator-queries.ts';
import { hasSecondFactor } from './describe-factors.ts';
import { deletePasskeys } from './passkey-queries.ts';
import { deleteCodes } from './recovery-code-queries.ts';
import { issueCodes } from './recovery-codes.ts';
import { deleteSecondSteps } from './second-step-queries.ts';

interface Now {
  db: Db;
  now: Date;
}

/**
 * Adds a factor. The first one ends all other sessions, which a password alone had opened, and brings the recovery
 * codes; null with every other one. Throws `not_authenticated` where the session that asks was ended meanwhile:
 * somebody who was just logged out everywhere must not add a passkey.
 */
export const addFactor = (
  { db, now }: Now,
  proof: Proof,
  add: (tx: Tx) => Promise<unknown>,
): Promise<string[] | null> =>
  db.transaction().execute(async (tx) => {
    const { id } = await lockProven({ tx, now }, proof);
    const isFirst = !(await hasSecondFactor(tx, id));
    await add(tx);
    if (!isFirst) return null;
    await deleteOtherSessions(tx, { userId: id, tokenHash: proof.tokenHash });
    return issueCodes({ tx, now }, id);
  });

/** Removes a factor; with the last one the recovery codes go. Throws `not_found`, and as above. */
export const removeFactor = ({ db, now }: Now, proof: Proof, remove: (tx: Tx) => Promise<boolean>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { id } = await lockProven({ tx, now }, proof);
    if (!(await remove(tx))) throw notFound();
    if (!(await hasSecondFactor(tx, id))) await deleteCodes(tx, id);
  });

/** New recovery codes in place of the old. Throws `no_second_factor`, and as above. */
export const replaceCodes = ({ db, now }: Now, proof: Proof, tell: (tx: Tx) => Promise<void>): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    const { id } = await lockProven({ tx, now }, proof);
    if (!(await hasSecondFactor(tx, id))) throw new AppError('no_second_factor', messages.factor.nothingToRecover);
    await tell(tx);
    return issueCodes({ tx, now }, id);
  });

/** Leaves an account without a second factor. */
export const deleteFactors = async (tx: Db, userId: number): Promise<void> => {
  await deletePasskeys(tx, userId);
  await deleteAuthenticator(tx, userId);
  await deleteCodes(tx, userId);
  await deleteSecondSteps(tx, userId);
};

/** Removes the factors that were added at this time or later; with the last one the recovery codes go. */
export const deleteFactorsSince = async (tx: Db, userId: number, since: Date): Promise<void> => {
  await deletePasskeys(tx, userId, since);
  await deleteAuthenticatorSince(tx, userId, since);
  await deleteCodes(tx, userId, (await hasSecondFactor(tx, userId)) ? since : undefined);
};
