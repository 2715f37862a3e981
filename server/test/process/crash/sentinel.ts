import { keysOf } from '@pawsume/contract/keys-of';
import type { Db } from '#db/types';
import { insertOwner } from './owner.ts';

/** Behind every other id: payments of each provider are looked at in the order of their ids. */
const SENTINELS = { stripe: 'zzzz-stripe', paypal: 'zzzz-paypal' };
type Provider = keyof typeof SENTINELS;
const PROVIDERS = keysOf(SENTINELS);

const ONE_DAY_MS = 86_400_000;

/** Payments that never came to be. Whenever they are due they are looked at last, and nobody has to be asked about them. */
export const insertSentinels = async (db: Db): Promise<void> => {
  const { userId } = await insertOwner(db);
  const now = new Date();
  await db
    .insertInto('payments')
    .values(
      PROVIDERS.map((provider) => ({
        id: SENTINELS[provider],
        user_id: userId,
        kind: 'credits',
        quantity: 1,
        amount: 500,
        currency: 'cad',
        provider,
        live: false,
        request: JSON.stringify({ expiresAt: 0 }),
        status: 'abandoned',
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
};

/**
 * Lets the next passes of the reconciler look at the sentinels, and before at the payments of this user, where there is one.
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
    .where((where) => where.or([where('user_id', '=', userId), where('id', 'in', Object.values(SENTINELS))]))
    .execute();
};

/** Whether a pass over the payments of each of these providers has come to its end since then. */
export const isPassOver = async (db: Db, providers: readonly Provider[] = PROVIDERS): Promise<boolean> => {
  const waiting = await db
    .selectFrom('payments')
    .select('id')
    .where(
      'id',
      'in',
      providers.map((provider) => SENTINELS[provider]),
    )
    .where('next_check_at', 'is not', null)
    .execute();
  return waiting.length === 0;
};
