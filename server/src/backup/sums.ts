import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '#lib/start-error';
import { PARTS } from './folder.ts';
import type { Progress } from './progress.ts';

export interface Sum {
  /** Its path in the backup. */
  file: string;
  sha256: string;
}

export const sumOf = async (folder: string, file: string): Promise<Sum> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, file)), hash);
  return { file, sha256: hash.digest('hex') };
};

/** As `sha256sum` writes and checks them. */
export const writeSums = (sums: readonly Sum[]): string =>
  sums.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join('');

const LINE = /^([0-9a-f]{64}) {2}((?:tables|pictures)\/[\w.-]+|manifest[.]json)$/;

/** @throws StartError where the folder holds no finished backup, or the list is damaged. */
export const readSums = async (folder: string): Promise<Sum[]> => {
  const text = await readFile(join(folder, PARTS.sums), 'utf8').catch(() => {
    throw new StartError(`In ${folder} there is no finished backup: ${PARTS.sums} is missing.`);
  });
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const [, sha256, file] = LINE.exec(line) ?? [];
      if (!sha256 || !file) throw new StartError(`The backup is damaged: ${PARTS.sums}.`);
      return { file, sha256 };
    });
};

/** Reads every file of a backup. @throws StartError naming the first that is not as it was written. */
export const demandUndamaged = async (folder: string, sums: readonly Sum[], progress: Progress): Promise<void> => {
  const step = progress.begin('files of the backup checked', sums.length);
  for (const { file, sha256 } of sums) {
    const found = await sumOf(folder, file).catch(() => null);
    if (found?.sha256 !== sha256) throw new StartError(`The backup is damaged: ${file}. Nothing was restored.`);
    step.add(1);
  }
  step.end();
};
