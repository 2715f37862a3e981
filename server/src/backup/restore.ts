import { createHash } from 'node:crypto';
import type { Db, Tx } from '#db/types';
import { deleteUserRows, emptyUser } from '#features/account/erase-queries';
import { StartError } from '#lib/start-error';
import type { PictureStore } from '#pictures/picture-store';
import { filesOf } from '#pictures/stored-names';
import { copyPictures, demandNoOthers } from './copy-pictures.ts';
import { demandNoLinks, PARTS, picturesIn, tableFile } from './folder.ts';
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
import {
  applyWithdrawals,
  endAllLinks,
  holdConfirmations,
  isSameInstallation,
  listHeldConfirmations,
  releaseConfirmations,
  type Withdrawals,
} from './withdrawal-queries.ts';

export interface RestoreParts {
  db: Db;
  pictures: Pick<PictureStore, 'listFiles' | 'readFile' | 'writeFile' | 'remove'>;
  folder: string;
  /** Accounts that were deleted after the backup: they are deleted again. */
  erased: readonly number[];
  /** Confirmations that somebody vouches for, by their ids; all others are held. */
  confirmed?: readonly number[];
  /** Withdrawals that the replaced database knows; null when it is lost. */
  withdrawals?: Withdrawals | null;
  progress: Progress;
}

interface Restored {
  manifest: Manifest;
  wasThere: boolean;
  linksEnded: number;
  /** Ids of confirmations that are printed nowhere until somebody vouches for them. */
  held: number[];
}

/** Reads the manifest and sums of a backup. @throws StartError when it is unfinished, damaged or of a newer version, or has symbolic links. */
export const readBackup = async (folder: string): Promise<{ sums: Sum[]; manifest: Manifest }> => {
  await demandNoLinks(folder);
  const sums = await readSums(folder);
  const manifest = await readManifest(folder);
  demandComplete(manifest, sums);
  lastMigrationOf(manifest);
  return { sums, manifest };
};

/**
 * Fills an empty database and an empty place of pictures with a backup. Nothing is written before every file of it was
 * read and found whole; pictures come first, all rows in one transaction at the end. One that was cut off is gone on with.
 * Links are off afterwards. Confirmations are held unless the replaced database, or the operator, says that they stand.
 * @returns what was restored, whether it was there already, how many links were switched off, and the ids of the
 *   confirmations that are held.
 * @throws StartError where something is not empty, the backup is damaged or of a newer version, or anything is not the
 * same afterwards.
 */
export const restoreBackup = async (parts: RestoreParts): Promise<Restored> => {
  const { db, pictures, folder, progress, confirmed = [] } = parts;
  const { sums, manifest } = await readBackup(folder);
  const origin = `backup ${createHash('sha256').update(writeSums(sums)).digest('hex')}`;
  if (await hasTables(db)) {
    if ((await readOrigin(db)) === origin) {
      await releaseConfirmations(db, confirmed);
      return { manifest, wasThere: true, linksEnded: 0, held: await listHeldConfirmations(db) };
    }
    throw new StartError(NOT_EMPTY);
  }
  await demandUndamaged(folder, sums, progress);
  const files = new Set(sums.flatMap(pictureIn));
  await demandNoOthers(pictures, files);
  const listed = [...files].map((file) => ({ file }));
  await copyPictures({ from: picturesIn(folder), to: pictures }, listed, { progress, total: files.size });
  const { left, linksEnded } = await loadRows(parts, { manifest, files, origin });
  await analyze(db);
  for (const path of left) await pictures.remove(path);
  return { manifest, wasThere: false, linksEnded, held: await listHeldConfirmations(db) };
};

interface ToLoad {
  manifest: Manifest;
  files: ReadonlySet<string>;
  origin: string;
}

/** @returns the pictures that no row names any more, and how many links were switched off. */
const loadRows = async (
  parts: RestoreParts,
  { manifest, files, origin }: ToLoad,
): Promise<{ left: string[]; linksEnded: number }> => {
  const { db, folder, erased, progress, withdrawals } = parts;
  let left: string[] = [];
  let linksEnded = 0;
  const afterwards = async (tx: Tx) => {
    await demandNamedPictures(tx, files, manifest);
    await checkPaymentsAgain(tx);
    linksEnded = await endAllLinks(tx);
    await withdrawAgain(tx, parts);
    left = await eraseAgain(tx, [...erased, ...(withdrawals?.erased ?? [])]);
  };
  await load(db, sourceIn(folder, manifest), { origin, progress, afterwards });
  return { left, linksEnded };
};

/** @throws StartError when the replaced database is not of the installation that the backup is of. */
const withdrawAgain = async (tx: Tx, { withdrawals, confirmed = [] }: RestoreParts): Promise<void> => {
  await holdConfirmations(tx);
  if (withdrawals) {
    if (!(await isSameInstallation(tx, withdrawals))) throw new StartError(NOT_REPLACED);
    await applyWithdrawals(tx, withdrawals);
  }
  await releaseConfirmations(tx, confirmed);
};

const NOT_REPLACED = '--replaces: this database is of another installation than the backup. Nothing was restored.';

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
