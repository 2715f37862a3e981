import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#lib/start-error';

/** SQLite's own number for what another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Holds `dataDir` for this process alone: PGlite itself lets two processes write and loses data. SQLite's file lock is
 * used because the operating system frees it when a process dies, however it dies.
 * Throws a sentence for the operator when another process holds it.
 */
export const holdAlone = (dataDir: string): { release: () => void } => {
  const file = join(dataDir, 'opened-by.lock');
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const held = lock;
    return { release: () => held.close() };
  } catch (cause) {
    lock?.close();
    throw new StartError(complaint(cause, dataDir, file), { cause });
  }
};

const complaint = (cause: unknown, dataDir: string, file: string): string =>
  cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY
    ? `Another server is using the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`
    : `DATA_DIR: the file ${file} cannot be used (${cause instanceof Error ? cause.message : cause}).`;
