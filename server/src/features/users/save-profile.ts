import type { profile } from '@pawsume/contract/users';
import type { z } from 'zod';
import type { Context } from '#context';
import type { Tx, UserRow } from '#db/types';
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
    await updateUser(tx, userId, change);
    if (old.email === profile.email) return;
    await demandProof(tx);
    await demandFewChanges(tx, { userId, now });
    await changeAddress(parts, tx, { old, email: profile.email, now });
  });
};

/**
 * Gives the account `old`, which is locked, a new address as `saveProfile` says. An address that nobody confirmed is told
 * nothing, and neither is the one in between when an account returns to an earlier one.
 */
export const changeAddress = async (
  { jobs }: Pick<Parts, 'jobs'>,
  tx: Tx,
  { old, email, now }: { old: UserRow; email: string; now: Date },
): Promise<void> => {
  const userId = old.id;
  const wasConfirmed = old.email_confirmed_at !== null;
  const back = await findWayBack(tx, { userId, email, now });
  // Whoever had the account in between gets no link that leads there again.
  if (back !== undefined) await voidEarlierAddresses(tx, { id: back + 1, userId });
  const isTold = wasConfirmed && back === undefined;
  const left = await noteEarlierAddress(tx, { userId, now, email: isTold ? old.email : null });
  const had_confirmed_email = old.had_confirmed_email || wasConfirmed;
  await updateUser(tx, userId, { email, email_confirmed_at: null, had_confirmed_email });
  await deleteMailedTokens(tx, userId);
  await mailConfirmation({ jobs }, tx, { userId });
  if (left !== null) await jobs.post(tx, { kind: 'email-changed', userId, about: String(left) });
};

/** The place of a profile. A place that was not sent belongs to the old address and goes with it. */
const placeOf = (old: UserRow, { address, city, state, country }: Profile) => {
  const kept = old.address === address ? old : { city: '', state: '', country: '' };
  return { city: city ?? kept.city, state: state ?? kept.state, country: country ?? kept.country };
};
