import { screens } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { Db, JobRow } from '#db/types';
import { findOwnerAddress } from '#features/users/owner-address';
import { type FactorChange, factorChangedLetter, isFactorChange } from '#mail/letters/factor-changed';
import type { Letter } from '#mail/mailer';

/** Has an owner told by mail that a second factor was added, used or removed. */
export const mailFactorChanged = (
  { jobs }: Pick<Context, 'jobs'>,
  tx: Db,
  { userId, change }: { userId: number; change: FactorChange },
): Promise<void> => jobs.post(tx, { kind: 'factor-changed', userId, about: change });

/** The letter of such a job; null where the address is not confirmed. */
export const factorChangedLetterOf = async (
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  job: JobRow,
): Promise<Letter | null> => {
  const to = await findOwnerAddress(db, job);
  if (to === undefined || job.user_id === null || !isFactorChange(job.about)) return null;
  return factorChangedLetter({ userId: job.user_id, to, change: job.about, url: publicUrl + screens.forgotPassword });
};
