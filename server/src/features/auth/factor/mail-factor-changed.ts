import { screens } from '@pawsume/contract/screens';
import type { Context } from '#context';
import { findConfirmedEmail } from '#features/users/queries';
import { type FactorChange, factorChangedLetter } from '#mail/letters/factor-changed';

/**
 * Tells an owner by mail that a second factor was added, used or removed; nobody where the address is not confirmed.
 */
export const mailFactorChanged = (
  { db, mailer, publicUrl }: Pick<Context, 'db' | 'mailer' | 'publicUrl'>,
  { userId, change }: { userId: number; change: FactorChange },
): void =>
  mailer.post(async () => {
    const to = await findConfirmedEmail(db, userId);
    const url = publicUrl + screens.forgotPassword;
    return to ? [factorChangedLetter({ userId, to, change, url })] : [];
  });
