import { randomBytes } from 'node:crypto';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { within } from '#lib/within';
import { type ListedFile, type ListFiles, listFolder } from './list-files.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { PictureStoreError } from './picture-store-error.ts';
import { failureIn, isMissing } from './store-failure.ts';

export const PICTURES_PATH = '/pictures/';

const NAME_BYTES = 18;
const PATH = /^\/pictures\/([\w-]{24})\.jpg$/;
const FILE = /^([\w-]{24})(?:\.screen)?\.jpg$/;
const PROBE = '.probe';
/** One call to a disk, with all its attempts: whoever waits for a picture is told then that it cannot be had. */
const CALL_MS = 12_000;
const LISTED_AT_ONCE = 500;
const forPrint = (name: string): string => `${name}.jpg`;
const forScreen = (name: string): string => `${name}.screen.jpg`;
const pathOf = (name: string): string => `${PICTURES_PATH}${name}.jpg`;
const nameIn = (path: string): string | undefined => PATH.exec(path)?.[1];

/** The files of the picture at a path: for print, and for screens unless it was stored before there were two sizes. */
export const filesOf = (path: string): string[] => {
  const name = nameIn(path);
  return name ? [forPrint(name), forScreen(name)] : [];
};

export type StoredFile = Pick<ListedFile, 'file' | 'bytes'>;

/**
 * Where pictures lie. A picture is known by its path on this server, which nobody can guess. Whatever the store fails with is
 * a PictureStoreError.
 */
export interface PictureStore {
  /** Stores both sizes of a picture and returns its one path, `/pictures/{name}.jpg`. Where one fails, neither stays. */
  add(picture: PictureSizes): Promise<string>;
  /** The JPEG bytes of the picture at `path` as it is printed; null where there is none. */
  find(path: string): Promise<Buffer | null>;
  /** As screens show it: smaller, unless it was stored before there were two sizes. */
  findForScreen(path: string): Promise<Buffer | null>;
  /** Removes both sizes. */
  remove(path: string): Promise<void>;
  /** The paths of all pictures that were stored before `time`, some at a time, also where only one size is left. */
  listBefore(time: Date): AsyncIterable<string[]>;
  /** Every stored file, also one that no row names. Each size is one of its own, `{name}.jpg` and `{name}.screen.jpg`. */
  listFiles(): AsyncIterable<StoredFile>;
  /** The bytes of one stored file; null where there is none. */
  readFile(file: string): Promise<Buffer | null>;
  /** Stores a file under the name it has elsewhere, in the place of what lies there. Throws for what is no name of a picture's. */
  writeFile(file: string, bytes: Buffer): Promise<void>;
  /** Rejects unless pictures can be stored. */
  check(): Promise<void>;
}

/** In a folder. */
export const openPictureStore = (folder: string): PictureStore =>
  storeOn(new Disk(new FSDriver({ location: folder, visibility: 'public' })), () => listFolder(folder));

/** On a disk that lists its files by `list`, each once. Flydrive's own list fails on names that it does not allow. */
export const storeOn = (disk: Disk, list: ListFiles, { callMs = CALL_MS } = {}): PictureStore => {
  const ask = <T>(what: string, work: () => Promise<T>): Promise<T> => answered(what, work(), callMs);
  const put = (file: string, bytes: Buffer): Promise<void> => ask('stored', () => disk.put(file, bytes));
  const read = (file: string): Promise<Buffer | null> =>
    ask('read', () => disk.getBytes(file).then(Buffer.from, nullIfMissing));
  const find = async (path: string): Promise<Buffer | null> => {
    const name = nameIn(path);
    return name ? read(forPrint(name)) : null;
  };
  const remove = async (path: string): Promise<void> => {
    const name = nameIn(path);
    if (!name) return;
    await ask('removed', () => Promise.all([disk.delete(forPrint(name)), disk.delete(forScreen(name))]));
  };

  return {
    async add({ print, screen }) {
      const name = randomBytes(NAME_BYTES).toString('base64url');
      try {
        await put(forPrint(name), print);
        await put(forScreen(name), screen);
      } catch (error) {
        // What may have arrived all the same. Where this fails too, the housekeeper finds it a day later.
        await remove(pathOf(name)).catch(() => undefined);
        throw error;
      }
      return pathOf(name);
    },
    find,
    async findForScreen(path) {
      const name = nameIn(path);
      return name ? ((await read(forScreen(name))) ?? find(path)) : null;
    },
    remove,
    async *listBefore(time) {
      let paths = new Set<string>();
      for await (const { file, storedAt } of picturesIn(list())) {
        if (storedAt < time) paths.add(pathOf(file.slice(0, file.indexOf('.'))));
        if (paths.size < LISTED_AT_ONCE) continue;
        yield [...paths];
        paths = new Set();
      }
      if (paths.size > 0) yield [...paths];
    },
    async *listFiles() {
      for await (const { file, bytes } of picturesIn(list())) yield { file, bytes };
    },
    readFile: async (file) => (FILE.test(file) ? read(file) : null),
    async writeFile(file, bytes) {
      if (!FILE.test(file)) throw new Error(`${JSON.stringify(file)} is no name of a picture's file`);
      await put(file, bytes);
    },
    // Rights alone do not say it: the disk may be full, or there for reading only.
    check: () => put(PROBE, Buffer.from('x')),
  };
};

const answered = async <T>(what: string, work: Promise<T>, ms: number): Promise<T> => {
  const answer = await within(
    work.then((value) => ({ value })),
    ms,
  ).catch((error) => {
    throw failed(what, error);
  });
  if (answer === null) throw new PictureStoreError(`A picture could not be ${what}: no answer in time`);
  return answer.value;
};

const failed = (what: string, error: unknown): PictureStoreError => {
  const { name, status } = failureIn(error);
  return new PictureStoreError(
    `A picture could not be ${what}: ${status === undefined ? name : `${name} (${status})`}`,
  );
};

const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** Without what others put there. */
async function* picturesIn(files: AsyncIterable<ListedFile>): AsyncGenerator<ListedFile> {
  try {
    for await (const file of files) if (FILE.test(file.file)) yield file;
  } catch (error) {
    throw failed('listed', error);
  }
}
