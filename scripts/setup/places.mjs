import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What set-up remembers. It lies inside node_modules so that deleting that folder forgets everything. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'pawsume');

/** The Node that every npm script runs on: a link to the machine's where that is new enough, else to ours. */
export const nodeBinary = join(root, 'node_modules', '.bin', 'node');

const written = ['node_modules', 'bench/node_modules', 'scripts/setup/node/node_modules', 'web/node_modules'].concat([
  'web/build',
  'web/.react-router',
  'e2e/test-results',
]);

/**
 * Root working in somebody's folder (a container, sudo) would leave files there that their owner cannot delete again, and
 * archives that root unpacks bring owners of their own.
 */
export function giveToFolderOwner() {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(root);
  const paths = written.map((path) => join(root, path)).filter((path) => existsSync(path));
  if (paths.length > 0) spawnSync('chown', ['-Rh', `${uid}:${gid}`, ...paths], { stdio: 'inherit' });
}
