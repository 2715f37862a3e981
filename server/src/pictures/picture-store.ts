import { randomBytes } from 'node:crypto';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { within } from '#lib/within';
import { type ListedFile, type ListFiles, listFolder } from './list-files.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { PictureStoreError } from './picture-store-error.ts';
import type { ProofFiles } from './proofs/proof-files.ts';
import { failureIn, isMissing } from './store-failure.ts';
import { filesOf, pathOfFile, pictureFiles, picturePath, proofFiles, proofPath } from './stored-names.ts';

const NAME_BYTES = 18;
const PROBE = '.probe';
/** One call to a disk, with all its attempts: whoever waits for a picture is told then that it cannot be had. */
const CALL_MS = 12_000;
const LISTED_AT_ONCE = 500;

export type StoredFile = Pick<ListedFile, 'file' | 'bytes'>;

/**
 * Where pictures and proofs lie. Each is known by a path, which nobody can guess; a picture's is its path on this server too.
 * Whatever the store fails with is a PictureStoreError.
 */
export interface PictureStore {
  /** Stores both sizes of a picture and returns its one path, `/pictures/{name}.jpg`. Where one fails, neither stays. */
  add(picture: PictureSizes): Promise<string>;
  /** The JPEG bytes of the picture at `path` as it is printed; null where there is none. */
  find(path: string): Promise<Buffer | null>;
  /** As screens show it: smaller, unless it was stored before there were two sizes. */
  findForScreen(path: string): Promise<Buffer | null>;
  /** Stores a proof and its thumbnail and returns their one path. Where one fails, neither stays. */
  addProof(proof: ProofFiles): Promise<string>;
  /** The proof at `path`; null where there is none. */
  findProof(path: string): Promise<Buffer | null>;
  findProofThumbnail(path: string): Promise<Buffer | null>;
  /** Removes both sizes of a picture, or a proof with its thumbnail. */
  remove(path: string): Promise<void>;
  /** The paths of all that was stored before `time`, some at a time, also where only one file of two is left. */
  listBefore(time: Date): AsyncIterable<string[]>;
  /** Every stored file, also one that no row names. Each size is one of its own, as stored-names.ts calls them. */
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
  const readIfNamed = async (file: string | undefined) => (file ? read(file) : null);
  const find = (path: string) => readIfNamed(pictureFiles(path)?.full);
  const remove = async (path: string): Promise<void> => {
    const files = filesOf(path);
    if (files.length > 0) await ask('removed', () => allDone(files.map((file) => disk.delete(file))));
  };
  const addAt = async (path: string, ...sizes: Buffer[]): Promise<string> => {
    try {
      for (const [at, file] of filesOf(path).entries()) await put(file, sizes[at] ?? Buffer.alloc(0));
    } catch (error) {
      // What may have arrived all the same. Where this fails too, the housekeeper finds it a day later.
      await remove(path).catch(() => undefined);
      throw error;
    }
    return path;
  };

  return {
    add: ({ print, screen }) => addAt(picturePath(newName()), print, screen),
    find,
    async findForScreen(path) {
      return (await readIfNamed(pictureFiles(path)?.small)) ?? find(path);
    },
    addProof: ({ file, thumbnail, type }) => addAt(proofPath(newName(), type), file, thumbnail),
    findProof: (path) => readIfNamed(proofFiles(path)?.full),
    findProofThumbnail: (path) => readIfNamed(proofFiles(path)?.small),
    remove,
    async *listBefore(time) {
      let paths = new Set<string>();
      for await (const { file, storedAt } of picturesIn(list())) {
        const path = storedAt < time ? pathOfFile(file) : null;
        if (path) paths.add(path);
        if (paths.size < LISTED_AT_ONCE) continue;
        yield [...paths];
        paths = new Set();
      }
      if (paths.size > 0) yield [...paths];
    },
    async *listFiles() {
      for await (const { file, bytes } of picturesIn(list())) yield { file, bytes };
    },
    readFile: async (file) => (pathOfFile(file) ? read(file) : null),
    async writeFile(file, bytes) {
      if (!pathOfFile(file)) throw new Error(`${JSON.stringify(file)} is no name of a picture's file`);
      await put(file, bytes);
    },
    // Rights alone do not say it: the disk may be full, or there for reading only.
    check: () => put(PROBE, Buffer.from('x')),
  };
};

/** Waits for every one, so that none is still tried when another has failed. */
const allDone = async (works: Promise<void>[]): Promise<void> => {
  const ends = await Promise.allSettled(works);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};

const newName = (): string => randomBytes(NAME_BYTES).toString('base64url');

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
    for await (const file of files) if (pathOfFile(file.file)) yield file;
  } catch (error) {
    throw failed('listed', error);
  }
}
