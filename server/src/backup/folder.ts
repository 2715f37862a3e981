import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { StartError } from '#lib/start-error';
import type { PictureFiles } from './picture-files.ts';

/** The parts of a backup. `sums` is written last: with it a backup is finished. */
export const PARTS = {
  sums: 'SHA256SUMS',
  manifest: 'manifest.json',
  tables: 'tables',
  pictures: 'pictures',
  unfinished: 'UNFINISHED',
} as const;

export const tableFile = (table: string): string => `${PARTS.tables}/${table}.jsonl.gz`;

/** What stands in it is nobody else's business. */
const OURS_ALONE = { folder: 0o700, file: 0o600 };

export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The folder for a backup: a new one, or one that was begun and not finished.
 * @throws StartError where there is anything else.
 */
export const beginFolder = async (folder: string): Promise<void> => {
  if (await isThere(join(folder, PARTS.sums))) {
    throw new StartError(`In ${folder} there is a finished backup. Name a new folder.`);
  }
  await mkdir(folder, { recursive: true, mode: OURS_ALONE.folder });
  await demandNoLinks(folder);
  const mark = join(folder, PARTS.unfinished);
  if ((await readdir(folder)).length > 0 && !(await isThere(mark))) {
    throw new StartError(`In ${folder} there is something else than a backup. Name a new folder.`);
  }
  await writeWhole(mark, 'This backup is not finished: run the same command again.\n');
  for (const part of [PARTS.tables, PARTS.pictures]) {
    await mkdir(join(folder, part), { recursive: true, mode: OURS_ALONE.folder });
  }
};

/** The last step: what was written until now counts. */
export const finishFolder = async (folder: string, sums: string): Promise<void> => {
  await writeWhole(join(folder, PARTS.sums), sums);
  await rm(join(folder, PARTS.unfinished));
};

/**
 * Refuses a folder that a symbolic link leads out of: whoever put it there chooses what is read, or written over.
 * @throws StartError naming the link.
 */
export const demandNoLinks = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (!link) return;
  const path = relative(folder, join(link.parentPath, link.name));
  throw new StartError(`There is a symbolic link in the backup: ${path}. Nothing was read from it or written to it.`);
};

/** Writes a file that is there as a whole or not at all, whatever happens meanwhile. */
export const writeWhole = async (path: string, content: string | Buffer): Promise<void> => {
  const part = `${path}.part`;
  const file = await open(part, 'w', OURS_ALONE.file);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
};

export const openForOurs = (path: string) => open(path, 'w', OURS_ALONE.file);

/** The pictures of a backup. */
export const picturesIn = (folder: string): PictureFiles => ({
  async *listFiles() {
    for (const file of await readdir(join(folder, PARTS.pictures))) yield { file };
  },
  readFile: (file) =>
    readFile(join(folder, PARTS.pictures, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    }),
  writeFile: (file, bytes) => writeWhole(join(folder, PARTS.pictures, file), bytes),
});
