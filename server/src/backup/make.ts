import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OpenDatabase, openEmbedded } from '#db/open';
import { openPictureStore, type PictureStore } from '#pictures/picture-store';
import { filesOf } from '#pictures/stored-names';
import { copyPictures, listFileNames } from './copy-pictures.ts';
import { demandKnown, demandSameCounts } from './databases.ts';
import { databaseIn, finishFolder, type Manifest, makeFolder, picturesIn } from './folder.ts';
import { countDumpedRows, demandClient, dumpPostgres } from './postgres-client.ts';
import { atOneMoment, countRows, exportSnapshot, listMigrations, listNamedPictures } from './row-queries.ts';

export interface BackupParts {
  database: OpenDatabase;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  pictures: Pick<PictureStore, 'readFile'>;
  folder: string;
}

/**
 * Writes all rows of one moment, and the pictures that they name, into a new folder, and reads everything back. Servers on
 * PostgreSQL go on meanwhile.
 * @throws StartError where the folder is not empty, or something does not come back as it was written.
 */
export const makeBackup = async (parts: BackupParts): Promise<Manifest> => {
  const { database, databaseUrl, pictures, folder } = parts;
  if (databaseUrl) await demandClient(databaseUrl, database.db);
  await makeFolder(folder);
  const copied = openPictureStore(picturesIn(folder));
  const copyNamed = (paths: readonly string[]) => copyPictures({ from: pictures, to: copied }, paths.flatMap(filesOf));
  // Most of them before the rows are read, so that few are replaced between the one and the other.
  await copyNamed(await listNamedPictures(database.db));
  const { named, ...moment } = await writeRows(parts);
  await copyNamed(named);
  const files = await listFileNames(copied);
  const missing = named.filter((path) => !filesOf(path).every((file) => files.includes(file)));
  return finishFolder(folder, { ...moment, pictures: files.length, missing });
};

const writeRows = async ({ database, databaseUrl, folder }: BackupParts) => {
  const kind: Manifest['database'] = databaseUrl ? 'postgresql' : 'embedded';
  const file = databaseIn(folder, kind);
  const moment = await atOneMoment(database.db, async (tx) => {
    const madeAt = new Date().toISOString();
    const migrations = await listMigrations(tx);
    demandKnown(migrations);
    if (databaseUrl) await dumpPostgres(databaseUrl, { file, snapshot: await exportSnapshot(tx) });
    return { madeAt, database: kind, migrations, rows: await countRows(tx), named: await listNamedPictures(tx) };
  });
  if (database.pack) {
    // Deleted rows are in the files of the database until they are wiped.
    await database.shred();
    await writeFile(file, (await database.pack()).stream());
  }
  demandSameCounts(moment.rows, await (database.pack ? countPackedRows : countDumpedRows)(file));
  return moment;
};

/** Counts the rows of a packed embedded database, which is unpacked for that beside it. */
const countPackedRows = async (file: string): Promise<Record<string, number>> => {
  const dataDir = await mkdtemp(join(file, '..', 'reading-'));
  try {
    const { db, close } = await openEmbedded(dataDir, await openAsBlob(file));
    return await countRows(db).finally(close);
  } finally {
    await rm(dataDir, { recursive: true });
  }
};
