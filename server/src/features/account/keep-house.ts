import type { Context } from '#context';
import type { Db } from '#db/types';
import { sweepDownloadKeys } from '#features/resumes/download-key';
import { sessionBounds } from '#lib/session-life';
import { removeForgottenResumes } from './remove-resumes.ts';

const DAY_MS = 86_400_000;
/** Longer than any request takes. */
const UPLOAD_LIFE_MS = 3_600_000;
const AT_ONCE = 500;

type Parts = Pick<Context, 'db' | 'clock' | 'pictures' | 'uploads' | 'shred'>;

/**
 * Removes what is over: sessions, links, keys of downloads, deleted résumés, pictures that no row names, uploads of a
 * process that was killed, and old bytes of deleted accounts.
 */
export const keepHouse = async (parts: Parts): Promise<void> => {
  const { db, clock } = parts;
  const now = clock();
  const { begunAfter, usedAfter } = sessionBounds(now);
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('created_at', '<', begunAfter), where('last_used_at', '<', usedAfter)]))
    .execute();
  for (const table of ['mailed_tokens', 'earlier_addresses', 'hand_overs', 'sign_ins'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  for (const table of ['second_steps', 'passkey_challenges'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  await sweepDownloadKeys(db, now);
  await removeForgottenResumes(db, now);
  const yesterday = new Date(now.getTime() - DAY_MS);
  await removeOrphans(parts, yesterday);
  await parts.uploads.sweep(new Date(now.getTime() - UPLOAD_LIFE_MS));
  if (await wasDeletedAfter(db, yesterday)) await parts.shred();
};

const wasDeletedAfter = async (db: Db, time: Date): Promise<boolean> => {
  const gone = await db.selectFrom('users').select('id').where('deleted_at', '>', time).executeTakeFirst();
  return gone !== undefined;
};

/** Removes pictures that no row names. Young ones stay: a row may be about to name them. */
const removeOrphans = async ({ db, pictures }: Parts, storedBefore: Date): Promise<void> => {
  const paths = await pictures.listBefore(storedBefore);
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE);
    const rows = await db
      .selectFrom('users')
      .select('picture')
      .where('picture', 'in', some)
      .unionAll(db.selectFrom('pets').select('picture').where('picture', 'in', some))
      .execute();
    const named = new Set(rows.map(({ picture }) => picture));
    for (const path of some) if (!named.has(path)) await pictures.remove(path);
  }
};
