import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { atEnd } from './at-end.ts';

/** Copies a folder, at a third of the cost of an asynchronous copy: an embedded database is 1,300 files. */
export const copyFolder = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/** A folder for a server, gone after the last test of the file, at the latest with the run. */
export const emptyDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(inject('goldenDataDir'), 'app-'));
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
};

/** The same with an embedded database in it, migrated and empty: to make one takes a server some seconds. */
export const preparedDataDir = async (): Promise<string> => {
  const dataDir = await emptyDataDir();
  copyFolder(join(inject('goldenDataDir'), 'database'), join(dataDir, 'database'));
  return dataDir;
};
