import type { Context } from '#context';
import { linkInvalid } from '#features/users/confirm-email';
import { findEarlierAddress, voidEarlierAddresses } from '#features/users/earlier-address-queries';
import { deleteMailedTokens } from '#features/users/mailed-token-queries';
import { makeMailedToken } from '#features/users/mailed-tokens';
import { lockUserIfThere, updateUser } from '#features/users/queries';
import { deleteFactorsSince } from './factor/change-factors.ts';
import { deleteSessions } from './sessions/queries.ts';
import { cutWaysInSince } from './ways-in.ts';

/**
 * Restores an earlier address by the link that was mailed there, ends all sessions, voids all links of the changes
 * after it, and removes factors and ways to log in that were added after the change. Returns a token for setting a new password: whoever followed the link reads the mail of that address.
 * Throws `invalid_input` for a link that is not valid.
 */
export const undoEmailChange = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, token: string): Promise<string> => {
  const given = { token, now: clock() };
  return db.transaction().execute(async (tx) => {
    const found = await findEarlierAddress(tx, given);
    const user = found && (await lockUserIfThere(tx, found.user_id));
    // It may have been used up while the lock was waited for.
    const earlier = user && (await findEarlierAddress(tx, given));
    if (!earlier) throw linkInvalid();
    const { id, user_id: userId, email, changed_at: since } = earlier;
    await voidEarlierAddresses(tx, { id, userId });
    await updateUser(tx, userId, { email, email_confirmed_at: given.now });
    await deleteSessions(tx, userId);
    await deleteMailedTokens(tx, userId);
    await cutWaysInSince(tx, userId, since);
    await deleteFactorsSince(tx, userId, since);
    return makeMailedToken(tx, { userId, purpose: 'reset_password', email, now: given.now });
  });
};
