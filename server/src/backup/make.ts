import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Tx } from '#db/types';
import { StartError } from '#lib/start-error';
import { filesOf } from '#pictures/stored-names';
import { copyPictures, countFiles } from './copy-pictures.ts';
import { beginFolder, finishFolder, PARTS, picturesIn, tableFile, writeWhole } from './folder.ts';
import { LEFT_OUT } from './left-out.ts';
import { type Manifest, newManifest } from './manifest.ts';
import type { PictureFiles } from './picture-files.ts';
import { listNamedPictures } from './picture-queries.ts';
import type { Progress } from './progress.ts';
import { atOneMoment } from './row-queries.ts';
import { openDigest, rowsOf } from './rows.ts';
import { type Sum, sumOf, writeSums } from './sums.ts';
import { readTable, writeTable } from './table-files.ts';

/** How often rows are read again because pictures that they named were replaced meanwhile. */
const TRIES = 5;

export interface BackupParts {
  db: Db;
  pictures: Pick<PictureFiles, 'listFiles' | 'readFile'>;
  folder: string;
  progress: Progress;
}

/**
 * Writes all rows of one moment, and the pictures that they name, into a folder, and reads everything back. Servers go on
 * meanwhile. One that was cut off is gone on with: pictures that are there are not fetched again.
 * @throws StartError where the folder holds something else, or a file does not come back as it was written.
 */
export const makeBackup = async (parts: BackupParts): Promise<Manifest> => {
  const { pictures, folder, progress } = parts;
  await beginFolder(folder);
  // Most of them before the rows are read, so that few are replaced between the one and the other.
  const total = await countFiles(pictures.listFiles());
  await copyPictures({ from: pictures, to: picturesIn(folder) }, pictures.listFiles(), { progress, total });
  const manifest = await writeRowsAndPictures(parts);
  await finishFolder(folder, writeSums(await checkedSums(folder, manifest)));
  return manifest;
};

const writeRowsAndPictures = async (parts: BackupParts): Promise<Manifest> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const madeAt = new Date().toISOString();
    const { named, ...rows } = await atOneMoment(parts.db, (tx) => writeRows(tx, parts));
    const missing = await completePictures(parts, named);
    const current = missing.length === 0 ? named : await listNamedPictures(parts.db);
    if (missing.some((path) => !current.has(path))) continue;
    const files = await removeUnnamed(parts.folder, named);
    const manifest = newManifest({ madeAt, ...rows, leftOut: LEFT_OUT, pictures: { files, missing } });
    await writeWhole(join(parts.folder, PARTS.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  }
  throw new StartError('Pictures are replaced faster than they can be copied. Run it again at a quieter time.');
};

const writeRows = async (tx: Tx, { folder, progress }: BackupParts) => {
  const source = await rowsOf(tx, LEFT_OUT);
  const step = progress.begin(
    'rows',
    source.tables.reduce((sum, { rows }) => sum + rows, 0),
  );
  const tables: Manifest['tables'] = [];
  for (const table of source.tables) {
    tables.push({ ...table, sha256: await writeTable(folder, { source, table, onRows: step.add }) });
  }
  step.end();
  const { migrations, counters } = source;
  return { migrations, counters, tables, named: await listNamedPictures(tx) };
};

/** Copies what came since the others were copied. @returns the paths of pictures that are nowhere. */
const completePictures = async ({ folder, pictures }: BackupParts, named: ReadonlySet<string>): Promise<string[]> => {
  const kept = picturesIn(folder);
  const there = new Set(await readdir(join(folder, PARTS.pictures)));
  const missing: string[] = [];
  for (const path of named) {
    for (const [at, file] of filesOf(path).entries()) {
      const bytes = there.has(file) ? null : await pictures.readFile(file);
      if (bytes) await kept.writeFile(file, bytes);
      // One that was stored before there were two sizes has only the first.
      else if (at === 0 && !there.has(file)) missing.push(path);
    }
  }
  return missing;
};

/** Removes the files of pictures that no row names. @returns how many are left. */
const removeUnnamed = async (folder: string, named: ReadonlySet<string>): Promise<number> => {
  const files = new Set([...named].flatMap(filesOf));
  let kept = 0;
  for (const file of await readdir(join(folder, PARTS.pictures))) {
    if (files.has(file)) kept += 1;
    else await rm(join(folder, PARTS.pictures, file));
  }
  return kept;
};

/** The sums of all files, the rows being read once more and compared with what was read from the database. */
const checkedSums = async (folder: string, { tables }: Manifest): Promise<Sum[]> => {
  const sums = [await sumOf(folder, PARTS.manifest)];
  for (const { name, sha256 } of tables) {
    const digest = openDigest();
    for await (const lines of readTable(folder, name)) digest.add(lines);
    if (digest.end() !== sha256) throw new StartError(`The file of a table is not as it was written: ${name}.`);
    sums.push(await sumOf(folder, tableFile(name)));
  }
  for (const file of (await readdir(join(folder, PARTS.pictures))).sort()) {
    sums.push(await sumOf(folder, `${PARTS.pictures}/${file}`));
  }
  return sums;
};
