import { screens } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { UserRow } from '#db/types';
import { userExists } from '#features/users/queries';
import { type WayInChange, wayInChangedLetter } from '#mail/letters/way-in-changed';

/** Tells an owner by mail of a new or a lost way to log in; nobody where the address was never confirmed. */
export const mailWayInChanged = (
  { db, mailer, publicUrl }: Pick<Context, 'db' | 'mailer' | 'publicUrl'>,
  { id, email, email_confirmed_at }: UserRow,
  change: WayInChange,
): void => {
  if (email === '' || email_confirmed_at === null) return;
  const url = publicUrl + screens.forgotPassword;
  mailer.post(async () =>
    (await userExists(db, id)) ? [wayInChangedLetter({ userId: id, to: email, url, ...change })] : [],
  );
};
