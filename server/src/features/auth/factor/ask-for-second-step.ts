import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { AppError } from '#lib/app-error';
import { findRelyingParty } from '#lib/relying-party';
import { listFactorKinds } from './describe-factors.ts';
import { beginSecondStep } from './second-steps.ts';

/**
 * What stands between the first half of a login and its session: null where the account has no second factor, else the
 * error that leads to the second half. It is returned, not thrown, so that the transaction it was made in holds.
 */
export const askForSecondStep = async (
  { db, now, publicUrl }: { db: Db; now: Date; publicUrl: string },
  { userId, passwordHash }: { userId: number; passwordHash: string | null },
): Promise<AppError | null> => {
  const kinds = await listFactorKinds(db, { userId, takesPasskeys: findRelyingParty(publicUrl) !== null });
  if (kinds.length === 0) return null;
  const challenge = await beginSecondStep({ db, now }, { userId, passwordHash });
  return new AppError('second_factor_needed', messages.factor.needed, { secondStep: { challenge, kinds } });
};
