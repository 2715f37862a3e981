import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A stranger's file as it came, on disk until `remove`. */
export interface UploadedFile {
  path: string;
  bytes: number;
  remove(): Promise<void>;
}

/** Where files lie while they are sent and looked at, so that memory holds none. */
export interface Uploads {
  /** Takes in a file as it comes. @throws what the source fails with; nothing is left then. */
  receive(source: Readable): Promise<UploadedFile>;
  /** Removes what was last written to before `time`: a process that was killed left it. */
  sweep(time: Date): Promise<void>;
}

export const openUploads = (folder: string): Uploads => ({
  async receive(source) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, randomUUID());
    const remove = () => rm(path, { force: true });
    const file = createWriteStream(path, { mode: 0o600 });
    try {
      await pipeline(source, file);
    } catch (error) {
      await remove();
      throw error;
    }
    return { path, bytes: file.bytesWritten, remove };
  },
  async sweep(time) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (found && found.mtime < time) await rm(path, { force: true });
    }
  },
});
