import type { PaypalStandIn } from '@pawsume/standins/paypal/start-paypal';
import type { StripeStandIn } from '@pawsume/standins/stripe/start-stripe';
import type { CheckoutTruth } from '../../harness/checkout-truth.ts';

/** A checkout as its provider holds it, and how often money moved. */
export interface HeldCheckout extends CheckoutTruth {
  captures: number;
  refunds: number;
}

/** Everything that both providers hold. */
export const heldBy = ({ stripe, paypal }: { stripe: StripeStandIn; paypal: PaypalStandIn }): HeldCheckout[] => [
  ...heldByStripe(stripe),
  ...heldByPaypal(paypal),
];

const heldByStripe = ({ control }: StripeStandIn): HeldCheckout[] => {
  const { sessions, charges, refunds } = control.state();
  return sessions.map(({ id, client_reference_id, currency, livemode, payment_intent }) => {
    const charged = charges.filter((charge) => charge.payment_intent === payment_intent && charge.paid);
    return {
      provider: 'stripe',
      ref: id,
      paymentId: client_reference_id,
      currency: currency ?? '',
      live: livemode,
      captured: sum(charged.map(({ amount }) => amount)),
      refunded: sum(charged.map(({ amount_refunded }) => amount_refunded)),
      dispute: 'none',
      captures: charged.length,
      refunds: refunds.filter((refund) => charged.some(({ id: charge }) => charge === refund.charge)).length,
    };
  });
};

const heldByPaypal = ({ control }: PaypalStandIn): HeldCheckout[] =>
  control.state().orders.map(({ id, purchase_units: [{ custom_id, amount, payments }] }) => {
    const { captures = [], refunds = [] } = payments ?? {};
    return {
      provider: 'paypal',
      ref: id,
      paymentId: custom_id ?? null,
      currency: amount.currency_code.toLowerCase(),
      live: false,
      captured: sum(captures.map((capture) => cents(capture.amount.value))),
      refunded: sum(refunds.map((refund) => cents(refund.amount.value))),
      dispute: 'none',
      captures: captures.length,
      refunds: refunds.length,
    };
  });

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const cents = (value: string): number => Math.round(Number(value) * 100);
