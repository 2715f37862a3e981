import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../../package.json' with { type: 'json' };

/** Which program this is. */
export interface Release {
  version: string;
  /** Null where neither COMMIT nor `.git` tells. */
  commit: string | null;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const readRelease = (commit: string | null): Release => ({
  version: manifest.version,
  commit: commit ?? readCommit(ROOT),
});

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8').trim();

/** Returns the commit of a folder from git's own files, because the server starts no program; null where there are none. */
export const readCommit = (root: string): string | null => {
  try {
    const dotGit = join(root, '.git');
    // In a worktree it is a file that names the folder, and branches are in the folder of the repository.
    const folder = statSync(dotGit).isFile() ? resolve(root, read(dotGit).replace('gitdir: ', '')) : dotGit;
    const shared = existsSync(join(folder, 'commondir')) ? resolve(folder, read(folder, 'commondir')) : folder;
    const head = read(folder, 'HEAD');
    if (!head.startsWith('ref: ')) return head;
    const ref = head.slice('ref: '.length);
    if (existsSync(join(shared, ref))) return read(shared, ref);
    const packed = read(shared, 'packed-refs').split('\n');
    return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? null;
  } catch {
    return null;
  }
};
