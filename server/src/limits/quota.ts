import { hashTraits } from './keys.ts';
import { LimitError } from './limit-error.ts';
import type { Limiter } from './limiter.ts';
import { type Store, take } from './store.ts';
import type { Quota } from './table.ts';

/** So many calls within a period, whether they succeed or fail. With `counts`, only those whose end it accepts. */
export const quotaLimiter = (store: Store, rule: Quota, addressFactor: number): Limiter => {
  const { calls, by, sentence, counts } = rule;
  const most = by === 'address' ? rule.points * addressFactor : rule.points;
  const counter = store(rule.name, rule.windowS);
  return {
    calls,
    async admit(asker) {
      const key = hashTraits(asker, [by]);
      if (key === null) return null;
      await take(counter, { key, points: 1, most, sentence });
      return async (end) => {
        const isRefused = 'error' in end && end.error instanceof LimitError;
        if (isRefused || (counts && !counts(end))) await counter.add(key, -1);
      };
    },
  };
};
