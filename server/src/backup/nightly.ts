import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** People who deleted their account are in backups of before, and may expect to be gone from all of them after 35 days. */
export const KEEP_DAYS = 34;
const DAY_MS = 86_400_000;
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** Returns the name of a backup that began then, such as 2026-11-29T031500Z. */
export const nameOfNight = (begun: Date): string => `${begun.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/**
 * Removes the backups in a folder that are older than `KEEP_DAYS`, finished or not. Other files and folders stay.
 * @returns the names of those that were removed.
 */
export const removeOldBackups = async (folder: string, now: Date): Promise<string[]> => {
  const oldest = nameOfNight(new Date(now.getTime() - KEEP_DAYS * DAY_MS));
  const old = (await readdir(folder)).filter((name) => NAME.test(name) && name < oldest).sort();
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
};
