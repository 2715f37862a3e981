import type { FailureKind } from '@pawsume/contract/numbers';
import { sql } from 'kysely';
import type { Clock } from '#lib/clock';
import { inBatches } from '#lib/in-batches';
import type { Log } from '#lib/log';
import type { Db, NewDayCount } from './types.ts';

/** The row that adds to what is counted on a day (UTC). */
export const dayCount = (kind: NewDayCount['kind'], now: Date, count = 1): NewDayCount => ({
  day: now.toISOString().slice(0, 10),
  kind,
  count,
});

/** Adds to the count of a day, as a query that can be executed or stand beside another one in a `with`. */
export const addToDay = (db: Pick<Db, 'insertInto'>, row: NewDayCount) =>
  db
    .insertInto('day_counts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind']).doUpdateSet({ count: sql<number>`day_counts.count + excluded.count` }),
    );

/** Counts what fails outside, for the administrators' numbers. Who reports a failure neither waits for it nor fails with it. */
export interface FailureCounts {
  add(kind: FailureKind): void;
  /** Resolves when all that was reported is stored, or could not be. */
  close(): Promise<void>;
}

export const openFailureCounts = ({ db, clock, log }: { db: Db; clock: Clock; log: Log }): FailureCounts => {
  const waiting = new Map<FailureKind, number>();
  // Many failures at once, as when a provider is down, are a few statements.
  const store = inBatches(async () => {
    const counted = [...waiting];
    waiting.clear();
    try {
      for (const [kind, count] of counted) await addToDay(db, dayCount(kind, clock(), count)).execute();
    } catch (error) {
      log.warn({ err: error }, 'numbers: failures not counted, the daily numbers miss them');
    }
  });
  let stored: Promise<void> = Promise.resolve();
  return {
    add(kind) {
      waiting.set(kind, (waiting.get(kind) ?? 0) + 1);
      stored = store();
    },
    close: () => stored,
  };
};
