import type { Context } from '#context';
import { linkInvalid } from '#features/users/confirm-email';
import { deleteMailedTokensOf, findUserOfToken, takeMailedToken } from '#features/users/mailed-tokens';
import { updateUser } from '#features/users/queries';
import { deleteIdentitiesOf } from './google-queries.ts';
import { hashPassword } from './password.ts';
import { mailPasswordChanged } from './password-changed.ts';
import { demandGoodPassword } from './password-rule.ts';
import { deleteSessionsOf } from './queries.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'refuseCommonPasswords'>;

/**
 * Sets a new password with a mailed link, which is used up with that; ends all sessions and voids all other links. Throws
 * `invalid_input` for a link that is of no use, and for a password that is refused: the link stays good then.
 */
export const resetPasswordBy = async (
  parts: Parts,
  { token, new_password }: { token: string; new_password: string },
): Promise<void> => {
  const { db, clock } = parts;
  const given = { token, purpose: 'reset_password', now: clock() } as const;
  const user = await findUserOfToken(db, given);
  if (!user) throw linkInvalid();
  await demandGoodPassword(parts, { password: new_password, username: user.username, field: 'new_password' });
  const password_hash = await hashPassword(new_password);
  await db.transaction().execute(async (tx) => {
    const userId = await takeMailedToken(tx, given);
    if (userId === undefined) throw linkInvalid();
    // Who followed the link reads the mail of this address.
    await updateUser(tx, userId, { password_hash, email_confirmed_at: user.email_confirmed_at ?? given.now });
    await deleteSessionsOf(tx, userId);
    await deleteMailedTokensOf(tx, userId);
    // Whoever filled in an address that nobody had proven may have connected an identity of their own.
    if (user.email_confirmed_at === null) await deleteIdentitiesOf(tx, userId);
  });
  mailPasswordChanged(parts, user);
};
