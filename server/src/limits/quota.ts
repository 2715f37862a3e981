import { keyOf } from './keys.ts';
import type { Admission, Limiter } from './limits.ts';
import { type Store, take } from './store.ts';
import type { Quota } from './table.ts';

const nothing: Admission = { succeeded: async () => undefined, failed: async () => undefined };

/** So many calls within a while, whatever becomes of them; `counts` may say that an answer was no use of it. */
export const quotaLimiter = (store: Store, rule: Quota, addressFactor: number): Limiter => {
  const points = rule.by === 'address' ? rule.points * addressFactor : rule.points;
  const counter = store(rule.name, points, rule.windowS);
  return {
    calls: rule.calls,
    async admit(asker) {
      const key = keyOf(asker, [rule.by]);
      if (key === null) return nothing;
      await take(counter, { key, points: 1, sentence: rule.sentence });
      const { counts } = rule;
      if (!counts) return nothing;
      const giveBack = async () => {
        await counter.reward(key, 1);
      };
      return {
        succeeded: async (answer) => {
          if (!counts(answer)) await giveBack();
        },
        failed: giveBack,
      };
    },
  };
};
