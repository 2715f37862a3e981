import { openAsBlob } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateWithin } from '#db/migrate';
import { embeddedIn, openEmbedded, type Where } from '#db/open';
import { holdAlone } from '#db/single-opener';
import type { Db, Tx } from '#db/types';
import { deleteUserRows, emptyUser } from '#features/account/erase-queries';
import { findLivingUser } from '#features/users/queries';
import { StartError } from '#lib/start-error';
import { openPictureStore, type PictureStore } from '#pictures/picture-store';
import { filesOf } from '#pictures/stored-names';
import { copyPictures, demandNoOthers } from './copy-pictures.ts';
import { demandKnown, demandSameCounts, isFilled, NOT_EMPTY, withDatabase } from './databases.ts';
import { databaseIn, type Manifest, picturesIn, readFolder } from './folder.ts';
import { demandClient, restorePostgres } from './postgres-client.ts';
import * as queries from './restore-queries.ts';
import { allOrNothing, analyze, countRows, insertMigrations, listNamedPictures } from './row-queries.ts';

export interface RestoreParts {
  where: Where;
  pictures: Pick<PictureStore, 'listFiles' | 'readFile' | 'writeFile' | 'remove'>;
  folder: string;
  /** Accounts that were deleted after the backup: they are deleted again. */
  erased?: readonly number[];
  /** Confirmations that somebody vouches for, by their ids; all others are held. */
  confirmed?: readonly number[];
  /** Withdrawals that the replaced database knows; null when it is lost. */
  withdrawals?: queries.Withdrawals | null;
}

interface Restored {
  manifest: Manifest;
  linksEnded: number;
  /** How many accounts were deleted since the backup, and are deleted again. */
  erasedAgain: number;
  /** Ids of confirmations that are printed nowhere until somebody vouches for them. */
  held: number[];
}

/**
 * Fills an empty database and an empty place of pictures with a backup, after every file of it was read and found whole.
 * Links are off afterwards. Confirmations are held unless the replaced database, or the operator, says that they stand.
 * No server starts on a database whose restore was cut off.
 * @throws StartError where something is not empty, the backup is damaged or of a newer version, or anything is not the
 * same afterwards.
 */
export const restoreBackup = async (parts: RestoreParts): Promise<Restored> => {
  const { where, pictures, folder } = parts;
  const { manifest, files } = await readFolder(folder);
  demandKnown(manifest.migrations);
  if ((manifest.database === 'embedded') !== (where.databaseUrl === null))
    throw new StartError(OTHER[manifest.database]);
  if (await isFilled(where)) throw new StartError(NOT_EMPTY);
  await demandNoOthers(pictures, files);
  await copyPictures({ from: openPictureStore(picturesIn(folder)), to: pictures }, files);
  return fillDatabase(where, databaseIn(folder, manifest.database), async (db) => {
    const { left, ...done } = await allOrNothing(db, (tx) => finishRows(tx, { ...parts, manifest, files }));
    await analyze(db);
    for (const path of left) await pictures.remove(path);
    return { manifest, ...done, held: await queries.listHeldConfirmations(db) };
  });
};

const OTHER = {
  embedded:
    'This backup is of the embedded database. Restore it without DATABASE_URL; npm run move takes it to PostgreSQL.',
  postgresql: 'This backup is of PostgreSQL. Set DATABASE_URL to an empty database.',
};

/** Fills the database and finishes it. An embedded one is made beside its place, and is put there when it is finished. */
const fillDatabase = async <T>(where: Where, file: string, finish: (db: Db) => Promise<T>): Promise<T> => {
  const { databaseUrl, dataDir } = where;
  if (databaseUrl) {
    return withDatabase(where, async ({ db }) => {
      await demandClient(databaseUrl, db);
      await restorePostgres(databaseUrl, file);
      return finish(db);
    });
  }
  const hold = holdAlone(dataDir);
  const beside = join(dataDir, 'restoring');
  try {
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { mode: 0o700 });
    const { db, close } = await openEmbedded(beside, await openAsBlob(file));
    const result = await finish(db).finally(close);
    await rename(embeddedIn(beside), embeddedIn(dataDir));
    return result;
  } finally {
    await rm(beside, { recursive: true, force: true });
    hold.release();
  }
};

interface Filled extends RestoreParts {
  manifest: Manifest;
  files: readonly string[];
}

/**
 * Compares the rows, brings the tables up to date, and removes what must not come back.
 * @returns the pictures that no row names any more, and how many links and accounts ended again.
 */
const finishRows = async (tx: Tx, parts: Filled) => {
  const { manifest, files, erased = [], confirmed = [], withdrawals } = parts;
  demandSameCounts(manifest.rows, await countRows(tx));
  await insertMigrations(tx, manifest.migrations);
  await migrateWithin(tx);
  const stored = new Set([...files, ...manifest.missing.flatMap(filesOf)]);
  const lost = (await listNamedPictures(tx)).find((path) => !filesOf(path).some((file) => stored.has(file)));
  if (lost) throw new StartError(`A picture that a row names is not in the backup: ${lost}.`);
  await queries.emptyNotKept(tx);
  await queries.checkPaymentsAgain(tx);
  const linksEnded = await queries.endAllLinks(tx);
  await queries.holdConfirmations(tx);
  if (withdrawals) {
    if (!(await queries.isSameInstallation(tx, withdrawals))) throw new StartError(NOT_REPLACED);
    await queries.applyWithdrawals(tx, withdrawals);
  }
  await queries.releaseConfirmations(tx, confirmed);
  const left: string[] = [];
  let erasedAgain = 0;
  for (const userId of [...erased, ...(withdrawals?.erased ?? [])]) {
    const user = await findLivingUser(tx, userId);
    if (!user) continue;
    left.push(...(user.picture ? [user.picture] : []), ...(await deleteUserRows(tx, userId)));
    await emptyUser(tx, { userId, now: new Date() });
    erasedAgain += 1;
  }
  return { left, linksEnded, erasedAgain };
};

const NOT_REPLACED =
  '--replaces: this database is of another installation than the backup. Make the new database anew.';
