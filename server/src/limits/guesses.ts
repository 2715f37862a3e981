import { AppError } from '#lib/app-error';
import type { Counter } from './counter.ts';
import { hashTraits, isGuess } from './keys.ts';
import type { Asker, Limiter } from './limiter.ts';
import { type Store, take } from './store.ts';
import type { Guesses } from './table.ts';

const DAY_S = 86_400;
const GUESS_CODES = new Set(['wrong_credentials', 'invalid_input']);

/**
 * So many wrong guesses; then a wait that doubles each time, and each time fewer guesses before the next, down to one.
 * A right guess costs nothing; only those who guessed wrong ever wait.
 */
export const guessLimiter = (store: Store, rule: Guesses, addressFactor: number): Limiter => {
  const isByAddress = rule.by.length === 1 && rule.by[0] === 'address';
  const free = isByAddress ? rule.free * addressFactor : rule.free;
  const tries = store(rule.name, free, rule.maxWaitS);
  // How often this asker had to wait within a day: it doubles the wait and halves the tries.
  const waits = store(`${rule.name}-waits`, Number.MAX_SAFE_INTEGER, DAY_S);
  const crowd = rule.crowd && crowdWatch(store, rule.name, rule.crowd);

  return {
    calls: rule.calls,
    async admit(asker) {
      const key = isGuess(asker) ? hashTraits(asker, rule.by) : null;
      if (key === null) return { succeeded: async () => undefined, failed: async () => undefined };
      const waited = await countOf(waits, key);
      const points = Math.min(free, 2 ** waited);
      const taken = await take(tries, { key, points, sentence: rule.sentence });
      const undo = async () => {
        await tries.reward(key, points);
      };
      return {
        async succeeded() {
          if (!rule.forgiving) return undo();
          await tries.delete(key);
          await waits.delete(key);
        },
        async failed(error) {
          if (!isWrongGuess(error)) return undo();
          const isCrowded = await crowd?.countFailure(asker);
          if (!isCrowded && taken.remainingPoints >= points) return;
          const { consumedPoints } = await waits.penalty(key, 1);
          await tries.block(key, Math.min(rule.maxWaitS, rule.firstWaitS * 2 ** (consumedPoints - 1)));
        },
      };
    },
  };
};

const countOf = async (counter: Counter, key: string): Promise<number> => (await counter.get(key))?.consumedPoints ?? 0;

/** Notices when many addresses together guess at one account: then each of them waits after a single try. */
const crowdWatch = (store: Store, name: string, { failures, windowS }: NonNullable<Guesses['crowd']>) => {
  const counter = store(`${name}-crowd`, failures, windowS);
  return {
    /** Returns whether this failure is one too many. */
    async countFailure(asker: Asker): Promise<boolean> {
      const { consumedPoints } = await counter.penalty(hashTraits(asker, ['account']) ?? '', 1);
      return consumedPoints > failures;
    },
  };
};

/** Whether a call failed because of a secret that was wrong, and not because of a new password that will not do. */
const isWrongGuess = (error: unknown): boolean =>
  error instanceof AppError && GUESS_CODES.has(error.code) && error.fields?.new_password === undefined;
