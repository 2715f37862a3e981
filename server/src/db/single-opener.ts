import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#lib/start-error';

/**
 * Holds `dataDir` for this process alone: PGlite itself lets two processes write and loses data. SQLite's file lock is
 * used because the operating system frees it when a process dies, however it dies.
 * Throws a sentence for the operator when another process holds it.
 */
export const holdAlone = (dataDir: string): { release: () => void } => {
  const lock = new DatabaseSync(join(dataDir, 'opened-by.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new StartError(
      `Another server is using the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
};
