import { messages } from '@pawsume/contract/messages';
import type { WritingEvent } from '@pawsume/contract/resumes';
import type { Db, Tx, WrittenResume } from '#db/types';
import { AppError } from '#lib/app-error';
import { endWriting, findWriting, keepWriting, renewWriting } from './writing-queries.ts';

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

/** Well within the life of a lock. A stop at another server is noticed as soon. */
const RENEW_EVERY_MS = 3000;

export const stoppedError = (): AppError => new AppError('stopped', messages.generate.stopped);

/** Begins to write the text that the lock with this id is for. It goes on until it is done or stopped, even if nobody listens any more. */
export const startWriting = (
  { db, id }: { db: Db; id: number },
  write: (waiting: Waiting) => Promise<WrittenResume>,
): Writing => {
  const told: WritingEvent[] = [];
  const listeners = new Set<Tell>();
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<never>();

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
      return db.transaction().execute(async (tx) => {
        const stored = await insert(tx);
        await endWriting(tx, id);
        return stored;
      });
    },
  };
  const written = write(waiting).catch(async (error: unknown) => {
    // A row that cannot be deleted now expires.
    await endWriting(db, id).catch(() => undefined);
    throw error;
  });
  const renew = async () => {
    // A database that is away is asked again at the next renewal, and for the last time when the text is stored.
    if (!(await renewWriting(db, id).catch(() => true))) stop();
  };
  const renewing = setInterval(renew, RENEW_EVERY_MS).unref();
  const end = () => clearInterval(renewing);
  written.then(end, end);
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
