import { arm, askEmbedded, disarm } from './kill-at.ts';
import { type Order, order } from './orders.ts';

const { CRASH_JOURNAL: journal = '' } = process.env;

const tell = (report: object) => process.send?.(report);

/** Tells who started this process where it listens, and does from then on what it is told to. */
export const takeOrders = (
  listening: string,
  { rest, reconcilePaypal }: { rest(): Promise<void>; reconcilePaypal(): void },
): void => {
  const obey = (given: Order): unknown => {
    switch (given.do) {
      case 'arm':
        return arm(given.point, journal);
      case 'disarm':
        return disarm();
      case 'rest':
        return rest();
      case 'reconcilePaypal':
        return reconcilePaypal();
      case 'ask':
        return askEmbedded(given.sql, given.parameters);
    }
  };

  process.on('message', async (message) => {
    const given = order.parse(message);
    try {
      tell({ id: given.id, answer: await obey(given) });
    } catch (error) {
      tell({ id: given.id, error: String(error) });
    }
  });
  // Whoever started it is gone, however that came.
  process.on('disconnect', () => process.exit(1));
  if (!process.connected) process.exit(1);
  tell({ listening });
};
