import { z } from 'zod';
import { deliveryHabits, releaseOrder } from '../common/delivery-habits.ts';
import { orderChanges } from './alter-order.ts';
import { CAPTURE_OUTCOMES } from './capture-outcomes.ts';
import type { PaypalControl } from './control.ts';
import { fault } from './faults.ts';

const id = z.string();

/** What `POST /__control` takes, for example `{"do":"approve","order":"5O190127TN364715T"}`. */
export const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('setWebhookUrl'), url: z.url().nullable() }),
  z.strictObject({ do: z.literal('fail'), fault }),
  z.strictObject({ do: z.literal('deliver'), habits: deliveryHabits.partial() }),
  z.strictObject({ do: z.literal('release'), order: releaseOrder.optional() }),
  z.strictObject({ do: z.literal('approve'), order: id, funding: z.enum(['works', 'declined', 'pending']).optional() }),
  z.strictObject({
    do: z.literal('nextCapture'),
    outcome: z.enum(CAPTURE_OUTCOMES),
    times: z.int().min(1).max(1000).optional(),
  }),
  z.strictObject({ do: z.literal('resolvePending'), id, result: z.enum(['completed', 'denied']) }),
  z.strictObject({ do: z.literal('reverseApproval'), order: id }),
  z.strictObject({ do: z.literal('voidOrder'), order: id }),
  z.strictObject({ do: z.literal('forgetOrder'), order: id }),
  z.strictObject({ do: z.literal('refund'), id, amount: z.int().min(1).optional() }),
  z.strictObject({ do: z.literal('reverse'), id }),
  z.strictObject({ do: z.literal('dispute'), id }),
  z.strictObject({ do: z.literal('resolveDispute'), id, winner: z.enum(['buyer', 'seller']) }),
  z.strictObject({ do: z.literal('alter'), order: id, changes: orderChanges }),
  z.strictObject({ do: z.literal('expireTokens') }),
  z.strictObject({ do: z.literal('resend'), event: id }),
  z.strictObject({ do: z.literal('transmission'), event: id, time: z.iso.datetime().optional() }),
  z.strictObject({ do: z.literal('settled') }),
  z.strictObject({ do: z.literal('reset') }),
]);

type Command = z.output<typeof command>;

type Obey = { [D in Command['do']]: (control: PaypalControl, given: Extract<Command, { do: D }>) => unknown };

const OBEY: Obey = {
  setWebhookUrl: (control, { url }) => control.setWebhookUrl(url),
  fail: (control, given) => control.fail(given.fault),
  deliver: (control, { habits }) => control.deliver(habits),
  release: (control, { order }) => control.release(order),
  approve: (control, { order, funding }) => control.approve(order, funding),
  nextCapture: (control, { outcome, times }) => control.nextCapture(outcome, times),
  resolvePending: (control, given) => control.resolvePending(given.id, given.result),
  reverseApproval: (control, { order }) => control.reverseApproval(order),
  voidOrder: (control, { order }) => control.voidOrder(order),
  forgetOrder: (control, { order }) => control.forgetOrder(order),
  refund: (control, given) => control.refund(given.id, given.amount),
  reverse: (control, given) => control.reverse(given.id),
  dispute: (control, given) => control.dispute(given.id),
  resolveDispute: (control, given) => control.resolveDispute(given.id, given.winner),
  alter: (control, { order, changes }) => control.alter(order, changes),
  expireTokens: (control) => control.expireTokens(),
  resend: (control, { event }) => control.resend(event),
  transmission: (control, { event, time }) =>
    control.transmission(event, time === undefined ? undefined : new Date(time)),
  settled: (control) => control.settled(),
  reset: (control) => control.reset(),
};

export const obey = <D extends Command['do']>(control: PaypalControl, given: Extract<Command, { do: D }>): unknown =>
  OBEY[given.do](control, given);
