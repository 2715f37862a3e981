import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What set-up remembers. It lies inside node_modules so that deleting that folder forgets everything. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'pawsume');

/** Outside node_modules, which `npm ci` deletes while the lock is held. */
export const setupLock = join(root, '.setup.lock');

/** The Node that every npm script runs on, whatever the machine has. */
export const nodeBinary = join(root, 'node_modules', '.bin', 'node');
