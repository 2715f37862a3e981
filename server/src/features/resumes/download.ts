import type { KeyObject } from 'node:crypto';
import { messages } from '@pawsume/contract/messages';
import type { Db, ResumeRow, UserRow } from '#db/types';
import { enterInLedger } from '#features/credits/ledger';
import { findBalance } from '#features/credits/queries';
import { type FileToRegister, registerFile } from '#features/registry/register-file';
import { AppError, notFound } from '#lib/app-error';
import type { Clock } from '#lib/clock';
import { isForeignKeyViolation, isUniqueViolation } from '#lib/database-error';
import type { PictureStore } from '#pictures/picture-store';
import { PictureStoreError } from '#pictures/picture-store-error';
import type { ResumePage } from '#press/page';
import type { Press } from '#press/press';
import { PressError } from '#press/press-error';
import { composeResumePage, registeredFacts } from './compose-resume-page.ts';
import { type Download, rememberBought, wasBought } from './download-key.ts';
import { printLink } from './print-link.ts';
import { countFreeDownload, isPaymentUnconfirmed, markResumePaid } from './queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  pictures: PictureStore;
  press: Press;
  creditCovers: 'download' | 'resume';
  publicUrl: string;
  signingKey: KeyObject | null;
}

/**
 * The PDF of a résumé. It is rendered and checked before a credit moves, and one transaction spends exactly one.
 * @throws `not_enough_credits` at a balance of 0, `key_reused` for a key that has bought something else, and
 *   `download_failed`, or `unavailable` where it may work in a moment, which say that nothing was charged, when the page
 *   cannot be rendered.
 */
export const downloadPdf = async (parts: Parts, request: Omit<Download, 'version'>): Promise<Buffer> => {
  const { db, clock } = parts;
  const { user, resume } = request;
  const composed = await orNotCharged(() => composeResumePage(db, resume, user));
  const { picture, version } = composed;
  const download = { ...request, version };
  const free = resume.is_paid || (await wasBought(db, download, clock()));
  if (!free && (await findBalance(db, user.id)) < 1) throw await refusal(db, resume);
  const { page, code } = await orNotCharged(() => printLink(parts, resume, composed));
  const pdf = await orNotCharged(() => render(parts, { page, picture, asker: user.id }));
  const file = { pdf, resume, purpose: resume.purpose, version, facts: registeredFacts(composed), code };
  if (free || !(await spend(parts, download, file))) await register(parts, file);
  if (free && resume.is_paid) await countFreeDownload(db, clock());
  return pdf;
};

/** No file leaves that is not registered. */
const register = async (parts: Parts, file: FileToRegister): Promise<void> => {
  try {
    await registerFile(parts, file, parts.clock());
  } catch (error) {
    throw isForeignKeyViolation(error) ? notFound(error) : error;
  }
};

/** Nobody is told to buy while a payment of theirs could not be confirmed: it may well be paid. */
const refusal = async (db: Db, { id }: ResumeRow): Promise<AppError> =>
  (await isPaymentUnconfirmed(db, id))
    ? new AppError('not_enough_credits', messages.download.unconfirmed)
    : notEnough();

const notEnough = () => new AppError('not_enough_credits', messages.download.notEnough);

const orNotCharged = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    if ((cause instanceof PressError && cause.isPassing) || cause instanceof PictureStoreError)
      throw new AppError('unavailable', messages.download.notNow, { cause });
    throw new AppError('download_failed', messages.download.notCharged, { cause });
  }
};

const render = async (
  { pictures, press }: Parts,
  { page, picture, asker }: { page: ResumePage; picture: string | null; asker: number },
): Promise<Buffer> => {
  const photo = picture === null ? null : await pictures.find(picture);
  // A page is not sold without its photo.
  if (picture !== null && photo === null) throw new Error('the photo of this page is not stored');
  return (await press.renderPdf(page, photo, asker)).pdf;
};

/** Spends a credit and registers the file, both or neither; returns false where no credit was needed after all. */
const spend = async (parts: Parts, download: Download, file: FileToRegister): Promise<boolean> => {
  const { db, clock } = parts;
  try {
    await db.transaction().execute(async (tx) => {
      const { user, resume, opKey } = download;
      const now = clock();
      const entry = { kind: 'spend', userId: user.id, resumeId: resume.id, opKey, now } as const;
      if ((await enterInLedger(tx, entry)) === null) throw notEnough();
      await rememberBought(tx, download, now);
      await registerFile({ ...parts, db: tx }, file, now);
      // Another machine may have unlocked it at this very moment: then this credit is not spent.
      if (parts.creditCovers === 'resume' && !(await markResumePaid(tx, { userId: user.id, resumeId: resume.id, now })))
        throw new AlreadyPaid();
    });
    return true;
  } catch (error) {
    if (error instanceof AlreadyPaid) return false;
    // The same click arrived twice at the same moment, and the other one was charged.
    if (isUniqueViolation(error) && (await wasBought(db, download, clock()))) return false;
    // The résumé was removed for good while its page was set.
    if (isForeignKeyViolation(error)) throw notFound(error);
    throw error;
  }
};

class AlreadyPaid extends Error {}

/** When the page as it is now was last downloaded for a credit; null where it was changed since, or never was. */
export const findLastDownload = async (db: Db, resume: ResumeRow, user: UserRow): Promise<Date | null> => {
  if (resume.downloaded_at === null) return null;
  const { version } = await composeResumePage(db, resume, user);
  return version === resume.downloaded_version ? resume.downloaded_at : null;
};
