import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Makes the folder, for this user alone, where there is none. Throws a sentence for the operator unless it takes files. */
export const demandWritable = async (folder: string, variable: string): Promise<void> => {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Rights alone do not say it: the disk may be full, or there for reading only.
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    throw new StartError(`${variable}: ${complaint(folder, cause)}`, { cause });
  }
};

/** Room for the largest upload, and for what the embedded database writes meanwhile. */
const ROOM_MB = 50;

/** Throws a sentence for the operator unless the folder takes files, and its disk has room for them. */
export const demandRoom = async (folder: string, variable: string): Promise<void> => {
  await demandWritable(folder, variable);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ROOM_MB * 1e6)
    throw new StartError(`${variable}: less than ${ROOM_MB} MB are left for ${folder}.`);
};

const complaint = (folder: string, cause: unknown): string => {
  switch (cause instanceof Error && 'code' in cause && cause.code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} is a file, or lies below one. Set it to a folder.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `this user may not write in ${folder}. Give the right to, or set it to another folder.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `no space is left for ${folder}. Make some, or set it to a folder on another disk.`;
    default:
      return `${folder} cannot be used as a folder for data (${cause instanceof Error ? cause.message : cause}).`;
  }
};
