import { randomInt } from 'node:crypto';
import type { ReleaseOrder } from './delivery-habits.ts';

const shuffled = <T>(items: readonly T[]): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
};

/** The events that go now, first to last. Throws where an id is none of theirs. */
export const inOrder = <T extends { id: string }>(events: readonly T[], order: ReleaseOrder): T[] => {
  switch (order) {
    case 'sent':
      return [...events];
    case 'reversed':
      return events.toReversed();
    case 'shuffled':
      return shuffled(events);
    default:
      return order.map((wanted) => {
        const event = events.find(({ id }) => id === wanted);
        if (!event) throw new Error(`No event waits by the id ${wanted}`);
        return event;
      });
  }
};
