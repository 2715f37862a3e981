import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { findUserByKey, lockUserIfThere } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { askForSecondStep } from './factor/ask-for-second-step.ts';
import { passwordMatches } from './password.ts';
import { openSession } from './sessions/open-session.ts';
import { usernameKey } from './username.ts';

interface Credentials {
  username: string;
  password: string;
  /** Where from, in short words. */
  device: string;
  /** Only accounts with this role may log in here. */
  role?: 'admin';
}

/**
 * Opens a session and returns its token. Throws `wrong_credentials`, the same for every reason (one of them is that the
 * password was changed while this one was being looked at), and `second_factor_needed` where a second factor is asked
 * for as well.
 */
export const logIn = async (
  { db, now, publicUrl }: { db: Db; now: Date; publicUrl: string },
  { username, password, device, role }: Credentials,
): Promise<string> => {
  const key = usernameKey(username);
  const found = await findUserByKey(db, key);
  const matches = await passwordMatches(found?.password_hash, password, key);
  if (!found || !matches) throw wrong();
  const opened = await db.transaction().execute(async (tx) => {
    const user = await lockUserIfThere(tx, found.id);
    if (!user || user.password_hash !== found.password_hash || (role && user.role !== role)) throw wrong();
    const half = { userId: user.id, passwordHash: user.password_hash };
    const secondStep = await askForSecondStep({ db: tx, now, publicUrl }, half);
    return secondStep ?? openSession({ db: tx, now }, { userId: user.id, device });
  });
  if (opened instanceof AppError) throw opened;
  return opened;
};

const wrong = (): AppError => new AppError('wrong_credentials', messages.auth.wrongCredentials);
