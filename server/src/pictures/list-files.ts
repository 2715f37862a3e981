import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface ListedFile {
  file: string;
  bytes: number;
  storedAt: Date;
}

/** All files of a disk, read while they are gone through: never all names at once. */
export type ListFiles = () => AsyncIterable<ListedFile>;

export async function* listFolder(folder: string): AsyncGenerator<ListedFile> {
  // A folder that nobody has made yet has none.
  for await (const entry of (await opendir(folder).catch(nullIfGone)) ?? []) {
    if (!entry.isFile()) continue;
    const found = await stat(join(folder, entry.name)).catch(nullIfGone);
    if (found) yield { file: entry.name, bytes: found.size, storedAt: found.mtime };
  }
}

/** It was removed meanwhile, or is not there yet. */
const nullIfGone = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
