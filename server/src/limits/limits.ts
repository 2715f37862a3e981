import type { Call } from '@pawsume/contract/call';
import { guessLimiter } from './guesses.ts';
import { quotaLimiter } from './quota.ts';
import { type Statements, storeOf } from './store.ts';
import { GUESSES, QUOTAS } from './table.ts';

/** What a limit goes by. `account` is who is logged in, else the username in the body; `email` is the address in it. */
export type Trait = 'address' | 'user' | 'account' | 'email';

/** Who asks, and with what. */
export interface Asker {
  address: string;
  userId: number | null;
  username: string | null;
  body: unknown;
}

/** One let-through call, which has to report how it ended: a right password gives back what it took. */
export interface Admission {
  succeeded(answer: unknown): Promise<void>;
  failed(error: unknown): Promise<void>;
}

export interface Limiter {
  calls: readonly Call[];
  /** Counts first and asks then, so that of many at once no more get through than there is room for. */
  admit(asker: Asker): Promise<Admission>;
}

export interface Limits {
  /** @throws LimitError when this asker may not make the call now. */
  admit(call: Call, asker: Asker): Promise<Admission>;
}

/**
 * All limits of the table. With a pool, the counters lie in PostgreSQL and hold for all machines; without one they lie in
 * memory. `addressFactor` multiplies the limits by address alone.
 */
export const openLimits = ({ pool, addressFactor }: { pool: Statements | null; addressFactor: number }): Limits => {
  const store = storeOf(pool);
  const limiters = [
    ...GUESSES.map((rule) => guessLimiter(store, rule, addressFactor)),
    ...QUOTAS.map((rule) => quotaLimiter(store, rule, addressFactor)),
  ];
  return {
    async admit(call, asker) {
      const admissions: Admission[] = [];
      const failed = async (error: unknown) => {
        for (const admission of admissions) await admission.failed(error);
      };
      for (const limiter of limiters) {
        if (!limiter.calls.includes(call)) continue;
        try {
          admissions.push(await limiter.admit(asker));
        } catch (error) {
          // What one limit refuses must not count with the others.
          await failed(error);
          throw error;
        }
      }
      return {
        async succeeded(answer) {
          for (const admission of admissions) await admission.succeeded(answer);
        },
        failed,
      };
    },
  };
};
