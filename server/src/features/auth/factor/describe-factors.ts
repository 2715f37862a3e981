import type { FactorKind } from '@pawsume/contract/errors';
import type { SecondFactor } from '@pawsume/contract/second-factor';
import type { Db } from '#db/types';
import { findAuthenticator } from './authenticator-queries.ts';
import { listPasskeys } from './passkey-queries.ts';
import { countCodes } from './recovery-code-queries.ts';

/** Whether this account needs more than a password. */
export const hasSecondFactor = async (db: Db, userId: number): Promise<boolean> => {
  const authenticator = await findAuthenticator(db, userId);
  return authenticator?.confirmed_at != null || (await listPasskeys(db, userId)).length > 0;
};

/** The kinds of second factor that can finish a login to this account; empty where the password is enough. */
export const listFactorKinds = async (
  db: Db,
  { userId, takesPasskeys }: { userId: number; takesPasskeys: boolean },
): Promise<FactorKind[]> => {
  if (!(await hasSecondFactor(db, userId))) return [];
  const kinds: FactorKind[] = [];
  if (takesPasskeys && (await listPasskeys(db, userId)).length > 0) kinds.push('passkey');
  if ((await findAuthenticator(db, userId))?.confirmed_at != null) kinds.push('authenticator');
  kinds.push('recovery_code');
  return kinds;
};

/** What an account has set up. */
export const describeFactors = async (
  db: Db,
  { userId, required, takesPasskeys }: { userId: number; required: boolean; takesPasskeys: boolean },
): Promise<SecondFactor> => {
  const authenticator = await findAuthenticator(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return {
    required,
    passkeys_available: takesPasskeys,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    authenticator_since: authenticator?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await countCodes(db, userId),
  };
};
