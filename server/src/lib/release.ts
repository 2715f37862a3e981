import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import manifest from '../../../package.json' with { type: 'json' };

/** Which program this is. */
export interface Release {
  version: string;
  /** Null where neither COMMIT nor `.git` tells. */
  commit: string | null;
}

const ROOT = new URL('../../../', import.meta.url);

export const readRelease = (commit: string | null): Release => ({
  version: manifest.version,
  commit: commit ?? askGit(),
});

const askGit = (): string | null => {
  // A folder without it may be inside somebody else's repository.
  if (!existsSync(new URL('.git', ROOT))) return null;
  try {
    // The server runs as another user than the owner of the folder.
    const args = ['-c', 'safe.directory=*', 'rev-parse', 'HEAD'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};
