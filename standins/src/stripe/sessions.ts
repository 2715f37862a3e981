import type Stripe from 'stripe';
import { type Account, emit } from './account.ts';
import { unixNow } from './ids.ts';
import type { SessionCreateParams } from './session-params.ts';
import { lineItemOf } from './skeletons/line-item.ts';
import { openSession } from './skeletons/session.ts';
import type { StoredSession } from './stored.ts';
import { invalidRequest, resourceMissing } from './stripe-fault.ts';

export const createSession = (account: Account, params: SessionCreateParams): Stripe.Checkout.Session => {
  const session = openSession(params, `${account.url}/pay`);
  account.stored.sessions.set(session.id, {
    session,
    lineItems: params.line_items.map(lineItemOf),
    intentMetadata: params.payment_intent_data.metadata,
    intentDescription: params.payment_intent_data.description ?? null,
  });
  return session;
};

export const replaceSession = (
  account: Account,
  stored: StoredSession,
  changes: Partial<Stripe.Checkout.Session>,
): Stripe.Checkout.Session => {
  const session = { ...stored.session, ...changes };
  account.stored.sessions.set(session.id, { ...stored, session });
  return session;
};

const expire = (account: Account, stored: StoredSession): Stripe.Checkout.Session => {
  const session = replaceSession(account, stored, { status: 'expired', url: null });
  emit(account, 'checkout.session.expired', session);
  return session;
};

/** Time closes sessions even while nobody looks. */
export const expireOverdue = (account: Account): void => {
  for (const stored of account.stored.sessions.values()) {
    if (stored.session.status === 'open' && stored.session.expires_at <= unixNow()) expire(account, stored);
  }
};

/** Null where there is none by that id. */
export const findSession = (account: Account, id: string): StoredSession | null => {
  expireOverdue(account);
  return account.stored.sessions.get(id) ?? null;
};

export const getSession = (account: Account, id: string): StoredSession => {
  const stored = findSession(account, id);
  if (!stored) throw resourceMissing('checkout.session', id, 'session');
  return stored;
};

const onlyOpen = (status: string | null): string =>
  `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of \`${status}\`.`;

export const expireSession = (account: Account, id: string): Stripe.Checkout.Session => {
  const stored = getSession(account, id);
  if (stored.session.status !== 'open') throw invalidRequest(onlyOpen(stored.session.status));
  return expire(account, stored);
};
