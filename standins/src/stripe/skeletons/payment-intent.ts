import type Stripe from 'stripe';
import { newId, unixNow } from '../ids.ts';
import type { StoredSession } from '../stored.ts';

const untouched = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

/** The payment behind a session, before any card is tried. */
export const intentOf = ({ session, intentMetadata, intentDescription }: StoredSession): Stripe.PaymentIntent => {
  const id = newId('pi');
  return {
    ...untouched,
    id,
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_received: 0,
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    created: unixNow(),
    currency: session.currency ?? 'usd',
    description: intentDescription,
    livemode: session.livemode,
    metadata: intentMetadata,
    status: 'requires_payment_method',
  };
};

/** Why the last try failed, as the payment tells it. */
export const declinedError = (charge: string | null): Stripe.PaymentIntent.LastPaymentError => ({
  type: 'card_error',
  ...(charge ? { charge } : {}),
  code: 'card_declined',
  decline_code: 'generic_decline',
  doc_url: 'https://stripe.com/docs/error-codes/card-declined',
  message: 'Your card was declined.',
});
