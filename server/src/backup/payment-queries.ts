import { sql } from 'kysely';
import type { Db } from '#db/types';

/**
 * Has the reconciler ask about every payment of the last half year: what became of them since the backup their providers
 * know. Disputes come months later. One without a checkout is not opened by it.
 */
export const checkPaymentsAgain = (tx: Db) =>
  tx
    .updateTable('payments')
    .set({ next_check_at: sql<Date>`now()` })
    .where((where) =>
      where.or([
        where('next_check_at', 'is not', null),
        where.and([
          where('provider_ref', 'is not', null),
          where('created_at', '>', sql<Date>`now() - interval '180 days'`),
        ]),
      ]),
    )
    .execute();
