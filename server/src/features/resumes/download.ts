import { messages } from '@pawsume/contract/messages';
import type { Db, ResumeRow, UserRow } from '#db/types';
import { enterInLedger } from '#features/credits/ledger';
import { findBalance, findSpend } from '#features/credits/queries';
import { AppError } from '#lib/app-error';
import type { Clock } from '#lib/clock';
import { isUniqueViolation } from '#lib/database-error';
import type { PictureStore } from '#pictures/picture-store';
import type { Press } from '#press/press';
import { pageOf } from './page-of.ts';
import { markResumePaid } from './queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  pictures: PictureStore;
  press: Press;
  creditCovers: 'download' | 'resume';
}

interface Request {
  user: UserRow;
  resume: ResumeRow;
  /** One per click: a retry with the same key is served again and charged once. */
  opKey: string;
}

/**
 * The PDF of a résumé. It is rendered and checked before a credit moves, and one transaction spends exactly one.
 * @throws `not_enough_credits` at a balance of 0, `invalid_input` for a key used for another résumé, and
 *   `download_failed`, which says that nothing was charged, when the page cannot be rendered.
 */
export const downloadPdf = async (parts: Parts, request: Request): Promise<Buffer> => {
  const free = request.resume.is_paid || (await wasSpent(parts.db, request));
  if (!free && (await findBalance(parts.db, request.user.id)) < 1) throw notEnough();
  const pdf = await render(parts, request);
  if (!free) await spend(parts, request);
  return pdf;
};

const notEnough = () => new AppError('not_enough_credits', messages.download.notEnough);

const render = async ({ db, pictures, press }: Parts, { resume, user }: Request): Promise<Buffer> => {
  try {
    const { page, photo } = await pageOf({ db, pictures }, resume, user);
    return (await press.renderPdf(page, photo)).pdf;
  } catch (cause) {
    throw new AppError('download_failed', messages.download.notCharged, { cause });
  }
};

const wasSpent = async (db: Db, { user, resume, opKey }: Request): Promise<boolean> => {
  const spend = await findSpend(db, user.id, opKey);
  if (!spend) return false;
  if (spend.resume_id !== resume.id) throw new AppError('invalid_input', messages.download.keyReused);
  return true;
};

const spend = async ({ db, clock, creditCovers }: Parts, request: Request): Promise<void> => {
  const { user, resume, opKey } = request;
  try {
    await db.transaction().execute(async (tx) => {
      const entry = { kind: 'spend', userId: user.id, resumeId: resume.id, opKey, now: clock() } as const;
      if ((await enterInLedger(tx, entry)) === null) throw notEnough();
      // Another machine may have unlocked it at this very moment: then this credit is not spent.
      if (
        creditCovers === 'resume' &&
        !(await markResumePaid(tx, { userId: user.id, resumeId: resume.id, now: clock() }))
      )
        throw new AlreadyPaid();
    });
  } catch (error) {
    if (error instanceof AlreadyPaid) return;
    // The same click arrived twice at the same moment, and the other one was charged.
    if (isUniqueViolation(error) && (await wasSpent(db, request))) return;
    throw error;
  }
};

class AlreadyPaid extends Error {}
