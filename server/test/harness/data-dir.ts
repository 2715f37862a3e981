import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { atEnd } from './at-end.ts';

/** A folder for a server, gone after the last test of the file, at the latest with the run. */
export const emptyDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(inject('goldenDataDir'), 'app-'));
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
};

/** The same with an embedded database in it, migrated and empty: to make one takes a server some seconds. */
export const preparedDataDir = async (): Promise<string> => {
  const dataDir = await emptyDataDir();
  await cp(join(inject('goldenDataDir'), 'database'), join(dataDir, 'database'), { recursive: true });
  return dataDir;
};
