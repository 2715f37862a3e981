import type { Context } from '#context';
import type { UserRow } from '#db/types';
import { lockUser } from '#features/users/queries';
import type { Log } from '#lib/log';
import type { Mailer } from '#mail/mailer';
import type { Press } from '#press/press';
import { deleteUserRows, emptyUser } from './erase-queries.ts';

type Parts = Pick<Context, 'db' | 'pictures' | 'shred'> & {
  press: Pick<Press, 'forget'>;
  mailer: Pick<Mailer, 'forget'>;
  log: Log;
  now: Date;
};

/**
 * Removes everything personal of an account. Its row stays as an empty shell, because payments and ledger entries must
 * be kept for the books and point to it. The rows go first, at once: what is left when the process dies after that, the
 * housekeeper removes. Throws `not_authenticated` where it was deleted meanwhile.
 */
export const eraseAccount = async (
  { db, pictures, press, mailer, shred, log, now }: Parts,
  user: UserRow,
): Promise<void> => {
  const paths = await db.transaction().execute(async (tx) => {
    // Locked first, so that a row that is being inserted is either deleted below or refused.
    const { picture } = await lockUser(tx, user.id);
    const petPictures = await deleteUserRows(tx, user.id);
    await emptyUser(tx, { userId: user.id, now });
    return picture === null ? petPictures : [picture, ...petPictures];
  });
  mailer.forget(user.id);
  press.forget(user.id);
  for (const path of paths) await pictures.remove(path);
  // Not awaited, because it takes longer the more data others have. If the process dies, the next start does it.
  shred().catch((error) => log.error({ err: error }, 'shredding failed'));
};
