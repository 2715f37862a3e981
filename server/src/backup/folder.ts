import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '#lib/start-error';

const FORMAT = 2;
const MANIFEST = 'manifest.json';
/** Written last: a folder without it is no finished backup. */
const SUMS = 'SHA256SUMS';
const DATABASE = { embedded: 'database.tar.gz', postgresql: 'database.dump' } as const;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The moment that the rows are of. */
  madeAt: z.iso.datetime(),
  /** Whether it is a packed embedded database, or an archive of `pg_dump`. */
  database: z.enum(['embedded', 'postgresql']),
  migrations: z.array(z.string()),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** The number of files of pictures and proofs. */
  pictures: z.int(),
  /** Paths that rows name, and that were nowhere. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;

export const picturesIn = (folder: string): string => join(folder, 'pictures');
export const databaseIn = (folder: string, kind: Manifest['database']): string => join(folder, DATABASE[kind]);

/** Makes the folder of a backup, for this user alone. @throws StartError unless it is new or empty. */
export const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty. Name a new folder.`);
  await chmod(folder, 0o700);
  await mkdir(picturesIn(folder));
};

/** Writes the manifest, and the sums of all files as `sha256sum` checks them. */
export const finishFolder = async (folder: string, content: Omit<Manifest, 'format'>): Promise<Manifest> => {
  const finished: Manifest = { format: FORMAT, ...content };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(finished, null, 2)}\n`);
  const pictures = (await readdir(picturesIn(folder))).sort().map((file) => `pictures/${file}`);
  let sums = '';
  for (const file of [MANIFEST, DATABASE[content.database], ...pictures]) {
    sums += `${await sumOf(join(folder, file))}  ${file}\n`;
  }
  await writeFile(join(folder, SUMS), sums, { flush: true });
  return finished;
};

/** Returns the SHA-256 of a file. A symbolic link is not followed, because it leads out of the backup. */
const sumOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  await pipeline(file.createReadStream(), hash);
  return hash.digest('hex');
};

const SUM = /^([0-9a-f]{64}) {2}((?:pictures\/)?[\w.-]+)$/;

/**
 * Reads every file of a backup and compares its sum.
 * @returns the manifest, and the names of the pictures' files.
 * @throws StartError where it is unfinished, of another format, or a file is missing or not as it was written.
 */
export const readFolder = async (folder: string): Promise<{ manifest: Manifest; files: string[] }> => {
  const sums = await readFile(join(folder, SUMS), 'utf8').catch(() => {
    throw new StartError(`In ${folder} there is no finished backup: ${SUMS} is missing.`);
  });
  const found: string[] = [];
  for (const line of sums.trimEnd().split('\n')) {
    const [, sum, file = SUMS] = SUM.exec(line) ?? [];
    if (!sum || (await sumOf(join(folder, file)).catch(() => null)) !== sum) throw damaged(file);
    found.push(file);
  }
  const read = manifest.safeParse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  if (!read.success) throw new StartError('The backup is of another version. Restore it with the one that made it.');
  const files = found.filter((file) => file.startsWith('pictures/')).map((file) => file.slice('pictures/'.length));
  const isListed = [MANIFEST, DATABASE[read.data.database]].every((file) => found.includes(file));
  if (!isListed || files.length !== read.data.pictures) throw damaged(SUMS);
  return { manifest: read.data, files };
};

const damaged = (file: string) => new StartError(`The backup is damaged: ${file}. Nothing was restored.`);
