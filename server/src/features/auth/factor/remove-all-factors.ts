import type { Db } from '#db/types';
import { lockUser } from '#features/users/queries';
import { deleteSessions } from '../sessions/queries.ts';
import { deleteFactors } from './change-factors.ts';

/**
 * For somebody who has lost every factor, and has shown otherwise who they are: the password is enough again, and all
 * sessions end. `record` runs in the same transaction. Throws `not_authenticated` where there is no such account.
 */
export const removeAllFactors = (
  db: Db,
  userId: number,
  record: (tx: Db) => Promise<void> = async () => undefined,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    await deleteFactors(tx, userId);
    await deleteSessions(tx, userId);
    await record(tx);
  });
