import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, id, idParams, timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { packQuantity } from './pricing.ts';

const checkout = z.object({ url: z.url() });
const resumeParams = z.object({ resume_id: idParams.shape.id });
const pack = z.object({ quantity: packQuantity }, messages.payments.oneOrTen);

/** `action` holds the provider's name: screens read the method from it. */
export const billingRecord = z.object({
  timestamp,
  amount: z.number(),
  currency: z.string(),
  resume_id: id.nullable(),
  action: z.string(),
});
export type BillingRecord = z.infer<typeof billingRecord>;

const call = { tag: 'payments', access: 'user', answerKind: 'json', status: 200 } as const;
const fromOutside = { tag: 'payments', access: 'anyone', status: 200 } as const;

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
  ...fromOutside,
  method: 'GET',
  path: '/stripe/return',
  summary: 'Where Stripe sends the browser back to',
  query: z.object({ session_id: z.string().max(255) }),
  answerKind: 'redirect',
  status: 303,
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

export const paypalReturn = defineCall({
  ...fromOutside,
  method: 'GET',
  path: '/paypal/return',
  summary: 'Where PayPal sends the browser back to',
  query: z.looseObject({}),
  answerKind: 'redirect',
  status: 303,
});
