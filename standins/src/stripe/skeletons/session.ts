import type Stripe from 'stripe';
import { newId, unixNow } from '../ids.ts';
import { type SessionCreateParams, totalOf } from '../session-params.ts';

const DAY = 24 * 60 * 60;

/** What a paid session says of its buyer: personal data that no shop needs to keep. */
export const BUYER: Stripe.Checkout.Session.CustomerDetails = {
  address: { city: null, country: 'CA', line1: null, line2: null, postal_code: 'K1A 0B1', state: null },
  business_name: null,
  email: 'buyer@example.com',
  individual_name: null,
  name: 'Bailey Buyer',
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
};

/** The fields no parameter of ours has a say in. */
const untouched = {
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: { enabled: false },
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

/** A new session, open for `expires_at` or a day. `hostedAt` is where its pages live. */
export const openSession = (params: SessionCreateParams, hostedAt: string): Stripe.Checkout.Session => {
  const id = newId('cs_test', 58);
  const created = unixNow();
  const total = totalOf(params.line_items);
  return {
    ...untouched,
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created,
    currency: params.line_items[0]?.price_data.currency ?? null,
    expires_at: params.expires_at ?? created + DAY,
    livemode: false,
    metadata: params.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: params.success_url,
    url: `${hostedAt}/${id}`,
  };
};
