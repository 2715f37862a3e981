import { z } from 'zod';
import { deliveryHabits, releaseOrder } from '../common/delivery-habits.ts';
import type { StripeControl } from './control.ts';
import { fault } from './faults.ts';

const session = z.string();

const changes = z
  .strictObject({
    amount_total: z.int(),
    currency: z.string().regex(/^[a-z]{3}$/),
    livemode: z.boolean(),
    client_reference_id: z.string().nullable(),
    metadata: z.record(z.string(), z.string()),
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    mode: z.enum(['payment', 'setup', 'subscription']),
  })
  .partial();

/**
 * What `POST /__control` takes, for example
 * `{"do":"fail","fault":{"on":"create_session","kind":"reset","when":"after_commit"}}`.
 */
export const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('setWebhookUrl'), url: z.url().nullable() }),
  z.strictObject({ do: z.literal('fail'), fault }),
  z.strictObject({ do: z.literal('deliver'), habits: deliveryHabits.partial() }),
  z.strictObject({ do: z.literal('release'), order: releaseOrder.optional() }),
  z.strictObject({ do: z.literal('pay'), session, outcome: z.enum(['paid', 'declined', 'delayed']).optional() }),
  z.strictObject({ do: z.literal('settleDelayed'), session, result: z.enum(['succeeded', 'failed']) }),
  z.strictObject({ do: z.literal('expire'), session }),
  z.strictObject({ do: z.literal('alter'), session, changes }),
  z.strictObject({ do: z.literal('refund'), session, amount: z.int().min(1).optional() }),
  z.strictObject({ do: z.literal('dispute'), session }),
  z.strictObject({ do: z.literal('closeDispute'), dispute: z.string(), status: z.enum(['won', 'lost']) }),
  z.strictObject({ do: z.literal('resend'), event: z.string() }),
  z.strictObject({ do: z.literal('settled') }),
  z.strictObject({ do: z.literal('reset') }),
]);

type Command = z.output<typeof command>;

export const obey = (control: StripeControl, given: Command): unknown => {
  switch (given.do) {
    case 'setWebhookUrl':
      return control.setWebhookUrl(given.url);
    case 'fail':
      return control.fail(given.fault);
    case 'deliver':
      return control.deliver(given.habits);
    case 'release':
      return control.release(given.order);
    case 'pay':
      return control.pay(given.session, given.outcome);
    case 'settleDelayed':
      return control.settleDelayed(given.session, given.result);
    case 'expire':
      return control.expire(given.session);
    case 'alter':
      return control.alter(given.session, given.changes);
    case 'refund':
      return control.refund(given.session, given.amount);
    case 'dispute':
      return control.dispute(given.session);
    case 'closeDispute':
      return control.closeDispute(given.dispute, given.status);
    case 'resend':
      return control.resend(given.event);
    case 'settled':
      return control.settled();
    case 'reset':
      return control.reset();
  }
};
