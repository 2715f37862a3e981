import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failureOf } from './failure.mjs';
import { cacheFolder, root } from './places.mjs';

/** What a step was last done for. Content, not time, decides: a checkout or a copy changes times only. */
export class Stamp {
  /** @param {string} name */
  constructor(name) {
    this.file = join(cacheFolder, name);
  }

  read() {
    try {
      return readFileSync(this.file, 'utf8');
    } catch {
      return undefined;
    }
  }

  /** @param {string} content */
  write(content) {
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(this.file, content);
    } catch (error) {
      throw failureOf('What was set up cannot be remembered.', String(error));
    }
  }

  clear() {
    rmSync(this.file, { force: true });
  }
}

/**
 * @param {string[]} paths files and folders, relative to the project; one that does not exist counts as empty
 * @param {Set<string>} [skipped] names of folders that are not looked into
 */
export function hashOf(paths, skipped = new Set()) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const path of paths) addTo(hash, path, skipped);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} path @param {Set<string>} skipped */
function addTo(hash, path, skipped) {
  const entries = listFolder(path);
  if (entries) {
    for (const name of entries.sort()) if (!skipped.has(name)) addTo(hash, join(path, name), skipped);
    return;
  }
  hash.update(`\n${path}\n`);
  try {
    hash.update(readFileSync(join(root, path)));
  } catch {
    hash.update('(none)');
  }
}

/** @param {string} path */
function listFolder(path) {
  try {
    return readdirSync(join(root, path));
  } catch {
    return undefined;
  }
}
