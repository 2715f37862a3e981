import type { Db, Tx } from '#db/types';

/** What a key has bought, and when. */
export const findBought = (db: Db, userId: number, opKey: string) =>
  db
    .selectFrom('download_keys')
    .select(['page_version', 'created_at'])
    .where('user_id', '=', userId)
    .where('op_key', '=', opKey)
    .executeTakeFirst();

interface Bought {
  userId: number;
  opKey: string;
  resumeId: number;
  version: string;
  now: Date;
}

export const insertBought = (tx: Tx, { userId, opKey, resumeId, version, now }: Bought) =>
  tx
    .insertInto('download_keys')
    .values({ user_id: userId, op_key: opKey, resume_id: resumeId, page_version: version, created_at: now })
    .execute();

/** Notes at the résumé which version of its page was downloaded for a credit: the last one, and all of them. */
export const stampDownload = (tx: Tx, { resumeId, version, now }: Pick<Bought, 'resumeId' | 'version' | 'now'>) =>
  tx
    .updateTable('resumes')
    .set(({ fn, ref, val }) => ({
      downloaded_version: version,
      downloaded_at: now,
      bought_versions: fn<string[]>('array_append', [ref('bought_versions'), val(version)]),
    }))
    .where('id', '=', resumeId)
    .execute();

export const deleteBoughtBefore = (db: Db, time: Date) =>
  db.deleteFrom('download_keys').where('created_at', '<', time).execute();
