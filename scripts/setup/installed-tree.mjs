import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './places.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockEntry */

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Whether node_modules already holds what package-lock.json says, going by the list that npm keeps inside it: after
 * somebody ran `npm install` by hand there is nothing to install again.
 *
 * @param {string[]} packageFiles
 */
export function installedTreeMatchesLock(packageFiles) {
  const locked = readEntries('package-lock.json');
  const installed = readEntries('node_modules/.package-lock.json');
  if (!locked || !installed) return false;
  return packageFiles.every((file) => isLocked(file, locked)) && sameTree(locked, installed);
}

/** @param {string} file @param {Record<string, object>} locked */
function isLocked(file, locked) {
  const declared = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const folder = dirname(file);
  const entry = /** @type {Record<string, object> | undefined} */ (locked[folder === '.' ? '' : folder]);
  return kinds.every((kind) => JSON.stringify(sorted(declared[kind])) === JSON.stringify(sorted(entry?.[kind])));
}

/** @param {Record<string, LockEntry>} locked @param {Record<string, LockEntry>} installed */
function sameTree(locked, installed) {
  const extra = Object.keys(installed).some((path) => !(path in locked));
  const wrong = Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .some(([path, { version, integrity, optional }]) => {
      const found = installed[path];
      if (!found) return !optional;
      return found.version !== version || (integrity !== undefined && found.integrity !== integrity);
    });
  return !extra && !wrong;
}

/** @param {object} [value] */
function sorted(value = {}) {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** @param {string} file @returns {Record<string, LockEntry> | undefined} */
function readEntries(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
