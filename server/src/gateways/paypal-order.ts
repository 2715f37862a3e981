import { BRAND } from '@pawsume/contract/brand';
import { z } from 'zod';
import type { CheckoutRequest } from '#lib/checkout-request';
import { isStorable } from '#lib/storable';
import { type CheckoutSnapshot, type CheckoutState, GatewayError } from './gateway.ts';

/** Minor units as PayPal writes them: 1000 is `10.00`. The shop has only currencies of hundredths. */
const toPaypalValue = (amount: number): string => (amount / 100).toFixed(2);

/** Minor units of `10.00`. Throws GatewayError `unknown` for anything written otherwise. */
const fromPaypalValue = (value: string): number => {
  if (!/^\d{1,12}\.\d{2}$/.test(value))
    throw new GatewayError('unknown', 'PayPal: an amount that is not in hundredths');
  return Number(value.replace('.', ''));
};

/** An order of one payment with a PayPal account, in exactly the currency asked for, whose money is taken when we capture it. */
export const orderBody = (request: CheckoutRequest): string =>
  JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: { currency_code: request.currency.toUpperCase(), value: toPaypalValue(request.amount) },
        description: request.description,
        custom_id: request.paymentId,
        invoice_id: `INV-${request.paymentId}`,
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: BRAND,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
        },
      },
    },
  });

const money = z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string() });

// Anything that cannot be an id of ours is read as null.
const paymentId = z.string().refine(isStorable).nullish().catch('');

const capture = z.object({
  id: z.string().regex(/^[A-Z0-9]{1,36}$/),
  custom_id: paymentId,
  status: z.enum(['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED', 'PENDING', 'DECLINED', 'FAILED']),
  amount: money,
});
type Capture = z.infer<typeof capture>;

const refund = z.object({ status: z.string(), amount: money });
type Refund = z.infer<typeof refund>;

/** What is read of an order; nothing of the buyer. */
export const order = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'VOIDED', 'COMPLETED']),
  purchase_units: z.tuple([
    z.object({
      custom_id: paymentId,
      amount: money,
      payments: z
        .object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) })
        .default({ captures: [], refunds: [] }),
    }),
  ]),
});
type Order = z.infer<typeof order>;

const ORDER_STATES = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'approved',
  VOIDED: 'expired',
} as const satisfies Record<Exclude<Order['status'], 'COMPLETED'>, CheckoutState>;

const CAPTURE_STATES = {
  COMPLETED: 'paid',
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
} as const satisfies Record<Capture['status'], CheckoutState>;

/** The capture that moved the money, else the first: a declined one may stand before it. */
const decisiveCapture = (captures: Capture[]): Capture | null =>
  captures.find(({ status }) => CAPTURE_STATES[status] === 'paid') ?? captures[0] ?? null;

const sumRefunds = (refunds: Refund[], captured: Capture): number => {
  const listed = refunds
    .filter(({ status }) => status === 'COMPLETED')
    .reduce((sum, { amount }) => sum + fromPaypalValue(amount.value), 0);
  return captured.status === 'REFUNDED' ? Math.max(listed, fromPaypalValue(captured.amount.value)) : listed;
};

const stateOf = ({ status }: Order, captured: Capture | null): CheckoutState => {
  if (status !== 'COMPLETED') return ORDER_STATES[status];
  if (!captured) throw new GatewayError('unknown', 'PayPal: a completed order without a capture');
  return CAPTURE_STATES[captured.status];
};

/** Our payment's id, in order and capture; null where there is none, or where they differ. */
const readPaymentId = (...held: (string | null | undefined)[]): string | null => {
  const ids = new Set(held.filter((id) => typeof id === 'string'));
  const [id = null] = ids;
  return ids.size === 1 ? id : null;
};

/** What an order comes to. Throws GatewayError `unknown` where its amounts cannot be read. */
export const buildSnapshot = (read: Order, live: boolean): CheckoutSnapshot => {
  const [unit] = read.purchase_units;
  const { captures, refunds } = unit.payments;
  const captured = decisiveCapture(captures);
  const { currency_code, value } = captured?.amount ?? unit.amount;
  return {
    ref: read.id,
    paymentId: readPaymentId(unit.custom_id, captured?.custom_id),
    state: stateOf(read, captured),
    amount: fromPaypalValue(value),
    currency: currency_code.toLowerCase(),
    live,
    captureRef: captured?.id ?? null,
    refunded: captured ? sumRefunds(refunds, captured) : 0,
    // PayPal tells of disputes through an API of their own. What a lost one takes shows here, as a refund of the capture.
    dispute: 'none',
  };
};
