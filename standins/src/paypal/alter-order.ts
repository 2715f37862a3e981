import { z } from 'zod';
import type { Account } from './account.ts';
import { replaceCapture } from './captures.ts';
import { replaceOrder } from './orders.ts';
import { captureOf } from './render-order.ts';
import type { StoredOrder } from './stored.ts';
import { CAPTURE_STATUSES, ORDER_STATUSES } from './wire.ts';

const money = z.strictObject({ currency_code: z.string().length(3), value: z.string() }).partial();
const name = z.string().max(127).nullable();

/** What of an order may be falsified, to see whether the shop notices. Names are those of the order and of its capture. */
export const orderChanges = z
  .strictObject({
    status: z.enum(ORDER_STATUSES),
    amount: money,
    custom_id: name,
    invoice_id: name,
    capture: z.strictObject({ status: z.enum(CAPTURE_STATUSES), amount: money, custom_id: name }).partial(),
  })
  .partial();

export type OrderChanges = z.output<typeof orderChanges>;

const namesIn = ({ custom_id, invoice_id }: Pick<OrderChanges, 'custom_id' | 'invoice_id'>) => ({
  ...(custom_id === undefined ? {} : { custom_id: custom_id ?? undefined }),
  ...(invoice_id === undefined ? {} : { invoice_id: invoice_id ?? undefined }),
});

export const alterOrder = (account: Account, order: StoredOrder, changes: OrderChanges): StoredOrder => {
  const names = namesIn(changes);
  const capture = captureOf(account, order)?.capture;
  if (changes.capture && !capture) throw new Error(`Order ${order.id} is not captured.`);
  if (capture) {
    replaceCapture(account, capture.id, {
      ...names,
      ...namesIn({ custom_id: changes.capture?.custom_id }),
      amount: { ...capture.amount, ...changes.capture?.amount },
      status: changes.capture?.status ?? capture.status,
    });
  }
  return replaceOrder(account, order, {
    status: changes.status ?? order.status,
    unit: { ...order.unit, ...names, amount: { ...order.unit.amount, ...changes.amount } },
  });
};
