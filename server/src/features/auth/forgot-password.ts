import { randomUUID } from 'node:crypto';
import type { Context } from '#context';
import type { JobRow, UserRow } from '#db/types';
import { mailedLink } from '#features/users/mailed-tokens';
import { findLivingUser, insertResetJob, listUsersByEmail } from '#features/users/queries';
import { currentRequestId } from '#lib/request-id';
import { type ResetLink, resetPasswordLetter } from '#mail/letters/reset-password';
import type { LetterToWrite } from '#mail/mailer';

/**
 * Has a link to a new password mailed to whoever has this address, in one letter whatever its spellings: to the spelling
 * that was asked with where an account has it, else to the one that was confirmed, where one was. Who asks learns nothing, not even by how long it takes: one and the same statement
 * posts a job, whoever has the address; all else happens after the answer.
 */
export const mailReset = async ({ db, jobs }: Pick<Context, 'db' | 'jobs'>, email: string): Promise<void> => {
  await insertResetJob(db, { id: randomUUID(), email, request_id: currentRequestId(), posted_at: new Date() });
  jobs.soon();
};

type Parts = Pick<Context, 'db' | 'clock' | 'publicUrl'>;

/**
 * The letter of such a job; null where nobody has the address. Links are made once the letter is known to go out, because
 * each takes the place of the one before.
 */
export const resetLetter = async (parts: Parts, { user_id, tries }: JobRow): Promise<LetterToWrite | null> => {
  const first = user_id === null ? undefined : await findLivingUser(parts.db, user_id);
  if (!first || first.email === '') return null;
  const { id: userId, email: to } = first;
  const write = async () => {
    const owners = await listUsersByEmail(parts.db, to);
    const links = await linksOf(parts, { owners, isAgain: tries > 1 });
    return links.length === 0 ? null : resetPasswordLetter({ userId, to, links });
  };
  return { kind: 'reset-password', userId, to, write };
};

const linksOf = async (
  { db, clock, publicUrl }: Parts,
  { owners, isAgain }: { owners: UserRow[]; isAgain: boolean },
): Promise<ResetLink[]> => {
  const links: ResetLink[] = [];
  for (const { id, email, created_at } of owners) {
    const request = { userId: id, purpose: 'reset_password', email, isAgain } as const;
    const url = await mailedLink({ db, now: clock(), publicUrl }, request);
    if (url !== null) links.push({ url, since: created_at });
  }
  return links;
};
