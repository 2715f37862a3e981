import { screens } from '@pawsume/contract/screens';
import type { Context } from '#context';
import { type FactorChange, factorChangedLetter } from '#mail/letters/factor-changed';

/** Tells an owner by mail what became of the ways into the account; nobody where the address is not confirmed. */
export const mailFactorChanged = (
  { db, mailer, publicUrl }: Pick<Context, 'db' | 'mailer' | 'publicUrl'>,
  { userId, change }: { userId: number; change: FactorChange },
): void =>
  mailer.post(async () => {
    const owner = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('email_confirmed_at', 'is not', null)
      .where('email', '<>', '')
      .executeTakeFirst();
    const url = publicUrl + screens.forgotPassword;
    return owner ? [factorChangedLetter({ userId, to: owner.email, change, url })] : [];
  });
