import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import { deleteWaitingJobs } from '#db/jobs/job-queries';
import type { Db, JobRow } from '#db/types';
import { AppError } from '#lib/app-error';
import { confirmEmailLetter } from '#mail/letters/confirm-email';
import type { LetterToWrite } from '#mail/mailer';
import { takeMailedToken } from './mailed-token-queries.ts';
import { mailedLink } from './mailed-tokens.ts';
import { findLivingUser, updateUser } from './queries.ts';

/**
 * Has the link mailed that confirms an account's address; the one before it is void, and goes out no more. The caller has
 * the account locked: who deletes it would wait for its jobs, and they for the account.
 */
export const mailConfirmation = async (
  { jobs }: Pick<Context, 'jobs'>,
  tx: Db,
  { userId }: { userId: number },
): Promise<void> => {
  await deleteWaitingJobs(tx, userId, ['confirm-email']);
  await jobs.post(tx, { kind: 'confirm-email', userId });
};

/** The letter of such a job; null where the account is gone, or its address confirmed by now. */
export const confirmationLetter = async (
  { db, clock, publicUrl }: Pick<Context, 'db' | 'clock' | 'publicUrl'>,
  { user_id: userId, tries }: JobRow,
): Promise<LetterToWrite | null> => {
  const user = userId === null ? undefined : await findLivingUser(db, userId);
  if (!user || user.email === '' || user.email_confirmed_at !== null) return null;
  const { id, email } = user;
  const write = async () => {
    const request = { userId: id, purpose: 'confirm_email', email, isAgain: tries > 1 } as const;
    const url = await mailedLink({ db, now: clock(), publicUrl }, request);
    return url === null ? null : confirmEmailLetter({ userId: id, to: email, url });
  };
  return { kind: 'confirm-email', userId: id, to: email, write };
};

/** Confirms the address that a link was mailed to. Throws `invalid_input` where the link is of no use any more. */
export const confirmAddress = async ({ db, now }: { db: Db; now: Date }, token: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const userId = await takeMailedToken(tx, { token, purpose: 'confirm_email', now });
    if (userId === undefined) throw linkInvalid();
    await updateUser(tx, userId, { email_confirmed_at: now });
  });

export const linkInvalid = (): AppError =>
  new AppError('invalid_input', messages.auth.linkInvalid, { fields: { token: messages.auth.linkInvalid } });
