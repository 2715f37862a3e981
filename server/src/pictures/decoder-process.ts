import { readFile } from 'node:fs/promises';
import { PictureError } from './picture-error.ts';
import { safeScan } from './proofs/safe-scan.ts';
import { safePicture } from './safe-picture.ts';

/** What can be made of a picture. */
const MAKERS = { photo: safePicture, scan: safeScan };

/** The path of a file, and what is to be made of it. */
export interface ToDecode {
  path: string;
  as: keyof typeof MAKERS;
}

type Size = 'print' | 'screen' | 'file' | 'thumbnail';
/** What comes back: safe pictures, a sentence for who sent it, or the reason of a fault of ours. */
export type Decoded = { made: { [size in Size]?: Uint8Array } } | { sentence: string } | { fault: string };

const decode = async ({ path, as }: ToDecode) => {
  try {
    return { made: await MAKERS[as](await readFile(path)) };
  } catch (error) {
    if (error instanceof PictureError) return { sentence: error.message };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', async (asked) => {
  process.send?.(await decode(asked as ToDecode)); // sent by picture-decoder.ts
});
// The parent process is gone, perhaps killed. Signals that a terminal sends to both are ignored: it ends this one when it is done.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
