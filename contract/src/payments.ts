import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, id, idParams, timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { CURRENCIES, PACKS } from './pricing.ts';

/** In the order of their buttons: the first is the main one. What there is to know of each stands in `providers.ts`. */
export const PROVIDER_NAMES = ['stripe', 'paypal'] as const;
export const providerName = z.enum(PROVIDER_NAMES);
export type ProviderName = z.infer<typeof providerName>;

const cents = z.int().min(50).max(1_000_000);
export const priceTable = z.object({
  currency: z.enum(CURRENCIES, `is none of ${CURRENCIES.join(', ')}`),
  single: cents,
  pack: cents,
  resume: cents,
});

export const getPrices = defineCall({
  method: 'GET',
  path: '/pricing',
  access: 'anyone',
  tag: 'payments',
  summary: 'What downloads cost here',
  answerKind: 'json',
  answer: priceTable,
  status: 200,
});

const packQuantity = z.literal(PACKS, messages.payments.oneOrTen);
const checkout = z.object({ url: z.url() });
const resumeParams = z.object({ resume_id: idParams.shape.id });
const pack = z.object({ quantity: packQuantity }, messages.payments.oneOrTen);

/**
 * How a payment stands in the books. `processing`: paid, and the provider still checks it. `review`: money came that does
 * not fit. `disputed`: the buyer's bank asked for it back and nobody has decided; `charged_back`: it went back by that way.
 */
export const BILLING_STATES = [
  'processing',
  'review',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'charged_back',
] as const;
export type BillingState = (typeof BILLING_STATES)[number];

/** `action` holds the provider's name: screens read the method from it. Amounts are in whole units of the currency. */
const billingRecord = z.object({
  timestamp,
  amount: z.number(),
  currency: z.string(),
  resume_id: id.nullable(),
  action: z.string(),
  /** Our payment's id. */
  payment_id: z.string().optional(),
  /** The credits it gave; 0 where it paid for one résumé, or gave none so far. */
  credits: z.int().optional(),
  /** What of `amount` went back to the buyer. */
  refunded: z.number().optional(),
  state: z.enum(BILLING_STATES).optional(),
  /** What happened to it, or happens next, in a sentence; absent where it simply was paid. */
  note: z.string().optional(),
});
export type BillingRecord = z.infer<typeof billingRecord>;

/** Every change of the balance. `admin`: somebody of ours gave or took it. */
const creditRecord = z.object({
  timestamp,
  change: z.int(),
  balance: z.int(),
  kind: z.enum(['purchase', 'spend', 'refund', 'admin']),
  resume_id: id.nullable(),
});
export type CreditRecord = z.infer<typeof creditRecord>;

/**
 * How a payment stands for who made it. `open`: not paid so far. `processing`: paid, and the provider still checks it.
 * `failed`: never came to be; nothing was taken. `review`: money came that does not fit, and we look at it.
 */
const PAYMENT_STATES = [
  'open',
  'processing',
  'paid',
  'refunded',
  'disputed',
  'charged_back',
  'failed',
  'review',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const payment = z.object({
  payment_id: z.string(),
  state: z.enum(PAYMENT_STATES),
  kind: z.enum(['credits', 'resume']),
  quantity: z.int(),
  resume_id: id.nullable(),
  provider: providerName,
  /** False where the provider could not be asked just now: nobody knows whether money moved since `state` was true. */
  is_known: z.boolean().optional(),
  /** Set where a payment for a résumé became credits, because the résumé was paid already or is gone: how many. */
  credits_instead: z.int().optional(),
  /** How many of its credits went at once to settle credits that were owed. */
  settled: z.int().optional(),
});
export type Payment = z.infer<typeof payment>;

/** Which ways to pay are set up. `test`: a stand-in takes the payment, and no real money moves. */
const paymentMethods = z.object({
  card: z.boolean(),
  paypal: z.boolean(),
  test: z.boolean(),
  /** True if the providers take payments as tests: no real money moves. */
  test_keys: z.boolean().optional(),
});
export type PaymentMethods = z.infer<typeof paymentMethods>;

const call = { tag: 'payments', access: 'user', answerKind: 'json', status: 200 } as const;
const fromOutside = { tag: 'payments', access: 'anyone', status: 200 } as const;
const wayBack = { ...fromOutside, method: 'GET', answerKind: 'redirect', status: 303 } as const;

/** What a provider sends back with the browser: its id of the checkout, under the name it has there, and more. */
const checkoutNamed = (name: string, max: number) => z.looseObject({ [name]: z.string().max(max) });

export const payResumeByCard = defineCall({
  ...call,
  method: 'POST',
  path: '/stripe/checkout-session/:resume_id',
  summary: 'Pay for one résumé by card',
  params: resumeParams,
  answer: checkout,
});

export const payResumeByPaypal = defineCall({
  ...call,
  method: 'POST',
  path: '/paypal/create-order/:resume_id',
  summary: 'Pay for one résumé with PayPal',
  params: resumeParams,
  answer: checkout,
});

export const buyCreditsByCard = defineCall({
  ...call,
  method: 'POST',
  path: '/stripe/buy-credits',
  summary: 'Buy 1 or 10 credits by card',
  body: pack,
  answer: checkout,
});

export const buyCreditsByPaypal = defineCall({
  ...call,
  method: 'POST',
  path: '/paypal/buy-credits',
  summary: 'Buy 1 or 10 credits with PayPal',
  body: pack,
  answer: checkout,
});

export const listBilling = defineCall({
  ...call,
  method: 'GET',
  path: '/user/billing-history',
  summary: 'What I paid',
  answer: z.array(billingRecord),
});

export const listCredits = defineCall({
  ...call,
  method: 'GET',
  path: '/user/credit-history',
  summary: 'How my credits came and went, newest first',
  answer: z.array(creditRecord),
});

export const getCreditsOwed = defineCall({
  ...call,
  method: 'GET',
  path: '/user/credits-owed',
  summary: 'How many credits I used that were refunded: the next ones that are bought settle them first',
  answer: z.object({ credits_owed: z.int().min(0) }),
});

export const getPayment = defineCall({
  ...call,
  method: 'GET',
  path: '/user/payments/:payment_id',
  summary: 'What became of one of my payments; asks the provider when that is not settled yet',
  params: z.object({ payment_id: z.string().max(64) }),
  answer: payment,
});

export const getPaymentMethods = defineCall({
  ...call,
  access: 'anyone',
  method: 'GET',
  path: '/payment-methods',
  summary: 'Which ways to pay there are',
  answer: paymentMethods,
});

export const stripeWebhook = defineCall({
  ...fromOutside,
  method: 'POST',
  path: '/stripe/webhook',
  summary: 'Signed events from Stripe',
  rawBody: true,
  answerKind: 'json',
  answer: done,
});

export const stripeReturn = defineCall({
  ...wayBack,
  path: '/stripe/return',
  summary: 'Where Stripe sends the browser back to',
  query: checkoutNamed('session_id', 255),
});

export const paypalWebhook = defineCall({
  ...fromOutside,
  method: 'POST',
  path: '/paypal/webhook',
  summary: 'Signed events from PayPal',
  rawBody: true,
  answerKind: 'json',
  answer: done,
});

const paypalQuery = checkoutNamed('token', 64);

export const paypalReturn = defineCall({
  ...wayBack,
  path: '/paypal/return',
  summary: 'Where PayPal sends the browser back to',
  query: paypalQuery,
});

export const paypalCancel = defineCall({
  ...wayBack,
  path: '/paypal/cancel',
  summary: 'Where PayPal sends a browser back to that cancelled: its token must not reach a screen',
  query: paypalQuery,
});
