import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { AppError } from '#lib/app-error';
import { findRelyingParty } from '#lib/relying-party';
import { listFactorKinds } from './describe-factors.ts';
import { beginSecondStep } from './second-steps.ts';

/**
 * Asks for the second half of a login: returns null where the account has no second factor, else the error that tells
 * the client to go on with one. It is returned, not thrown, so that the transaction is committed.
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
