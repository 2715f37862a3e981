import { randomBytes } from 'node:crypto';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { PictureSizes } from './picture-sizes.ts';

export const PICTURES_PATH = '/pictures/';

const NAME_BYTES = 18;
const PATH = /^\/pictures\/([\w-]{24})\.jpg$/;
const FILE = /^([\w-]{24})(?:\.screen)?\.jpg$/;
const PROBE = '.probe';
const forPrint = (name: string): string => `${name}.jpg`;
const forScreen = (name: string): string => `${name}.screen.jpg`;
const pathOf = (name: string): string => `${PICTURES_PATH}${name}.jpg`;

/** Where pictures lie. A picture is known by its path on this server, which nobody can guess. */
export interface PictureStore {
  /** Stores both sizes of a picture and returns its one path, `/pictures/{name}.jpg`. */
  add(picture: PictureSizes): Promise<string>;
  /** The JPEG bytes of the picture at `path` as it is printed; null where there is none. */
  find(path: string): Promise<Buffer | null>;
  /** As screens show it: smaller, unless it was stored before there were two sizes. */
  findForScreen(path: string): Promise<Buffer | null>;
  /** Removes both sizes. */
  remove(path: string): Promise<void>;
  /** The paths of all pictures that were stored before `time`, each once, also where only one size is left. */
  listBefore(time: Date): Promise<string[]>;
  /** Rejects unless pictures can be stored. */
  check(): Promise<void>;
}

export const openPictureStore = (folder: string): PictureStore => {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));
  const nameIn = (path: string): string | undefined => PATH.exec(path)?.[1];
  const read = async (file: string): Promise<Buffer | null> =>
    (await disk.exists(file)) ? Buffer.from(await disk.getBytes(file)) : null;
  const find = async (path: string): Promise<Buffer | null> => {
    const name = nameIn(path);
    return name ? read(forPrint(name)) : null;
  };

  return {
    async add({ print, screen }) {
      const name = randomBytes(NAME_BYTES).toString('base64url');
      await disk.put(forPrint(name), print);
      await disk.put(forScreen(name), screen);
      return pathOf(name);
    },
    find,
    async findForScreen(path) {
      const name = nameIn(path);
      return name ? ((await read(forScreen(name))) ?? find(path)) : null;
    },
    async remove(path) {
      const name = nameIn(path);
      if (!name) return;
      await disk.delete(forPrint(name));
      await disk.delete(forScreen(name));
    },
    async listBefore(time) {
      const paths = new Set<string>();
      for await (const file of filesOn(disk)) {
        const name = FILE.exec(file)?.[1];
        if (name && (await disk.getMetaData(file)).lastModified < time) paths.add(pathOf(name));
      }
      return [...paths];
    },
    // Rights alone do not say it: the disk may be full, or there for reading only.
    check: () => disk.put(PROBE, 'x'),
  };
};

async function* filesOn(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
