import { randomUUID } from 'node:crypto';
import { helpMessages } from '@pawsume/contract/help-messages';
import type { Context } from '#context';
import type { UserRow } from '#db/types';
import { AppError } from '#lib/app-error';
import { JobFailure } from '#lib/job-failure';
import { letter } from '#mail/letter';
import { wordsOf } from '#mail/smtp';
import { recordAuditEntry } from './audit.ts';

/**
 * Sends a mail at once, to the administrator's own address if `email` is empty. Returns what the mail server answered, as a
 * sentence. Throws `invalid_input` where the server refuses it for good, `unavailable` where it is away or puts it off.
 */
export const mailTest = async (
  { db, clock, mailer, publicUrl }: Context,
  { id: userId, email: own }: UserRow,
  email: string,
): Promise<string> => {
  const to = email || own;
  if (to === '') throw new AppError('invalid_input', helpMessages.noOwnAddress);
  if (!mailer.isSetUp) throw new AppError('unavailable', helpMessages.mailOff);
  const paragraphs = [`an administrator of ${publicUrl} sent this to test the mail. It has arrived.`];
  const test = letter({ kind: 'test', userId, to, subject: 'A test mail', paragraphs, closing: [] });
  const answer = await mailer.send(test, randomUUID()).catch((cause) => {
    if (!(cause instanceof JobFailure)) throw cause;
    const code = cause.isFinal ? 'invalid_input' : 'unavailable';
    throw new AppError(code, helpMessages.testNotTaken(wordsOf(cause.cause)), { cause });
  });
  await recordAuditEntry(db, { actorId: userId, action: 'Sent a test mail', userId: null, now: clock() });
  return helpMessages.testTaken(answer);
};
