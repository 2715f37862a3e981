import { constants, setPriority } from 'node:os';
import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';
import { openHelper } from '#lib/child-process';
import { openFairGate } from '#lib/fair-gate';
import type { Decoded, ToDecode } from './decoder-process.ts';
import { PictureError } from './picture-error.ts';
import type { PictureSizes } from './picture-sizes.ts';
import type { Scan } from './proofs/safe-scan.ts';

const SCRIPT = new URL('decoder-process.ts', import.meta.url);
/** For what the decoder's own limit cannot stop, or does not because the processor is busy. */
const TIME_LIMIT_MS = 30_000;
/** A picture of 40 megapixels takes 120 MB while it is open, and decoding several at once would not be faster. */
const WIDTH = 1;
const WAITING_EACH = 8;
const WAITING = 200;

export interface PictureDecoder {
  /**
   * Makes a stranger's file safe to keep (see safe-picture.ts): one picture at a time, users taking turns, in a process
   * of its own that yields to everything else, so that no login waits for a picture.
   * @throws PictureError for what is no picture or takes too long, `unavailable` in a crowd.
   */
  decode(userId: number, path: string): Promise<PictureSizes>;
  /** The same for the picture of a paper: all of it stays. */
  decodeScan(userId: number, path: string): Promise<Scan>;
  close(): Promise<void>;
}

export const openPictureDecoder = ({ timeLimitMs = TIME_LIMIT_MS } = {}): PictureDecoder => {
  const gate = openFairGate({
    width: WIDTH,
    maxWaitingEach: WAITING_EACH,
    maxWaiting: WAITING,
    busy: () => new AppError('unavailable', messages.common.unavailable),
  });
  const helper = openHelper(SCRIPT, { onStart: yieldToOthers });
  const limit = {
    timeLimitMs,
    tooSlow: () => new PictureError(messages.pictures.tooSlow),
    // A picture that crashes the decoder is refused.
    died: (cause?: Error) => cause ?? new PictureError(messages.pictures.unreadable),
  };
  const ask = (userId: number, asked: ToDecode) =>
    gate.pass(userId, async () => madeIn(await helper.ask<Decoded>({ ...asked }, limit)));

  return {
    async decode(userId, path) {
      const { print, screen } = await ask(userId, { path, as: 'photo' });
      return { print: bytesIn(print), screen: bytesIn(screen) };
    },
    async decodeScan(userId, path) {
      const { file, thumbnail } = await ask(userId, { path, as: 'scan' });
      return { file: bytesIn(file), thumbnail: bytesIn(thumbnail) };
    },
    close: () => helper.close(),
  };
};

/** Before it starts threads, which inherit the priority. */
const yieldToOthers = ({ pid }: { pid?: number | undefined }): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It then runs as others do.
  }
};

const madeIn = (answer: Decoded): Record<string, Uint8Array | undefined> => {
  if ('made' in answer) return answer.made;
  if ('sentence' in answer) throw new PictureError(answer.sentence);
  throw new Error(`The picture could not be decoded: ${answer.fault}`);
};

/** Buffers cross between processes as plain bytes. */
const bytesIn = (made: Uint8Array | undefined): Buffer => {
  if (!made) throw new Error('The decoder made another picture than it was asked for.');
  return Buffer.from(made);
};
