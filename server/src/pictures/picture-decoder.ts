import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';
import { openFairGate } from '#lib/fair-gate';
import type { Decoded } from './decoder-process.ts';
import { PictureError } from './picture-error.ts';
import type { PictureSizes } from './picture-sizes.ts';

const SCRIPT = fileURLToPath(new URL('decoder-process.ts', import.meta.url));
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
  close(): Promise<void>;
}

export const openPictureDecoder = ({ timeLimitMs = TIME_LIMIT_MS } = {}): PictureDecoder => {
  const gate = openFairGate({
    width: WIDTH,
    maxWaitingEach: WAITING_EACH,
    maxWaiting: WAITING,
    busy: () => new AppError('unavailable', messages.common.unavailable),
  });
  let running: ChildProcess | null = null;

  const start = (): ChildProcess => {
    // Without the settings, so that a decoder that is broken into knows no secret.
    const child = fork(SCRIPT, { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('exit', () => {
      if (running === child) running = null;
    });
    yieldToOthers(child);
    running = child;
    return child;
  };

  return {
    decode: (userId, path) =>
      gate.pass(userId, async () => pictureIn(await answerOf(running ?? start(), { path, timeLimitMs }))),
    async close() {
      running?.kill('SIGKILL');
    },
  };
};

/** Before it starts threads, which inherit the priority. */
const yieldToOthers = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It then runs as others do.
  }
};

/** Sends a path and waits for the answer; what takes too long is ended. */
const answerOf = (child: ChildProcess, { path, timeLimitMs }: { path: string; timeLimitMs: number }) =>
  new Promise<Decoded>((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', answered);
      child.off('exit', ended);
      settle();
    };
    const answered = (answer: unknown) => done(() => resolve(answer as Decoded)); // sent by decoder-process.ts
    // A picture that crashes the decoder is refused.
    const ended = () => done(() => reject(new PictureError(messages.pictures.unreadable)));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      done(() => reject(new PictureError(messages.pictures.tooSlow)));
    }, timeLimitMs);
    child.once('message', answered);
    child.once('exit', ended);
    child.send(path, (error) => error && done(() => reject(error)));
  });

const pictureIn = (answer: Decoded): PictureSizes => {
  if ('picture' in answer) {
    // Buffers cross between processes as plain bytes.
    const { print, screen } = answer.picture;
    return { print: Buffer.from(print), screen: Buffer.from(screen) };
  }
  if ('sentence' in answer) throw new PictureError(answer.sentence);
  throw new Error(`The picture could not be decoded: ${answer.fault}`);
};
