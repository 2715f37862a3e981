import { type Account, emit, type StoredSession } from './account.ts';
import { newId, unixNow } from './ids.ts';
import { getSession, replaceSession } from './sessions.ts';
import { invalidRequest } from './stripe-fault.ts';
import type { Charge, Intent, Session } from './wire.ts';

/** `delayed`: the buyer is done, the money is still on its way, as with bank debits. */
export type PayOutcome = 'paid' | 'declined' | 'delayed';

const BUYER = { email: 'buyer@example.com', name: 'Bailey Buyer' };

const store = (account: Account, intent: Intent): Intent => {
  account.stored.intents.set(intent.id, intent);
  return intent;
};

/** The payment behind a session, made before any card is tried. */
const intentFor = (account: Account, { session, intentMetadata }: StoredSession): Intent => {
  const { payment_intent, amount_total, currency, livemode } = session;
  const known = typeof payment_intent === 'string' ? account.stored.intents.get(payment_intent) : undefined;
  if (known) return known;
  const intent = store(account, {
    id: newId('pi'),
    object: 'payment_intent',
    amount: amount_total ?? 0,
    created: unixNow(),
    currency: currency ?? 'usd',
    latest_charge: null,
    livemode,
    metadata: intentMetadata,
    status: 'requires_payment_method',
  });
  emit(account, 'payment_intent.created', intent);
  return intent;
};

/** One try of a card for the whole amount of a payment. */
const charge = (account: Account, intent: Intent, works: boolean): void => {
  const charged: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: works ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: BUYER,
    created: unixNow(),
    currency: intent.currency,
    disputed: false,
    livemode: intent.livemode,
    metadata: intent.metadata,
    paid: works,
    payment_intent: intent.id,
    refunded: false,
    status: works ? 'succeeded' : 'failed',
  };
  account.stored.charges.set(charged.id, charged);
  const after = store(account, {
    ...intent,
    latest_charge: charged.id,
    status: works ? 'succeeded' : 'requires_payment_method',
  });
  emit(account, works ? 'charge.succeeded' : 'charge.failed', charged);
  emit(account, works ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', after);
};

/** The buyer presses Pay on an open session. A declined card leaves it open. */
export const paySession = (account: Account, id: string, outcome: PayOutcome): Session => {
  const stored = getSession(account, id);
  if (stored.session.status !== 'open') throw invalidRequest(`This Session is ${stored.session.status}.`);
  const intent = intentFor(account, stored);
  if (outcome === 'delayed') store(account, { ...intent, status: 'processing' });
  else charge(account, intent, outcome === 'paid');
  if (outcome === 'declined') return replaceSession(account, stored, { payment_intent: intent.id });
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
export const settleDelayed = (account: Account, id: string, works: boolean): Session => {
  const stored = getSession(account, id);
  const intent = intentFor(account, stored);
  if (intent.status !== 'processing') throw invalidRequest('This Session has no payment on its way.');
  charge(account, intent, works);
  const session = replaceSession(account, stored, { payment_status: works ? 'paid' : 'unpaid' });
  emit(account, `checkout.session.async_payment_${works ? 'succeeded' : 'failed'}`, session);
  return session;
};
