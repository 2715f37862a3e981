import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './places.mjs';
import { isMadeForThisMachine } from './this-machine.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, bin?: Record<string, string> } & import('./this-machine.mjs').MadeFor} Entry */

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Whether package-lock.json still says what the package.json files ask for.
 *
 * @param {string[]} packageFiles
 */
export function lockMatchesPackageFiles(packageFiles) {
  const locked = readEntries('package-lock.json');
  return locked !== undefined && packageFiles.every((file) => isLocked(file, locked));
}

/**
 * Whether node_modules holds what package-lock.json says, going by the list that npm keeps inside it. npm passes over an
 * optional package in silence when it cannot be fetched; here one that is made for this machine counts as missing.
 */
export function treeMatchesLock() {
  const locked = readEntries('package-lock.json');
  const installed = readEntries('node_modules/.package-lock.json');
  if (!locked || !installed) return false;
  if (Object.keys(installed).some((path) => !(path in locked))) return false;
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => isInstalled(entry, installed[path]));
}

/** The version of the Node for this machine that package-lock.json names; undefined where there is none for it. */
export function lockedNodeVersion() {
  const entries = Object.values(readEntries('package-lock.json') ?? {});
  return entries.find((entry) => entry.bin?.node && isMadeForThisMachine(entry))?.version;
}

/** @param {Entry} wanted @param {Entry | undefined} found */
function isInstalled(wanted, found) {
  if (!found) return wanted.optional === true && !isMadeForThisMachine(wanted);
  return found.version === wanted.version && (!wanted.integrity || found.integrity === wanted.integrity);
}

/** @param {string} file @param {Record<string, object>} locked */
function isLocked(file, locked) {
  const folder = dirname(file);
  const entry = locked[folder === '.' ? '' : folder];
  return entry !== undefined && dependenciesIn(JSON.parse(read(file))) === dependenciesIn(entry);
}

/** @param {object} manifest */
function dependenciesIn(manifest) {
  const fields = new Map(Object.entries(manifest));
  const lists = kinds.map((kind) => Object.entries(fields.get(kind) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(lists);
}

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function readEntries(file) {
  try {
    return JSON.parse(read(file)).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
