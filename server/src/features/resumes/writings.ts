import type { WritingEvent } from '@pawsume/contract/resumes';
import { startWriting, type Waiting, type Writing } from './writing.ts';

/** Whose text it is. */
interface Whose {
  userId: number;
  petId: number;
}

interface Wanted<Written> extends Whose {
  /** What else is to be as asked for, as JSON has it. */
  wanted: object;
  write: (waiting: Waiting) => Promise<Written>;
}

/** The texts that are being written, in this process. */
export interface Writings<Written> {
  /**
   * Has one text written at a time for the same user, pet and wish: who asks again meanwhile, as by a double click, gets the
   * same, and is told first what was told of it before.
   */
  join(wanted: Wanted<Written>, tell: (event: WritingEvent) => void): Promise<Written>;
  /** Stops what is written for this pet; returns whether there was something to stop. */
  stop(whose: Whose): boolean;
}

export const openWritings = <Written>(): Writings<Written> => {
  const underWay = new Map<string, Whose & { writing: Writing<Written> }>();
  return {
    join({ userId, petId, wanted, write }, tell) {
      const key = JSON.stringify([userId, petId, wanted]);
      const found = underWay.get(key);
      if (found) return found.writing.join(tell);
      const begun = { userId, petId, writing: startWriting(write) };
      underWay.set(key, begun);
      const forget = () => {
        // After a stop another one may have been begun.
        if (underWay.get(key) === begun) underWay.delete(key);
      };
      begun.writing.result.then(forget, forget);
      return begun.writing.join(tell);
    },
    stop({ userId, petId }) {
      const stopped = [...underWay].filter(
        ([, each]) => each.userId === userId && each.petId === petId && each.writing.stop(),
      );
      for (const [key] of stopped) underWay.delete(key);
      return stopped.length > 0;
    },
  };
};
