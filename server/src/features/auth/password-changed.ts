import { screens } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { JobRow } from '#db/types';
import { findOwnerAddress } from '#features/users/owner-address';
import { passwordChangedLetter } from '#mail/letters/password-changed';
import type { Letter } from '#mail/mailer';

/**
 * Tells somebody by mail that their password was changed; nobody where the address was never confirmed, because it may
 * be a stranger's, or where the account is gone.
 */
export const passwordChangedLetterOf = async (
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  job: JobRow,
): Promise<Letter | null> => {
  const to = await findOwnerAddress(db, job);
  if (to === undefined || job.user_id === null) return null;
  return passwordChangedLetter({ userId: job.user_id, to, url: publicUrl + screens.forgotPassword });
};
