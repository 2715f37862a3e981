import type { BodyOf } from '@pawsume/contract/call';
import type { updateMe } from '@pawsume/contract/users';
import type { Caller } from '#caller';
import type { Context } from '#context';
import type { Tx } from '#db/types';
import { saveProfile } from '#features/users/save-profile';
import { hasSecondFactor } from './factor/describe-factors.ts';
import { lockProven, provePresence } from './prove-presence.ts';

/**
 * Changes a profile. A new address of an account with a second factor needs a proof: a reset there would set the password.
 * Throws `proof_needed`, `invalid_input` for a password that is wrong, and as `saveProfile` does.
 */
export const changeProfile = async (
  parts: Pick<Context, 'db' | 'clock' | 'jobs'>,
  caller: Caller,
  { current_password, ...profile }: BodyOf<typeof updateMe>,
): Promise<void> => {
  const now = parts.clock();
  const userId = caller.user.id;
  const prove = () => provePresence(now, caller, { current_password });
  // Any password that is given is checked, so that no call with a wrong one counts as a right guess.
  const proof = current_password === undefined ? null : await prove();
  const demandProof = async (tx: Tx) => {
    if (await hasSecondFactor(tx, userId)) await lockProven({ tx, now }, proof ?? (await prove()));
  };
  await saveProfile(parts, { userId, profile, demandProof });
};
