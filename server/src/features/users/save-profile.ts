import type { BodyOf } from '@pawsume/contract/call';
import type { updateMe } from '@pawsume/contract/users';
import type { Context } from '#context';
import { mailConfirmation } from './confirm-email.ts';
import { deleteMailedTokensOf } from './mailed-tokens.ts';
import { updateUser } from './queries.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'mailer' | 'publicUrl'>;

/** Changes a profile. A new address is not confirmed, and links that were mailed to the old one are void. */
export const saveProfile = async (parts: Parts, userId: number, profile: BodyOf<typeof updateMe>): Promise<void> => {
  const isMoving = await parts.db.transaction().execute(async (tx) => {
    const old = await tx.selectFrom('users').select('email').where('id', '=', userId).forUpdate().executeTakeFirst();
    if (old?.email === profile.email) {
      await updateUser(tx, userId, profile);
      return false;
    }
    await updateUser(tx, userId, { ...profile, email_confirmed_at: null });
    await deleteMailedTokensOf(tx, userId);
    return true;
  });
  if (isMoving) mailConfirmation(parts, { userId, email: profile.email });
};
