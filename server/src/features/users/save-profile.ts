import type { profile } from '@pawsume/contract/users';
import type { z } from 'zod';
import type { Context } from '#context';
import type { Db, Tx, UserRow } from '#db/types';
import { mailConfirmation } from './confirm-email.ts';
import { voidEarlierAddresses } from './earlier-address-queries.ts';
import { demandFewChanges, findWayBack, noteEarlierAddress } from './earlier-addresses.ts';
import { deleteMailedTokens } from './mailed-token-queries.ts';
import { lockUser, updateUser } from './queries.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'jobs'>;
type Profile = z.infer<typeof profile>;

/**
 * Changes a profile. Calls `demandProof` before the address changes. A new address is not confirmed, links that were mailed
 * to the old one are void, and the old one, if it was confirmed, is mailed a link that undoes the change. Throws `not_authenticated` where the account was deleted
 * meanwhile, LimitError where the address was changed too often.
 */
export const saveProfile = async (
  parts: Parts,
  { userId, profile, demandProof }: { userId: number; profile: Profile; demandProof: (tx: Tx) => Promise<void> },
): Promise<void> => {
  const now = parts.clock();
  await parts.db.transaction().execute(async (tx) => {
    const old = await lockUser(tx, userId);
    const change = { ...profile, ...placeOf(old, profile) };
    if (old.email === profile.email) {
      await updateUser(tx, userId, change);
      return;
    }
    await demandProof(tx);
    await demandFewChanges(tx, { userId, now });
    const left = await leaveAddress(tx, { old, email: profile.email, now });
    const had_confirmed_email = old.had_confirmed_email || old.email_confirmed_at !== null;
    await updateUser(tx, userId, { ...change, email_confirmed_at: null, had_confirmed_email });
    await deleteMailedTokens(tx, userId);
    await mailConfirmation(parts, tx, { userId });
    if (left !== null) await parts.jobs.post(tx, { kind: 'email-changed', userId, about: String(left) });
  });
};

/** The place of a profile. A place that was not sent belongs to the old address and goes with it. */
const placeOf = (old: UserRow, { address, city, state, country }: Profile) => {
  const kept = old.address === address ? old : { city: '', state: '', country: '' };
  return { city: city ?? kept.city, state: state ?? kept.state, country: country ?? kept.country };
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
