import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';
import { openFairGate } from '#lib/fair-gate';

export interface DraftTurns {
  /**
   * Does a piece of work when it is the turn of `key`, one at a time. Of what one tab has waiting only the newest is done:
   * one address, and one account, may have many tabs.
   * @throws `overtaken` for what a newer one has overtaken, `unavailable` where too much waits.
   */
  take<T>(key: string | number, work: () => Promise<T>, tab?: string): Promise<T>;
}

const WAITING_EACH = 16;

/** @param width so many at once of all together. @param maxWaiting so many that wait of all together. */
export const openDraftTurns = ({ width, maxWaiting }: { width: number; maxWaiting: number }): DraftTurns => {
  const gate = openFairGate({
    width,
    maxWaitingEach: WAITING_EACH,
    maxWaiting,
    busy: () => new AppError('unavailable', messages.page.draft.waits),
  });
  const newest = new Map<string, symbol>();

  return {
    async take(key, work, tab = '') {
      const one = JSON.stringify([key, tab]);
      const mine = Symbol('turn');
      newest.set(one, mine);
      try {
        return await gate.pass(key, () => {
          if (newest.get(one) !== mine) throw new AppError('overtaken', messages.page.draft.overtaken);
          return work();
        });
      } finally {
        if (newest.get(one) === mine) newest.delete(one);
      }
    },
  };
};
