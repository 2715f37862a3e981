import { StartError } from '#lib/start-error';
import type { PictureFiles } from './picture-files.ts';
import type { Progress } from './progress.ts';

/** Of those that are under way at a time: what lies elsewhere is waited for more than it is worked on. */
const AT_ONCE = 8;

export interface Copying {
  from: Pick<PictureFiles, 'readFile'>;
  to: Pick<PictureFiles, 'readFile' | 'writeFile'>;
}

/**
 * Copies these files. Those that are there already with the same bytes are left as they are; what was written is read
 * back and compared.
 * @returns those that are not where they should be copied from.
 * @throws StartError where one does not come back as it was.
 */
export const copyPictures = async (
  copying: Copying,
  files: AsyncIterable<{ file: string }> | Iterable<{ file: string }>,
  { progress, total }: { progress: Progress; total: number },
): Promise<string[]> => {
  const step = progress.begin('pictures', total);
  const missing: string[] = [];
  let batch: string[] = [];
  const work = async () => {
    const copied = await Promise.all(batch.map((file) => copyPicture(copying, file)));
    missing.push(...batch.filter((_file, at) => !copied[at]));
    step.add(batch.length);
    batch = [];
  };
  for await (const { file } of files) {
    batch.push(file);
    if (batch.length === AT_ONCE) await work();
  }
  await work();
  step.end();
  return missing;
};

/** @returns whether it was there to be copied. */
const copyPicture = async ({ from, to }: Copying, file: string): Promise<boolean> => {
  const bytes = await from.readFile(file);
  if (!bytes) return false;
  if ((await to.readFile(file))?.equals(bytes)) return true;
  await to.writeFile(file, bytes);
  if (!(await to.readFile(file))?.equals(bytes)) {
    throw new StartError(`A picture is not the same after it was copied: ${file}.`);
  }
  return true;
};

export const countFiles = async (files: AsyncIterable<unknown>): Promise<number> => {
  let count = 0;
  for await (const _file of files) count += 1;
  return count;
};

/** Files that are to be copied may be there: a run that was cut off left them. @throws StartError where there are others. */
export const demandNoOthers = async (
  pictures: Pick<PictureFiles, 'listFiles'>,
  files: { has(file: string): boolean },
): Promise<void> => {
  for await (const { file } of pictures.listFiles()) {
    if (!files.has(file)) throw new StartError(`There are other pictures already where these are to go (${file}).`);
  }
};
