import { readFile } from 'node:fs/promises';
import { PictureError } from './picture-error.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { safePicture } from './safe-picture.ts';

/** What comes back for the path of a file: a safe picture, a sentence for who sent it, or the reason of a fault of ours. */
export type Decoded =
  | { picture: { [size in keyof PictureSizes]: Uint8Array } }
  | { sentence: string }
  | { fault: string };

const decode = async (path: string): Promise<Decoded> => {
  try {
    return { picture: await safePicture(await readFile(path)) };
  } catch (error) {
    if (error instanceof PictureError) return { sentence: error.message };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', async (path) => {
  process.send?.(await decode(String(path)));
});
// The parent process is gone, perhaps killed. Signals that a terminal sends to both are ignored: it ends this one when it is done.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
