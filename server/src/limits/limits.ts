import { guessLimiter } from './guesses.ts';
import type { Admission, Asker, Limited } from './limiter.ts';
import type { Statements } from './postgres-counter.ts';
import { quotaLimiter } from './quota.ts';
import { openStore } from './store.ts';
import { GUESSES, QUOTAS } from './table.ts';

export interface Limits {
  /** @throws LimitError when this asker may not make the call now. */
  admit(call: Limited, asker: Asker): Promise<Admission>;
}

/**
 * All limits of the table. With a pool, the counters lie in PostgreSQL and hold for all machines; without one they lie in
 * memory. `addressFactor` multiplies the limits by address alone.
 */
export const openLimits = ({ pool, addressFactor }: { pool: Statements | null; addressFactor: number }): Limits => {
  const store = openStore(pool);
  const limiters = [
    ...GUESSES.map((rule) => guessLimiter(store, rule, addressFactor)),
    ...QUOTAS.map((rule) => quotaLimiter(store, rule, addressFactor)),
  ];
  return {
    async admit(call, asker) {
      const admissions: Admission[] = [];
      const tell: Admission = async (end) => {
        for (const admission of admissions) await admission(end);
      };
      for (const limiter of limiters) {
        if (!limiter.calls.includes(call)) continue;
        try {
          const admission = await limiter.admit(asker);
          if (admission) admissions.push(admission);
        } catch (error) {
          // If one limit refuses a call, the others must not count it.
          await tell({ error });
          throw error;
        }
      }
      return tell;
    },
  };
};
