import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@pawsume/contract/messages';
import type { WritingEvent } from '@pawsume/contract/resumes';
import type { Db, Tx } from '#db/types';
import type { WritingFailure, WrittenResume } from '#db/writing-types';
import { AppError } from '#lib/app-error';
import { deleteWriting, endWriting, findWriting, keepWriting, renewWriting } from './writing-queries.ts';

export type Tell = (event: WritingEvent) => void;

/** What somebody who writes has to do with those who wait for it. */
export interface Waiting {
  tell: Tell;
  /** Aborted where the writing is stopped. */
  signal: AbortSignal;
  /** Stores the text. As soon as `insert` begins, it cannot be stopped any more. Throws where it has been. */
  store(insert: (tx: Tx) => Promise<WrittenResume>): Promise<WrittenResume>;
}

/** A text that is being written here. */
export interface Writing {
  result: Promise<WrittenResume>;
  /** Tells what was told so far, and then the rest. */
  join(tell: Tell): Promise<WrittenResume>;
  /** Ends it with `stopped`, for all who wait, where its row says so. */
  stop(): void;
}

/** How soon a stop at another server is seen here, and what is told here there. */
const LOOK_EVERY_MS = 250;
/** Well within the life of a row. */
const RENEW_EVERY_MS = 3000;
/** Those who follow it elsewhere have seen its end by then. */
const FORGOTTEN_AFTER_MS = 5000;

export const stoppedError = (): AppError => new AppError('stopped', messages.generate.stopped);

/**
 * Begins to write what the row with this id stands for. It goes on until it is done or stopped, also when nobody listens any
 * more.
 */
export const startWriting = (
  { db, id }: { db: Db; id: number },
  write: (waiting: Waiting) => Promise<WrittenResume>,
): Writing => {
  const told: WritingEvent[] = [];
  const listeners = new Set<Tell>();
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<never>();
  const over = new AbortController();

  const stop = () => {
    const reason = stoppedError();
    stopping.abort(reason);
    stopped.reject(reason);
  };
  const waiting: Waiting = {
    signal: stopping.signal,
    tell(event) {
      told.push(event);
      for (const listener of listeners) listener(event);
    },
    async store(insert) {
      await demandKept(db, id);
      const { written, isFollowed } = await db.transaction().execute(async (tx) => {
        const written = await insert(tx);
        return { written, isFollowed: await endWriting(tx, id, { state: 'done', told, outcome: written }) };
      });
      if (isFollowed) forgetSoon(db, id);
      return written;
    },
  };
  const written = write(waiting).catch(async (error: unknown) => {
    await endInFailure(db, id, { told, error });
    throw error;
  });
  const end = () => over.abort();
  written.then(end, end);
  void watch({ db, id, told, stop, over: over.signal });
  // Whoever waits need not wait until the writer has noticed.
  const result = Promise.race([written, stopped.promise]);
  return {
    result,
    join(tell) {
      for (const event of told) tell(event);
      listeners.add(tell);
      return result;
    },
    stop,
  };
};

/** Throws where it was stopped, or where another server has begun it anew. */
const demandKept = async (db: Db, id: number): Promise<void> => {
  if (await keepWriting(db, id)) return;
  const found = await findWriting(db, id);
  if (found?.state === 'stopped') throw stoppedError();
  if (found) throw new AppError('unavailable', messages.generate.failed);
  // Its pet or its account is gone: then storing fails, and says so.
};

interface Watched {
  db: Db;
  id: number;
  told: readonly WritingEvent[];
  stop(): void;
  over: AbortSignal;
}

/** Tells other servers of it as long as it is written, and sees where one of them stops it. */
const watch = async ({ db, id, told, stop, over }: Watched): Promise<void> => {
  let known = 0;
  let renewedAt = performance.now();
  for (;;) {
    await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    if (over.aborted) return;
    try {
      const count = told.length;
      if (count > known || performance.now() - renewedAt >= RENEW_EVERY_MS) {
        await renewWriting(db, id, told);
        [known, renewedAt] = [count, performance.now()];
      }
      const found = await findWriting(db, id);
      if (found?.state === 'stopped') return stop();
    } catch {
      // A database that is away is asked again a moment later, and for the last time when the text is stored.
    }
  }
};

/** A row that cannot be removed now is removed when its time is over. */
const endInFailure = async (
  db: Db,
  id: number,
  { told, error }: { told: readonly WritingEvent[]; error: unknown },
): Promise<void> => {
  try {
    if (await endWriting(db, id, { state: 'failed', told, outcome: failureOf(error) })) forgetSoon(db, id);
  } catch {}
};

/** Nothing of what was not foreseen: who follows it begins anew. */
const failureOf = (error: unknown): WritingFailure | null =>
  error instanceof AppError ? { code: error.code, sentence: error.message } : null;

const forgetSoon = (db: Db, id: number): void => {
  const forget = () => deleteWriting(db, id).catch(() => undefined);
  setTimeout(forget, FORGOTTEN_AFTER_MS).unref();
};
