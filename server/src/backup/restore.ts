import { createHash } from 'node:crypto';
import type { Db, Tx } from '#db/types';
import { deleteUserRows, emptyUser } from '#features/account/erase-queries';
import { StartError } from '#lib/start-error';
import type { PictureStore } from '#pictures/picture-store';
import { filesOf } from '#pictures/stored-names';
import { copyPictures, demandNoOthers } from './copy-pictures.ts';
import { PARTS, picturesIn, tableFile } from './folder.ts';
import { lastMigrationOf, load, NOT_EMPTY } from './load.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { checkPaymentsAgain } from './payment-queries.ts';
import { listNamedPictures } from './picture-queries.ts';
import type { Progress } from './progress.ts';
import { analyze } from './row-queries.ts';
import type { RowSource } from './rows.ts';
import { demandUndamaged, readSums, type Sum, writeSums } from './sums.ts';
import { readTable } from './table-files.ts';
import { hasTables, readOrigin } from './table-queries.ts';
import { findLiving } from './user-queries.ts';

export interface RestoreParts {
  db: Db;
  pictures: Pick<PictureStore, 'listFiles' | 'readFile' | 'writeFile' | 'remove'>;
  folder: string;
  /** Accounts that were deleted after the backup: they are deleted again. */
  erased: readonly number[];
  progress: Progress;
}

/** What a backup says of itself. @throws StartError where it is not finished, damaged or of a newer version. */
export const readBackup = async (folder: string): Promise<{ sums: Sum[]; manifest: Manifest }> => {
  const sums = await readSums(folder);
  const manifest = await readManifest(folder);
  demandComplete(manifest, sums);
  lastMigrationOf(manifest);
  return { sums, manifest };
};

/**
 * Fills an empty database and an empty place of pictures with a backup. Nothing is written before every file of it was
 * read and found whole; pictures come first, all rows in one transaction at the end. One that was cut off is gone on with.
 * @returns what was restored, and whether it was there already.
 * @throws StartError where something is not empty, the backup is damaged or of a newer version, or anything is not the
 * same afterwards.
 */
export const restoreBackup = async (parts: RestoreParts): Promise<{ manifest: Manifest; wasThere: boolean }> => {
  const { db, pictures, folder, progress } = parts;
  const { sums, manifest } = await readBackup(folder);
  const origin = `backup ${createHash('sha256').update(writeSums(sums)).digest('hex')}`;
  if (await hasTables(db)) {
    if ((await readOrigin(db)) === origin) return { manifest, wasThere: true };
    throw new StartError(NOT_EMPTY);
  }
  await demandUndamaged(folder, sums, progress);
  const files = new Set(sums.flatMap(pictureIn));
  await demandNoOthers(pictures, files);
  const listed = [...files].map((file) => ({ file }));
  await copyPictures({ from: picturesIn(folder), to: pictures }, listed, { progress, total: files.size });
  const left = await loadRows(parts, { manifest, files, origin });
  await analyze(db);
  for (const path of left) await pictures.remove(path);
  return { manifest, wasThere: false };
};

interface ToLoad {
  manifest: Manifest;
  files: ReadonlySet<string>;
  origin: string;
}

/** @returns the pictures that no row names any more. */
const loadRows = async (
  { db, folder, erased, progress }: RestoreParts,
  { manifest, files, origin }: ToLoad,
): Promise<string[]> => {
  let left: string[] = [];
  const afterwards = async (tx: Tx) => {
    await demandNamedPictures(tx, files, manifest);
    await checkPaymentsAgain(tx);
    left = await eraseAgain(tx, erased);
  };
  await load(db, sourceIn(folder, manifest), { origin, progress, afterwards });
  return left;
};

const PICTURE = new RegExp(`^${PARTS.pictures}/(.+)$`);

const pictureIn = ({ file }: Sum): string[] => {
  const name = PICTURE.exec(file)?.[1];
  return name ? [name] : [];
};

const sourceIn = (folder: string, { migrations, tables, counters }: Manifest): RowSource => ({
  migrations,
  tables,
  counters,
  lines: ({ name }) => readTable(folder, name),
});

/** @throws StartError unless the list of files has what the manifest speaks of, and nothing else. */
const demandComplete = ({ tables, pictures }: Manifest, sums: readonly Sum[]): void => {
  const expected = [PARTS.manifest, ...tables.map(({ name }) => tableFile(name))];
  const others = sums.filter((sum) => pictureIn(sum).length === 0).map(({ file }) => file);
  if (others.toSorted().join() !== expected.toSorted().join() || sums.length - others.length !== pictures.files) {
    throw new StartError(`The backup is damaged: ${PARTS.sums} and ${PARTS.manifest} do not speak of the same files.`);
  }
};

const demandNamedPictures = async (tx: Tx, files: ReadonlySet<string>, { pictures }: Manifest): Promise<void> => {
  for (const path of await listNamedPictures(tx)) {
    if (!filesOf(path).some((file) => files.has(file)) && !pictures.missing.includes(path)) {
      throw new StartError(`A picture that a row names is not in the backup: ${path}.`);
    }
  }
};

/** @returns the pictures that no row names any more. */
const eraseAgain = async (tx: Tx, erased: readonly number[]): Promise<string[]> => {
  const left: string[] = [];
  for (const userId of erased) {
    const user = await findLiving(tx, userId);
    if (!user) continue;
    if (user.picture) left.push(user.picture);
    left.push(...(await deleteUserRows(tx, userId)));
    await emptyUser(tx, { userId, now: new Date() });
  }
  return left;
};
