import type { Db } from '#db/types';
import { insertOwner } from './owner.ts';

/** Behind every other id: payments are looked at in the order of their ids. */
const SENTINEL = 'zzzz';

const ONE_DAY_MS = 86_400_000;

/** A payment that never came to be. Whenever it is due it is looked at last, and nobody has to be asked about it. */
export const insertSentinel = async (db: Db): Promise<void> => {
  const { userId } = await insertOwner(db);
  const now = new Date();
  await db
    .insertInto('payments')
    .values({
      id: SENTINEL,
      user_id: userId,
      kind: 'credits',
      quantity: 1,
      amount: 500,
      currency: 'cad',
      provider: 'stripe',
      live: false,
      request: JSON.stringify({ expiresAt: 0 }),
      status: 'abandoned',
      created_at: now,
      updated_at: now,
    })
    .execute();
};

/**
 * Lets the next pass of the reconciler look at the sentinel, and before at the payments of this user, where there is one.
 * Nobody else's time comes meanwhile: the same flow meets the same I/O, however long it takes.
 */
export const makeDue = async (db: Db, userId: number | null): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ next_check_at: new Date(Date.now() + ONE_DAY_MS) })
    .where('next_check_at', 'is not', null)
    .execute();
  await db
    .updateTable('payments')
    .set({ next_check_at: new Date(0) })
    .where((where) => where.or([where('user_id', '=', userId), where('id', '=', SENTINEL)]))
    .execute();
};

/** Whether a pass has come to its end since then. */
export const isPassOver = async (db: Db): Promise<boolean> => {
  const sentinel = await db
    .selectFrom('payments')
    .select('next_check_at')
    .where('id', '=', SENTINEL)
    .executeTakeFirst();
  return sentinel?.next_check_at === null;
};
