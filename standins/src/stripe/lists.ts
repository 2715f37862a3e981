import type { z } from 'zod';
import type { timeRange } from './param-kinds.ts';
import { resourceMissing } from './stripe-fault.ts';

export interface Page {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

const indexOf = (items: { id: string }[], id: string, param: string): number => {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw resourceMissing('object', id, param);
  return index;
};

/** One page of `items`, which come oldest first and leave newest first. */
export const listOf = <T extends { id: string }>(items: Iterable<T>, page: Page, url: string) => {
  const newestFirst = [...items].reverse();
  const { limit, starting_after, ending_before } = page;
  if (ending_before) {
    const end = indexOf(newestFirst, ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url } as const;
  }
  const start = starting_after ? indexOf(newestFirst, starting_after, 'starting_after') + 1 : 0;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url } as const;
};

/** Whether something created then lies in the range asked for. */
export const isWithin = (created: number, range: z.output<typeof timeRange> | undefined): boolean => {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
};
