import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A folder that Linux keeps in memory; a container may have a small one, for other things. */
const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 4e9;

/** Where tests put their databases and pictures, which they make and remove by the hundred: in memory where there is room. */
export function tempFolder() {
  return hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}
