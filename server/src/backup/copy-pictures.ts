import { StartError } from '#lib/start-error';
import type { PictureStore } from '#pictures/picture-store';

/** Copies under way at a time: a bucket is mostly waited for. */
const AT_ONCE = 8;

interface Copying {
  from: Pick<PictureStore, 'readFile'>;
  to: Pick<PictureStore, 'readFile' | 'writeFile'>;
}

/**
 * Copies files of pictures and compares each with its source. A file that is there already is not written again.
 * @returns the files that the source does not have.
 * @throws StartError where a copy is not the same.
 */
export const copyPictures = async ({ from, to }: Copying, files: Iterable<string>): Promise<string[]> => {
  const waiting = [...files];
  const missing: string[] = [];
  const copyWaiting = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await from.readFile(file);
      if (!bytes) missing.push(file);
      else if (!(await to.readFile(file))?.equals(bytes)) {
        await to.writeFile(file, bytes);
        const copied = await to.readFile(file);
        if (!copied?.equals(bytes)) throw new StartError(`A picture is not the same after it was copied: ${file}.`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyWaiting));
  return missing;
};

export const listFileNames = async (pictures: Pick<PictureStore, 'listFiles'>): Promise<string[]> =>
  (await Array.fromAsync(pictures.listFiles())).map(({ file }) => file);

/** Files that are to be copied may be there: a run that was cut off left them. @throws StartError where there are others. */
export const demandNoOthers = async (
  pictures: Pick<PictureStore, 'listFiles'>,
  files: readonly string[],
): Promise<void> => {
  const known = new Set(files);
  const other = (await listFileNames(pictures)).find((file) => !known.has(file));
  if (other) throw new StartError(`There are other pictures already where these are to go (${other}).`);
};
