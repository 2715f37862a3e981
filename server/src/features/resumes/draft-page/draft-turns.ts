import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';
import { openFairGate } from '#lib/fair-gate';

export interface DraftTurns {
  /**
   * Does a piece of work when it is the turn of `key`, one at a time. Of what one key has waiting only the newest is done.
   * @throws `overtaken` for what a newer one has overtaken, `unavailable` where too much waits.
   */
  take<T>(key: string | number, work: () => Promise<T>): Promise<T>;
}

const WAITING_EACH = 8;

/** @param width so many at once of all together. @param maxWaiting so many that wait of all together. */
export const openDraftTurns = ({ width, maxWaiting }: { width: number; maxWaiting: number }): DraftTurns => {
  const gate = openFairGate({
    width,
    maxWaitingEach: WAITING_EACH,
    maxWaiting,
    busy: () => new AppError('unavailable', messages.page.draft.waits),
  });
  const newest = new Map<string | number, symbol>();

  return {
    async take(key, work) {
      const mine = Symbol('turn');
      newest.set(key, mine);
      try {
        return await gate.pass(key, () => {
          if (newest.get(key) !== mine) throw new AppError('overtaken', messages.page.draft.overtaken);
          return work();
        });
      } finally {
        if (newest.get(key) === mine) newest.delete(key);
      }
    },
  };
};
