import type { Account, StoredOrder } from './account.ts';
import { replaceCapture } from './captures.ts';
import { captureOf, replaceOrder } from './orders.ts';
import type { Capture, Money, Order } from './wire.ts';

/** What of an order may be falsified, to see whether the shop notices. Names are those of the order and of its capture. */
export interface OrderChanges {
  status?: Order['status'];
  amount?: Partial<Money>;
  /** Of the order and of its capture; null for none. */
  custom_id?: string | null;
  capture?: { status?: Capture['status']; amount?: Partial<Money>; custom_id?: string };
}

export const alterOrder = (account: Account, order: StoredOrder, changes: OrderChanges): StoredOrder => {
  const name = changes.custom_id === undefined ? {} : { custom_id: changes.custom_id ?? undefined };
  const capture = captureOf(account, order)?.capture;
  if (changes.capture && !capture) throw new Error(`Order ${order.id} is not captured.`);
  if (capture) {
    const { amount, ...rest } = changes.capture ?? {};
    replaceCapture(account, capture.id, { ...name, ...rest, amount: { ...capture.amount, ...amount } });
  }
  return replaceOrder(account, order, {
    status: changes.status ?? order.status,
    unit: { ...order.unit, ...name, amount: { ...order.unit.amount, ...changes.amount } },
  });
};
