import type Stripe from 'stripe';
import { type Account, emit } from './account.ts';
import { getSession, replaceSession } from './sessions.ts';
import { chargeOf } from './skeletons/charge.ts';
import { declinedError, intentOf } from './skeletons/payment-intent.ts';
import { BUYER } from './skeletons/session.ts';
import type { StoredSession } from './stored.ts';
import { invalidRequest } from './stripe-fault.ts';

/** `delayed`: the buyer is done, the money is still on its way, as with bank debits. */
export type PayOutcome = 'paid' | 'declined' | 'delayed';

const store = (account: Account, intent: Stripe.PaymentIntent): Stripe.PaymentIntent => {
  account.stored.intents.set(intent.id, intent);
  return intent;
};

const intentFor = (account: Account, stored: StoredSession): Stripe.PaymentIntent => {
  const { payment_intent } = stored.session;
  const known = typeof payment_intent === 'string' ? account.stored.intents.get(payment_intent) : undefined;
  if (known) return known;
  const intent = store(account, intentOf(stored));
  emit(account, 'payment_intent.created', intent);
  return intent;
};

const charge = (account: Account, intent: Stripe.PaymentIntent, works: boolean): Stripe.PaymentIntent => {
  const charged = chargeOf(intent, works);
  account.stored.charges.set(charged.id, charged);
  const after = store(account, {
    ...intent,
    amount_received: works ? intent.amount : 0,
    last_payment_error: works ? null : declinedError(charged.id),
    latest_charge: charged.id,
    payment_method: works ? charged.payment_method : null,
    status: works ? 'succeeded' : 'requires_payment_method',
  });
  emit(account, works ? 'charge.succeeded' : 'charge.failed', charged);
  emit(account, works ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', after);
  return after;
};

/** The buyer presses Pay on an open session. A declined card leaves it open. */
export const paySession = (account: Account, id: string, outcome: PayOutcome): Stripe.Checkout.Session => {
  const stored = getSession(account, id);
  if (stored.session.status !== 'open') throw invalidRequest(`This Session is ${stored.session.status}.`);
  const intent = intentFor(account, stored);
  if (outcome === 'declined') {
    charge(account, intent, false);
    return replaceSession(account, stored, { payment_intent: intent.id });
  }
  if (outcome === 'paid') charge(account, intent, true);
  else store(account, { ...intent, status: 'processing' });
  const session = replaceSession(account, stored, {
    customer_details: BUYER,
    payment_intent: intent.id,
    payment_status: outcome === 'paid' ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  });
  emit(account, 'checkout.session.completed', session);
  return session;
};

/** The money of a delayed payment arrives, or does not. */
export const settleDelayed = (account: Account, id: string, works: boolean): Stripe.Checkout.Session => {
  const stored = getSession(account, id);
  const intent = intentFor(account, stored);
  if (intent.status !== 'processing') throw invalidRequest('This Session has no payment on its way.');
  charge(account, intent, works);
  const session = replaceSession(account, stored, { payment_status: works ? 'paid' : 'unpaid' });
  emit(account, `checkout.session.async_payment_${works ? 'succeeded' : 'failed'}`, session);
  return session;
};
