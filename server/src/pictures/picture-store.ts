import { randomBytes } from 'node:crypto';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export const PICTURES_PATH = '/pictures/';

const NAME_BYTES = 18;
const PATH = /^\/pictures\/([\w-]{24}\.jpg)$/;

/** Where pictures lie. A picture is known by its path on this server, which nobody can guess. */
export interface PictureStore {
  /** Stores JPEG bytes and returns their path, `/pictures/{name}.jpg`. */
  add(jpeg: Buffer): Promise<string>;
  /** The JPEG bytes at `path`; null where there is none. */
  find(path: string): Promise<Buffer | null>;
  remove(path: string): Promise<void>;
  /** The paths of all pictures that were stored before `time`. */
  listBefore(time: Date): Promise<string[]>;
}

export const openPictureStore = (folder: string): PictureStore => {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));
  const nameIn = (path: string): string | undefined => PATH.exec(path)?.[1];

  return {
    async add(jpeg) {
      const name = `${randomBytes(NAME_BYTES).toString('base64url')}.jpg`;
      await disk.put(name, jpeg);
      return `${PICTURES_PATH}${name}`;
    },
    async find(path) {
      const name = nameIn(path);
      if (!name || !(await disk.exists(name))) return null;
      return Buffer.from(await disk.getBytes(name));
    },
    async remove(path) {
      const name = nameIn(path);
      if (name) await disk.delete(name);
    },
    async listBefore(time) {
      const paths: string[] = [];
      for await (const name of namesOn(disk)) {
        const path = PICTURES_PATH + name;
        if (nameIn(path) && (await disk.getMetaData(name)).lastModified < time) paths.push(path);
      }
      return paths;
    },
  };
};

async function* namesOn(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
