import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { lockUserIfThere } from '#features/users/queries';
import type { Identity } from '#identity/identity-provider';
import { AppError } from '#lib/app-error';
import { hashToken, newToken } from '#lib/secrets';
import { askForSecondStep } from './factor/ask-for-second-step.ts';
import { deleteLoginTicket, findUserOfIdentity, findUserOfLoginTicket, insertLoginTicket } from './google-queries.ts';
import { openSession } from './sessions/open-session.ts';

const LIFE_MS = 60_000;

/**
 * A token for the address that leads back to the app: valid for this browser only, once, and for a minute. Null where
 * the identity that was shown does not open the account any more.
 */
export const issueLoginTicket = async (
  { db, now }: { db: Db; now: Date },
  { browser, userId, identity }: { browser: string; userId: number; identity: Pick<Identity, 'issuer' | 'subject'> },
): Promise<string | null> => {
  const token = newToken();
  const isMade = await db.transaction().execute(async (tx) => {
    const user = await lockUserIfThere(tx, userId);
    if (!user || (await findUserOfIdentity(tx, identity)) !== userId) return false;
    await insertLoginTicket(tx, {
      token_hash: hashToken(token),
      browser_hash: browser,
      user_id: userId,
      expires_at: new Date(now.getTime() + LIFE_MS),
    });
    return true;
  });
  return isMade ? token : null;
};

interface Given {
  token: string;
  browser: string | null;
  /** Where from, in short words. */
  device: string;
}

/**
 * Exchanges a login ticket for a session and returns the session's token, or the error that asks for a second factor;
 * the ticket is used up either way. Throws `wrong_credentials`, the same for every reason.
 */
export const redeemLoginTicket = async (
  { db, now, publicUrl }: { db: Db; now: Date; publicUrl: string },
  { token, browser, device }: Given,
): Promise<string | AppError> =>
  db.transaction().execute(async (tx) => {
    const given = { tokenHash: hashToken(token), browserHash: browser ?? '', now };
    const userId = await findUserOfLoginTicket(tx, given);
    const user = userId === undefined ? undefined : await lockUserIfThere(tx, userId);
    // If all sessions were ended while this waited for the lock, the ticket is gone too.
    if (!user || !(await deleteLoginTicket(tx, given))) {
      throw new AppError('wrong_credentials', messages.auth.loginTicketInvalid);
    }
    const secondStep = await askForSecondStep({ db: tx, now, publicUrl }, { userId: user.id, passwordHash: null });
    return secondStep ?? openSession({ db: tx, now }, { userId: user.id, device });
  });
