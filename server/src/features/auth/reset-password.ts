import type { checkResetLink, resetPassword } from '@pawsume/contract/auth';
import type { AnswerOf, BodyOf } from '@pawsume/contract/call';
import type { Context } from '#context';
import { linkInvalid } from '#features/users/confirm-email';
import { deleteMailedTokens, findUserOfToken, takeMailedToken } from '#features/users/mailed-token-queries';
import { lockUserIfThere, updateUser } from '#features/users/queries';
import { deleteFactors } from './factor/change-factors.ts';
import { hashPassword } from './password.ts';
import { demandGoodPassword } from './password-rule.ts';
import { deleteSessions } from './sessions/queries.ts';
import { cutWaysIn, listWaysIn } from './ways-in.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'jobs' | 'refuseCommonPasswords'>;

/** Whose password a mailed link would reset. Throws `invalid_input` for one that is not valid; it is not used up. */
export const describeResetLink = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<AnswerOf<typeof checkResetLink>> => {
  const user = await findUserOfToken(db, { token, purpose: 'reset_password', now: clock() });
  if (!user) throw linkInvalid();
  return { username: user.username, ways_in: await listWaysIn(db, user.id) };
};

/**
 * Sets a new password with a mailed link, which is used up with that; ends all sessions, voids all other links and
 * removes the other ways to log in that are named. Throws `invalid_input` for a link that is of no use, and for a
 * password that is refused: the link stays good then.
 */
export const replaceForgottenPassword = async (
  parts: Parts,
  { token, new_password, cut = [] }: BodyOf<typeof resetPassword>,
): Promise<void> => {
  const { db, clock } = parts;
  const given = { token, purpose: 'reset_password', now: clock() } as const;
  const user = await findUserOfToken(db, given);
  if (!user) throw linkInvalid();
  await demandGoodPassword(parts, { password: new_password, username: user.username, field: 'new_password' });
  const password_hash = await hashPassword(new_password);
  await db.transaction().execute(async (tx) => {
    // A login or a change that is under way either ends before this, or is refused after it.
    await lockUserIfThere(tx, user.id);
    const userId = await takeMailedToken(tx, given);
    if (userId === undefined) throw linkInvalid();
    // Who followed the link reads the mail of this address.
    await updateUser(tx, userId, { password_hash, email_confirmed_at: user.email_confirmed_at ?? given.now });
    await deleteSessions(tx, userId);
    await deleteMailedTokens(tx, userId);
    // The address was never confirmed: whoever registered with it may have added ways to log in of their own.
    await cutWaysIn(tx, userId, user.email_confirmed_at === null ? undefined : cut);
    // An account that once had a confirmed address keeps them: a stolen session may have changed it to a thief's.
    if (user.email_confirmed_at === null && !user.had_confirmed_email) await deleteFactors(tx, userId);
    await parts.jobs.post(tx, { kind: 'password-changed', userId });
  });
};
