import HeicWorker from './heic-worker.ts?worker';
import { isHeic } from './is-heic.ts';

/** A photo that this browser shows: the file itself, or what was made of a HEIC that it cannot open. Throws where that fails. */
export const readablePhoto = async (file: Blob, signal: AbortSignal): Promise<Blob> => {
  if (!(await isHeic(file)) || (await opensHere(file))) return file;
  return decodeApart(await file.arrayBuffer(), signal);
};

/** As Safari does. */
const opensHere = (file: Blob): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

/** Decoding takes a second or more, in which the screen still answers. */
const decodeApart = (heic: ArrayBuffer, signal: AbortSignal): Promise<Blob> =>
  new Promise<Blob>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new HeicWorker();
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    const fail = (why: string) => end(() => reject(new Error(why)));
    worker.onmessage = ({ data: jpeg }: MessageEvent<Blob | null>) =>
      jpeg ? end(() => resolve(jpeg)) : fail('The HEIC file could not be decoded.');
    worker.onerror = () => fail('The decoder could not be loaded.');
    signal.addEventListener('abort', () => fail('Nobody waits for the picture any more.'));
    worker.postMessage(heic, [heic]);
  });
