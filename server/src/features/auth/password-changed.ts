import { screens } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { UserRow } from '#db/types';
import { userExists } from '#features/users/queries';
import { passwordChangedLetter } from '#mail/letters/password-changed';

/**
 * Tells somebody by mail that their password was changed; nobody where the address was never confirmed, because it may
 * be a stranger's, or where the account is gone.
 */
export const mailPasswordChanged = (
  { db, mailer, publicUrl }: Pick<Context, 'db' | 'mailer' | 'publicUrl'>,
  { id, email, email_confirmed_at }: Pick<UserRow, 'id' | 'email' | 'email_confirmed_at'>,
): void => {
  if (email === '' || email_confirmed_at === null) return;
  mailer.post(async () =>
    (await userExists(db, id))
      ? [passwordChangedLetter({ userId: id, to: email, url: publicUrl + screens.forgotPassword })]
      : [],
  );
};
