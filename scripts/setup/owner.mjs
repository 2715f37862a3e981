import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

const written = ['node_modules', 'web/build', 'web/.react-router', 'web/node_modules', 'e2e/test-results'];

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
