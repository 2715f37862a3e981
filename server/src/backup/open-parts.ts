import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedIn, openAsItIs, type Where } from '#db/open';
import { holdAlone } from '#db/single-opener';
import type { Db } from '#db/types';
import { StartError } from '#lib/start-error';
import { demandWritable } from '#lib/writable-folder';
import { isThere } from './folder.ts';

/** Opens a database that is there, as it is, for as long as the work takes. */
export const withDatabase = async <T>(where: Where, work: (db: Db) => Promise<T>): Promise<T> => {
  if (!where.databaseUrl && !(await isThere(embeddedIn(where.dataDir)))) {
    throw new StartError(`There is no database in ${where.dataDir} (DATA_DIR), and no DATABASE_URL is set.`);
  }
  const { db, close } = await openAsItIs(where);
  try {
    return await work(db);
  } finally {
    await close();
  }
};

/** The same for one that is to be filled. An embedded one is made beside its place, and is put there when it is full. */
export const withNewDatabase = async <T>(where: Where, work: (db: Db) => Promise<T>): Promise<T> => {
  const { databaseUrl, dataDir } = where;
  if (databaseUrl || (await isThere(embeddedIn(dataDir)))) return withDatabase(where, work);
  await demandWritable(dataDir, 'DATA_DIR');
  const hold = holdAlone(dataDir);
  const beside = join(dataDir, 'restoring');
  try {
    await rm(beside, { recursive: true, force: true });
    const { db, close } = await openAsItIs({ databaseUrl: null, dataDir: beside });
    const result = await work(db).finally(close);
    await rename(embeddedIn(beside), embeddedIn(dataDir));
    return result;
  } finally {
    await rm(beside, { recursive: true, force: true });
    hold.release();
  }
};
