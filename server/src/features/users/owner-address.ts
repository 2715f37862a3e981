import type { Db, JobRow } from '#db/types';
import { findAddressThen } from './earlier-address-queries.ts';
import { findConfirmedEmail } from './queries.ts';

/**
 * Whom a notice about an account goes to: the confirmed address it had when the notice was posted, because who changes
 * something in somebody's account may change its address next. Undefined where there is nobody to tell.
 */
export const findOwnerAddress = async (
  db: Db,
  { user_id: userId, posted_at }: Pick<JobRow, 'user_id' | 'posted_at'>,
): Promise<string | undefined> => {
  if (userId === null) return undefined;
  return (await findAddressThen(db, userId, posted_at)) ?? (await findConfirmedEmail(db, userId));
};
