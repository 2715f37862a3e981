import type { Context } from '#context';
import type { UserRow } from '#db/types';
import { userExists } from '#features/users/queries';
import { passwordChangedLetter } from '#mail/letters/password-changed';

/** Tells somebody by mail that their password is another one now; nobody where the account has no address, or is gone. */
export const mailPasswordChanged = (
  { db, mailer, publicUrl }: Pick<Context, 'db' | 'mailer' | 'publicUrl'>,
  { id, username, email }: UserRow,
): void => {
  if (email === '') return;
  mailer.post(async () =>
    (await userExists(db, id))
      ? [passwordChangedLetter({ userId: id, username, to: email, url: `${publicUrl}/forgot-password` })]
      : [],
  );
};
