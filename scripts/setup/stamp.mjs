import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
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
 * @param {string[]} [skipped] names of folders that are not looked into
 */
export function hashOf(paths, skipped = []) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of paths.flatMap((path) => listFiles(path, skipped)))
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @param {string} path @param {string[]} skipped @returns {string[]} */
function listFiles(path, skipped) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = readdirSync(join(root, path)).filter((name) => !skipped.includes(name));
  return names.sort().flatMap((name) => listFiles(path + sep + name, skipped));
}
