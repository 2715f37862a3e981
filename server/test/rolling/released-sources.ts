import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atEnd } from '../harness/at-end.ts';
import { RELEASED } from './released.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MIGRATIONS = 'server/src/db/migrations';
const MOST_BYTES = 1 << 30;
const OURS = '@pawsume';

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The last commit before there was a migration after the released one; null where the history is not here. */
export const findReleased = (): string | null => {
  try {
    const newer = git('ls-files', MIGRATIONS)
      .split('\n')
      .find((file) => file > `${MIGRATIONS}/${RELEASED}.ts`);
    const [added] = git('log', '--diff-filter=A', '--format=%H', '--reverse', '--', newer ?? '').split('\n');
    return added ? git('rev-parse', '--verify', `${added}^`) : null;
  } catch {
    return null;
  }
};

/** The sources of a commit in a folder of their own, with the packages of others that are installed here. */
export const checkOut = async (commit: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-released-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const archive = execFileSync('git', ['-C', ROOT, 'archive', commit], { maxBuffer: MOST_BYTES });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, OURS), { recursive: true });
  for (const name of await readdir(from)) if (name !== OURS) await symlink(join(from, name), join(to, name));
  // Relative links: here they lead to the sources of that commit.
  for (const name of await readdir(join(from, OURS))) {
    await symlink(await readlink(join(from, OURS, name)), join(to, OURS, name));
  }
  for (const { name } of (await readdir(folder, { withFileTypes: true })).filter((each) => each.isDirectory())) {
    const own = join(ROOT, name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(folder, name, 'node_modules'));
  }
  return folder;
};
