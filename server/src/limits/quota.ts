import { hashTraits } from './keys.ts';
import { LimitError } from './limit-error.ts';
import type { Admission, Limiter } from './limiter.ts';
import { type Store, take } from './store.ts';
import type { Quota } from './table.ts';

const nothing: Admission = { succeeded: async () => undefined, failed: async () => undefined };

/** So many calls within a period, whether they succeed or fail. With `counts`, only those whose end it accepts. */
export const quotaLimiter = (store: Store, rule: Quota, addressFactor: number): Limiter => {
  const points = rule.by === 'address' ? rule.points * addressFactor : rule.points;
  const counter = store(rule.name, points, rule.windowS);
  return {
    calls: rule.calls,
    async admit(asker) {
      const key = hashTraits(asker, [rule.by]);
      if (key === null) return nothing;
      await take(counter, { key, points: 1, sentence: rule.sentence });
      const { counts } = rule;
      const giveBack = async () => {
        await counter.reward(key, 1);
      };
      return {
        async succeeded(answer) {
          if (counts && !counts({ answer })) await giveBack();
        },
        async failed(error) {
          if (error instanceof LimitError || (counts && !counts({ error }))) await giveBack();
        },
      };
    },
  };
};
