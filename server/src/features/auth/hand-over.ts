import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { AppError } from '#lib/app-error';
import { hashToken, newToken } from '#lib/secrets';
import { insertHandOver } from './google-queries.ts';

const LIFE_MS = 60_000;

/** A token for the address that leads back to the app: of use to this browser only, once, and for a minute. */
export const handOver = async (
  { db, now }: { db: Db; now: Date },
  { browser, userId }: { browser: string; userId: number },
): Promise<string> => {
  const token = newToken();
  await db.deleteFrom('hand_overs').where('expires_at', '<=', now).execute();
  await insertHandOver(db, {
    token_hash: hashToken(token),
    browser_hash: browser,
    user_id: userId,
    expires_at: new Date(now.getTime() + LIFE_MS),
  });
  return token;
};

/** The user a hand-over token stands for; it is used up with that. Throws `wrong_credentials`, the same for every reason. */
export const takeHandOver = async (
  { db, now }: { db: Db; now: Date },
  { token, browser }: { token: string; browser: string | null },
): Promise<number> => {
  const taken = await db
    .deleteFrom('hand_overs')
    .where('token_hash', '=', hashToken(token))
    .where('browser_hash', '=', browser ?? '')
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) throw new AppError('wrong_credentials', messages.auth.handOverInvalid);
  return taken.user_id;
};
