import { messages } from '@pawsume/contract/messages';
import { withMailedToken } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { Db, JobRow } from '#db/types';
import { addressKey } from '#lib/address-key';
import { hashToken, newToken } from '#lib/secrets';
import { waitWords } from '#lib/wait-words';
import { LimitError } from '#limits/limit-error';
import { emailChangedLetter } from '#mail/letters/email-changed';
import type { LetterToWrite } from '#mail/mailer';
import {
  findUndoableChange,
  insertEarlierAddress,
  listChangesSince,
  listUndoableChanges,
  putUndoToken,
} from './earlier-address-queries.ts';

const DAY_MS = 86_400_000;
const LIFE_MS = 7 * DAY_MS;
const MOST_IN_A_DAY = 5;

interface Left {
  userId: number;
  now: Date;
  /** The confirmed address that was left; null where none had been confirmed. */
  email: string | null;
}

/** Throws LimitError where this account has had enough addresses today. */
export const demandFewChanges = async (tx: Db, { userId, now }: Omit<Left, 'email'>): Promise<void> => {
  const since = new Date(now.getTime() - DAY_MS);
  const changes = await listChangesSince(tx, { userId, since, limit: MOST_IN_A_DAY });
  const oldest = changes[MOST_IN_A_DAY - 1];
  if (!oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.changed_at.getTime() + DAY_MS - now.getTime()) / 1000));
  throw new LimitError(messages.limits.addresses(waitWords(seconds)), seconds);
};

/**
 * Notes that an account left an address, which can be undone for seven days, and returns the change's id; null where there
 * is nothing to undo. Links of earlier changes stay good.
 */
export const noteEarlierAddress = async (tx: Db, { userId, now, email }: Left): Promise<number | null> => {
  const id = await insertEarlierAddress(tx, {
    user_id: userId,
    email: email ?? '',
    token_hash: null,
    changed_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
  });
  return email === null ? null : id;
};

type Parts = Pick<Context, 'db' | 'clock' | 'publicUrl' | 'contactEmail'>;

/** The letter that tells an address that it was left, with the link that undoes it; null where that is void by now. */
export const addressLeftLetter = async (
  { db, clock, publicUrl, contactEmail }: Parts,
  { user_id: userId, about }: JobRow,
): Promise<LetterToWrite | null> => {
  if (userId === null) return null;
  const change = await findUndoableChange(db, { userId, id: Number(about), now: clock() });
  if (!change) return null;
  const { id, email: to } = change;
  const write = async () => {
    const token = newToken();
    const { numUpdatedRows } = await putUndoToken(db, { id, tokenHash: hashToken(token) });
    if (numUpdatedRows === 0n) return null;
    return emailChangedLetter({ userId, to, url: publicUrl + withMailedToken('undoEmail', token), contactEmail });
  };
  return { kind: 'email-changed', userId, to, write };
};

/** The first change whose link leads back to this address; undefined where none does. */
export const findWayBack = async (
  tx: Db,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<number | undefined> => {
  const changes = await listUndoableChanges(tx, { userId, now });
  return changes.find((change) => addressKey(change.email) === addressKey(email))?.id;
};
