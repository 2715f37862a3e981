import type { Readable } from 'node:stream';
import type { changeUserEmail, sendUserLetter } from '@pawsume/contract/admin';
import type { BodyOf } from '@pawsume/contract/call';
import { helpMessages } from '@pawsume/contract/help-messages';
import type { Context } from '#context';
import type { Db, UserRow } from '#db/types';
import { eraseAccount } from '#features/account/erase-account';
import { oneExportAtATime, streamExport } from '#features/account/export-data';
import { deleteSessions } from '#features/auth/sessions/queries';
import { closeCheckoutsOf } from '#features/payments/checkout/close-checkouts';
import { mailConfirmation } from '#features/users/confirm-email';
import { lockUserIfThere } from '#features/users/queries';
import { changeAddress } from '#features/users/save-profile';
import { AppError, notFound } from '#lib/app-error';
import type { Log } from '#lib/log';
import { recordAuditEntry } from './audit.ts';

/** Who is helped, and by which administrator. */
interface Help {
  userId: number;
  actorId: number;
}

/** Locks the account to help with until the transaction ends. Throws `not_found`, and `forbidden` for an administrator's. */
const lockUserToHelp = async (tx: Db, userId: number): Promise<UserRow> => {
  const user = await lockUserIfThere(tx, userId);
  if (!user) throw notFound();
  if (user.role === 'admin') throw new AppError('forbidden', helpMessages.administrator);
  return user;
};

/** Exports a user's data for an administrator. Throws LimitError while another export of it is under way. */
export const exportForUser = async (parts: Context, { userId, actorId }: Help): Promise<Readable> => {
  const user = await lockUserToHelp(parts.db, userId);
  const now = parts.clock();
  return oneExportAtATime(parts.db, userId, async () => {
    await recordAuditEntry(parts.db, { actorId, action: 'Downloaded all data', userId, now });
    return streamExport({ ...parts, now }, user);
  });
};

/** Deletes an account as its user can. Returns what to say. */
export const deleteForUser = async (parts: Context & { log: Log }, { userId, actorId }: Help): Promise<string> => {
  const user = await lockUserToHelp(parts.db, userId);
  const now = parts.clock();
  await closeCheckoutsOf(parts, userId);
  await eraseAccount({ ...parts, now }, user, async (tx) => {
    await lockUserToHelp(tx, userId);
    await recordAuditEntry(tx, { actorId, action: 'Deleted the account', userId, now });
  });
  return helpMessages.deleted;
};

/**
 * Gives an account another address as its user can, and ends its sessions. There is no daily limit: a thief may have used it
 * up. Returns what to say. Throws `invalid_input` for the address that the account has.
 */
export const changeEmailForUser = async (
  parts: Context,
  { userId, actorId }: Help,
  { email, proof: note }: BodyOf<typeof changeUserEmail>,
): Promise<string> => {
  const now = parts.clock();
  await parts.db.transaction().execute(async (tx) => {
    const old = await lockUserToHelp(tx, userId);
    if (old.email === email) throw new AppError('invalid_input', helpMessages.sameEmail);
    await changeAddress(parts, tx, { old, email, now });
    await deleteSessions(tx, userId);
    await recordAuditEntry(tx, { actorId, action: 'Changed the email address', note, userId, now });
  });
  return helpMessages.emailChanged;
};

/** Has a letter mailed to a user. Returns what to say. Throws `invalid_input` where nobody would get it or need it. */
export const sendLetterToUser = async (
  parts: Context,
  { userId, actorId }: Help,
  { letter }: BodyOf<typeof sendUserLetter>,
): Promise<string> => {
  if (!parts.mailer.isSetUp) throw new AppError('unavailable', helpMessages.mailOff);
  await parts.db.transaction().execute(async (tx) => {
    const { email, email_confirmed_at } = await lockUserToHelp(tx, userId);
    if (email === '') throw new AppError('invalid_input', helpMessages.noEmail);
    if (letter === 'reset-password') await parts.jobs.post(tx, { kind: letter, userId });
    else if (email_confirmed_at === null) await mailConfirmation(parts, tx, { userId });
    else throw new AppError('invalid_input', helpMessages.confirmedAlready);
    const action = `Sent a link to ${letter === 'reset-password' ? 'set a new password' : 'confirm the email address'}`;
    await recordAuditEntry(tx, { actorId, action, userId, now: parts.clock() });
  });
  return helpMessages.letterSent[letter];
};
