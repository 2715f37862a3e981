import type { Context } from '#context';
import { deleteExpired, EXPIRING } from '#db/expiry';
import { deleteOldGivenUpJobs } from '#db/jobs/job-queries';
import type { Db } from '#db/types';
import { unhurried } from '#db/unhurried';
import { deleteExpiredSessions } from '#features/auth/sessions/queries';
import {
  forgetLateAddresses,
  forgetOldRefusals,
  forgetReporters,
  forgetStrangerLetters,
} from '#features/confirmations/queries';
import { sweepDownloadKeys } from '#features/resumes/download-key';
import { deleteExpiredWritings } from '#features/resumes/writing-queries';
import { deleteOverRequests } from '#features/sharing/contact-queries';
import { sweepOpens } from '#features/sharing/count-open';
import { wasAccountDeletedAfter } from '#features/users/queries';
import { listNamedPictures } from './picture-queries.ts';
import { removeForgottenResumes } from './remove-resumes.ts';

const DAY_MS = 86_400_000;
/** Longer than any request takes. */
const UPLOAD_LIFE_MS = 3_600_000;
const GIVEN_UP_DAYS = 30;

/** How long they take depends on how much is over. */
const SWEEPS: readonly ((db: Db, now: Date) => Promise<unknown>)[] = [
  deleteExpiredSessions,
  ...EXPIRING.map((table) => (db: Db, now: Date) => deleteExpired(db, table, now)),
  sweepDownloadKeys,
  deleteExpiredWritings,
  deleteOverRequests,
  sweepOpens,
  forgetLateAddresses,
  forgetStrangerLetters,
  forgetOldRefusals,
  forgetReporters,
];

type Parts = Pick<Context, 'db' | 'clock' | 'pictures' | 'uploads' | 'shred'>;

/**
 * Removes what is over: sessions, links, keys of downloads, deleted résumés, pictures that no row names, uploads of a
 * process that was killed, and old bytes of deleted accounts.
 */
export const cleanUp = async (parts: Parts): Promise<void> => {
  const { db } = parts;
  const now = parts.clock();
  for (const sweep of SWEEPS) await unhurried(db, (tx) => sweep(tx, now));
  await deleteOldGivenUpJobs(db, new Date(now.getTime() - GIVEN_UP_DAYS * DAY_MS));
  await removeForgottenResumes(db, now);
  await parts.uploads.sweep(new Date(now.getTime() - UPLOAD_LIFE_MS));
  if (await wasAccountDeletedAfter(db, new Date(now.getTime() - DAY_MS))) await parts.shred();
  // Last: the store may be away, which keeps nothing else from being done.
  await removeOrphans(parts, new Date(now.getTime() - DAY_MS));
};

/** Removes pictures that no row names. Young ones stay: a row may be about to name them. */
const removeOrphans = async ({ db, pictures }: Parts, storedBefore: Date): Promise<void> => {
  for await (const paths of pictures.listBefore(storedBefore)) {
    const named = await listNamedPictures(db, paths);
    for (const path of paths) if (!named.has(path)) await pictures.remove(path);
  }
};
