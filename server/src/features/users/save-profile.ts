import type { BodyOf } from '@pawsume/contract/call';
import type { updateMe } from '@pawsume/contract/users';
import type { Context } from '#context';
import type { Db, UserRow } from '#db/types';
import { mailConfirmation } from './confirm-email.ts';
import { voidEarlierAddresses } from './earlier-address-queries.ts';
import { demandFewChanges, findWayBack, noteEarlierAddress } from './earlier-addresses.ts';
import { deleteMailedTokens } from './mailed-token-queries.ts';
import { lockUser, updateUser } from './queries.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'jobs'>;

/**
 * Changes a profile. A new address is not confirmed, links that were mailed to the old one are void, and the old one, if
 * it was confirmed, is mailed a link that undoes the change. Throws `not_authenticated` where the account was deleted
 * meanwhile, LimitError where the address was changed too often.
 */
export const saveProfile = async (parts: Parts, userId: number, profile: BodyOf<typeof updateMe>): Promise<void> => {
  const now = parts.clock();
  await parts.db.transaction().execute(async (tx) => {
    const old = await lockUser(tx, userId);
    if (old.email === profile.email) {
      await updateUser(tx, userId, profile);
      return;
    }
    await demandFewChanges(tx, { userId, now });
    const change = await leaveAddress(tx, { old, email: profile.email, now });
    await updateUser(tx, userId, { ...profile, email_confirmed_at: null });
    await deleteMailedTokens(tx, userId);
    await mailConfirmation(parts, tx, { userId });
    if (change !== null) await parts.jobs.post(tx, { kind: 'email-changed', userId, about: String(change) });
  });
};

/** The change that can be undone; null for an address nobody confirmed, and for the way back to an earlier one. */
const leaveAddress = async (
  tx: Db,
  { old, email, now }: { old: UserRow; email: string; now: Date },
): Promise<number | null> => {
  const userId = old.id;
  const back = await findWayBack(tx, { userId, email, now });
  if (back === undefined) {
    return noteEarlierAddress(tx, { userId, now, email: old.email_confirmed_at === null ? null : old.email });
  }
  // Whoever had the account in between gets no link that leads there again.
  await voidEarlierAddresses(tx, { id: back + 1, userId });
  return noteEarlierAddress(tx, { userId, now, email: null });
};
