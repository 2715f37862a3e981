import { messages } from '@pawsume/contract/messages';
import type { WritingEvent } from '@pawsume/contract/resumes';
import { AppError } from '#lib/app-error';

type Tell = (event: WritingEvent) => void;

/** What somebody who writes has to do with those who wait for it. */
export interface Waiting {
  tell: Tell;
  /** Aborted where the writing is stopped. */
  signal: AbortSignal;
  /** To be called right before the text is stored: from then on it cannot be stopped. Throws where it has been. */
  keep(): void;
}

/** A text that is being written. */
export interface Writing<Written> {
  result: Promise<Written>;
  /** Tells what was told so far, and then the rest. */
  join(tell: Tell): Promise<Written>;
  /** Ends it with `stopped`, for all who wait; returns false where it is too late for that. */
  stop(): boolean;
}

/** Begins to write. It goes on until it is done or stopped, also when nobody listens any more. */
export const startWriting = <Written>(write: (waiting: Waiting) => Promise<Written>): Writing<Written> => {
  const told: WritingEvent[] = [];
  const listeners = new Set<Tell>();
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<never>();
  let isKept = false;

  const written = write({
    signal: stopping.signal,
    tell(event) {
      told.push(event);
      for (const listener of listeners) listener(event);
    },
    keep() {
      stopping.signal.throwIfAborted();
      isKept = true;
    },
  });
  // Whoever waits need not wait until the writer has noticed.
  const result = Promise.race([written, stopped.promise]);
  return {
    result,
    join(tell) {
      for (const event of told) tell(event);
      listeners.add(tell);
      return result;
    },
    stop() {
      if (isKept || stopping.signal.aborted) return false;
      const reason = new AppError('stopped', messages.generate.stopped);
      stopping.abort(reason);
      stopped.reject(reason);
      return true;
    },
  };
};
