import { readFile } from 'node:fs/promises';
import { PictureError } from './picture-error.ts';
import { safePicture } from './safe-picture.ts';

/** What comes back for the path of a file: a JPEG, a sentence for who sent it, or the reason of a fault of ours. */
export type Decoded = { jpeg: Uint8Array } | { sentence: string } | { fault: string };

const decode = async (path: string): Promise<Decoded> => {
  try {
    return { jpeg: await safePicture(await readFile(path)) };
  } catch (error) {
    if (error instanceof PictureError) return { sentence: error.message };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', async (path) => {
  process.send?.(await decode(String(path)));
});
// The parent process is gone, perhaps killed.
process.on('disconnect', () => process.exit());
