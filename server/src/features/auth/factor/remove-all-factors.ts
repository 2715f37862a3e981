import type { Db } from '#db/types';
import { lockUser } from '#features/users/queries';
import { deleteSessionsOf } from '../sessions/queries.ts';
import { deleteFactorsOf } from './change-factors.ts';

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
    await deleteFactorsOf(tx, userId);
    await deleteSessionsOf(tx, userId);
    await record(tx);
  });
