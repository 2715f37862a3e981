import { messages } from '@pawsume/contract/messages';
import type { Db, ResumeRow, Tx, UserRow } from '#db/types';
import { findSpend } from '#features/credits/queries';
import { AppError } from '#lib/app-error';
import type { ComposedPage } from './compose-resume-page.ts';
import { deleteBoughtBefore, findBought, insertBought, stampDownload } from './download-key-queries.ts';

/** How long a key serves again what it has bought. */
const KEY_LIFE_MS = 24 * 3_600_000;

export interface Download {
  user: UserRow;
  resume: ResumeRow;
  /** One per click: a retry with the same key is served again and charged once. */
  opKey: string;
  /** Which version of the page it is for; see compose-resume-page.ts. */
  version: string;
}

/**
 * Whether this download was charged before under its key. A key that was charged is never charged again: for 24 hours
 * it is good for that version of that résumé's page, and for nothing else.
 * @throws `key_reused` for a key that was charged for another résumé, for another version, or too long ago.
 */
export const wasBought = async (db: Db, { user, resume, opKey, version }: Download, now: Date): Promise<boolean> => {
  const spend = await findSpend(db, user.id, opKey);
  if (!spend) return false;
  const { keyReused, keyTooOld, changedSince } = messages.download;
  if (spend.resume_id !== resume.id) throw new AppError('key_reused', keyReused);
  const bought = await findBought(db, user.id, opKey);
  if (!bought || bought.created_at.getTime() < now.getTime() - KEY_LIFE_MS) throw new AppError('key_reused', keyTooOld);
  if (bought.page_version !== version) throw new AppError('key_reused', changedSince);
  return true;
};

/**
 * Returns true if a download of this version of the page was paid for: the résumé is paid, or a credit was spent on
 * exactly this version.
 */
export const isBought = (
  { is_paid, downloaded_version, bought_versions }: ResumeRow,
  version: ComposedPage['version'],
): boolean => is_paid || version === downloaded_version || bought_versions.includes(version);

/** Remembers what a key has bought, in the transaction that charges it. */
export const rememberBought = async (tx: Tx, { user, resume, opKey, version }: Download, now: Date): Promise<void> => {
  const bought = { userId: user.id, opKey, resumeId: resume.id, version, now };
  await insertBought(tx, bought);
  await stampDownload(tx, bought);
};

/** Deletes the records of keys that are no longer valid. */
export const sweepDownloadKeys = (db: Db, now: Date) => deleteBoughtBefore(db, new Date(now.getTime() - KEY_LIFE_MS));
