import type { BodyOf } from '@pawsume/contract/call';
import type { updateMe } from '@pawsume/contract/users';
import type { Context } from '#context';
import { emailChangedLetter } from '#mail/letters/email-changed';
import { mailConfirmation } from './confirm-email.ts';
import { deleteMailedTokensOf } from './mailed-tokens.ts';
import { lockUser, updateUser, userExists } from './queries.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'contactEmail'>;

/**
 * Changes a profile. A new address is not confirmed, links that were mailed to the old one are void, and the old one is
 * told. Throws `not_authenticated` where the account was deleted meanwhile.
 */
export const saveProfile = async (parts: Parts, userId: number, profile: BodyOf<typeof updateMe>): Promise<void> => {
  const moved = await parts.db.transaction().execute(async (tx) => {
    const old = await lockUser(tx, userId);
    if (old.email === profile.email) {
      await updateUser(tx, userId, profile);
      return null;
    }
    await updateUser(tx, userId, { ...profile, email_confirmed_at: null });
    await deleteMailedTokensOf(tx, userId);
    return old;
  });
  if (!moved) return;
  mailConfirmation(parts, { userId, email: profile.email });
  if (moved.email !== '') mailOldAddress(parts, { userId, username: moved.username, to: moved.email });
};

const mailOldAddress = (
  { db, mailer, publicUrl, contactEmail }: Parts,
  old: { userId: number; username: string; to: string },
): void =>
  mailer.post(async () =>
    (await userExists(db, old.userId)) ? [emailChangedLetter({ ...old, url: `${publicUrl}/login`, contactEmail })] : [],
  );
