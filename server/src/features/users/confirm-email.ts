import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import type { Db } from '#db/types';
import { AppError } from '#lib/app-error';
import { confirmEmailLetter } from '#mail/letters/confirm-email';
import { takeMailedToken } from './mailed-token-queries.ts';
import { mailedLink } from './mailed-tokens.ts';
import { updateUser } from './queries.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'mailer' | 'publicUrl'>;

/** Has the link mailed that confirms an account's address; the one before it is void. */
export const mailConfirmation = (
  { db, clock, mailer, publicUrl }: Parts,
  { userId, email }: { userId: number; email: string },
): void =>
  mailer.post(async () => {
    const write = async () => {
      const request = { userId, purpose: 'confirm_email', email } as const;
      const url = await mailedLink({ db, now: clock(), publicUrl }, request);
      return url === null ? null : confirmEmailLetter({ userId, to: email, url });
    };
    return [{ kind: 'confirm-email', userId, to: email, write }];
  });

/** Confirms the address that a link was mailed to. Throws `invalid_input` where the link is of no use any more. */
export const confirmAddress = async ({ db, now }: { db: Db; now: Date }, token: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const userId = await takeMailedToken(tx, { token, purpose: 'confirm_email', now });
    if (userId === undefined) throw linkInvalid();
    await updateUser(tx, userId, { email_confirmed_at: now });
  });

export const linkInvalid = (): AppError =>
  new AppError('invalid_input', messages.auth.linkInvalid, { fields: { token: messages.auth.linkInvalid } });
