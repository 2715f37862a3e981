import { AppError } from '#lib/app-error';
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
  const tries = store(rule.name, rule.maxWaitS);
  // How often this asker had to wait within a day: it doubles the wait and halves the tries.
  const waits = store(`${rule.name}-waits`, DAY_S);
  const isCrowded = rule.crowd && crowdWatch(store, rule.name, rule.crowd);

  return {
    calls: rule.calls,
    async admit(asker) {
      const key = isGuess(asker) ? hashTraits(asker, rule.by) : null;
      if (key === null) return null;
      const waited = await waits.find(key);
      const points = Math.min(free, 2 ** (waited?.points ?? 0));
      const taken = await take(tries, { key, points, most: free, sentence: rule.sentence });
      return async (end) => {
        if (!('error' in end) && rule.forgiving) {
          await tries.delete(key);
          await waits.delete(key);
          return;
        }
        if (!('error' in end && isWrongGuess(end.error))) {
          await tries.add(key, -points);
          return;
        }
        if (!(await isCrowded?.(asker)) && taken.points + points <= free) return;
        const { points: times } = await waits.add(key, 1);
        await tries.set(key, free + 1, Math.min(rule.maxWaitS, rule.firstWaitS * 2 ** (times - 1)));
      };
    },
  };
};

/**
 * Notices when many addresses together guess at one account: then each of them waits after a single try. Counts a failure,
 * and returns whether it is one too many.
 */
const crowdWatch = (store: Store, name: string, { failures, windowS }: NonNullable<Guesses['crowd']>) => {
  const counter = store(`${name}-crowd`, windowS);
  return async (asker: Asker): Promise<boolean> => {
    const { points } = await counter.add(hashTraits(asker, ['account']) ?? '', 1);
    return points > failures;
  };
};

/** Whether a call failed because of a secret that was wrong, and not because of a new password that will not do. */
const isWrongGuess = (error: unknown): boolean =>
  error instanceof AppError && GUESS_CODES.has(error.code) && error.fields?.new_password === undefined;
