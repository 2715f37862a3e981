import type { Context } from '#context';
import { deleteJobsByKey } from '#db/jobs/job-queries';
import type { Db, JobRow } from '#db/types';
import { JobFailure } from '#lib/job-failure';

const keyOf = (path: string): string => `remove ${path}`;

/** Notes, in the transaction after which no row names them, pictures whose files are to go. */
export const postRemovals = async (
  { jobs }: Pick<Context, 'jobs'>,
  tx: Db,
  paths: readonly (string | null)[],
): Promise<void> => {
  for (const about of paths)
    if (about !== null) await jobs.post(tx, { kind: 'remove-picture', about, key: keyOf(about) });
};

/** Removes the files at once. What cannot be removed now, or is cut short, is removed by the jobs that were posted for it. */
export const removeNow = async (
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  paths: readonly (string | null)[],
): Promise<void> => {
  const named = paths.filter((path) => path !== null);
  const results = await Promise.allSettled(named.map((path) => pictures.remove(path)));
  const gone = named.filter((_path, n) => results[n]?.status === 'fulfilled');
  if (gone.length > 0) await deleteJobsByKey(db, gone.map(keyOf)).catch(() => undefined);
};

export const removePicture = async ({ pictures }: Pick<Context, 'pictures'>, { about }: JobRow): Promise<void> => {
  await pictures.remove(about ?? '').catch((cause) => {
    throw new JobFailure('the store of pictures', { cause });
  });
};
