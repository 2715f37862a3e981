import type { Context } from '#context';
import type { Db, UserRow } from '#db/types';
import { postRemovals, removeNow } from '#features/users/drop-pictures';
import { lockUser } from '#features/users/queries';
import type { Log } from '#lib/log';
import type { Press } from '#press/press';
import { deleteUserRows, emptyUser } from './erase-queries.ts';

type Parts = Pick<Context, 'db' | 'jobs' | 'pictures' | 'shred'> & {
  press: Pick<Press, 'forget'>;
  log: Log;
  now: Date;
};

/**
 * Removes everything personal of an account. Its row stays as an empty shell, because payments and ledger entries must
 * be kept for the books and point to it. The rows go first, at once, and with them what still waits to be mailed; files that
 * cannot be removed then are removed by jobs. `record` runs first in the same transaction. Throws `not_authenticated` where it
 * was deleted meanwhile.
 */
export const eraseAccount = async (
  { db, jobs, pictures, press, shred, log, now }: Parts,
  user: UserRow,
  record: (tx: Db) => Promise<void> = async () => undefined,
): Promise<void> => {
  const paths = await db.transaction().execute(async (tx) => {
    await record(tx);
    // Locked first, so that a row that is being inserted is either deleted below or refused.
    const { picture } = await lockUser(tx, user.id);
    const petPictures = await deleteUserRows(tx, user.id);
    await emptyUser(tx, { userId: user.id, now });
    await postRemovals({ jobs }, tx, [picture, ...petPictures]);
    return [picture, ...petPictures];
  });
  press.forget(user.id);
  // Not awaited, because it takes longer the more data others have. If the process dies, the next start does it.
  shred().catch((error) => log.error({ err: error }, 'database: deleted rows not wiped, the cleanup retries'));
  await removeNow({ db, pictures }, paths);
};
