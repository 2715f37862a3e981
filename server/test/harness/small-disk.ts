import { execFileSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd } from './at-end.ts';

/** Whether we may give a folder a small disk of its own. */
export const mayMount = (() => {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();

export interface SmallDisk {
  /** Has it take nothing more, to the last byte; again where something was removed meanwhile. */
  fill(): Promise<void>;
  free(): Promise<void>;
  resize(size: string): void;
}

const PIECE = Buffer.alloc(64 * 1024);
const PAGE = Buffer.alloc(4096);

/** Gives a folder a disk of its own, until the last test of the file has ended. */
export const mountSmallDisk = async (folder: string, size: string): Promise<SmallDisk> => {
  await mkdir(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', folder]);
  atEnd(async () => void execFileSync('umount', ['--lazy', folder]));
  const ballast = join(folder, 'ballast');
  return {
    async fill() {
      const file = await open(ballast, 'a');
      for (const piece of [PIECE, PAGE]) while (await isTaken(file.write(piece)));
      await file.close();
    },
    free: () => rm(ballast),
    resize: (larger) => void execFileSync('mount', ['-o', `remount,size=${larger}`, folder]),
  };
};

const isTaken = async (written: Promise<unknown>): Promise<boolean> => {
  try {
    await written;
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOSPC') return false;
    throw error;
  }
};
