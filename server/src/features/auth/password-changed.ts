import type { Context } from '#context';
import type { UserRow } from '#db/types';
import { passwordChangedLetter } from '#mail/letters/password-changed';

/** Tells somebody by mail that their password is another one now; nobody where the account has no address. */
export const mailPasswordChanged = (
  { mailer, publicUrl }: Pick<Context, 'mailer' | 'publicUrl'>,
  { id, username, email }: UserRow,
): void => {
  if (email === '') return;
  mailer.post(async () => [
    passwordChangedLetter({ userId: id, username, to: email, url: `${publicUrl}/forgot-password` }),
  ]);
};
