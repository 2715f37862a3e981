import { type Account, emit, type StoredSession } from './account.ts';
import { newId, unixNow } from './ids.ts';
import { type SessionCreateParams, totalOf } from './session-params.ts';
import { invalidRequest, resourceMissing } from './stripe-fault.ts';
import type { Session } from './wire.ts';

const DAY = 24 * 60 * 60;

/** A new session, open for `expires_at` or a day. */
export const createSession = (account: Account, params: SessionCreateParams): Session => {
  const id = newId('cs_test', 58);
  const created = unixNow();
  const [{ price_data }] = params.line_items;
  const session: Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_total: totalOf(params.line_items),
    cancel_url: params.cancel_url,
    client_reference_id: params.client_reference_id ?? null,
    created,
    currency: price_data.currency,
    customer_details: null,
    expires_at: params.expires_at ?? created + DAY,
    livemode: false,
    metadata: params.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: params.success_url,
    url: `${account.url}/pay/${id}`,
  };
  account.stored.sessions.set(id, {
    session,
    description: price_data.product_data.name,
    intentMetadata: params.payment_intent_data.metadata,
  });
  return session;
};

export const replaceSession = (account: Account, stored: StoredSession, changes: Partial<Session>): Session => {
  const session = { ...stored.session, ...changes };
  account.stored.sessions.set(session.id, { ...stored, session });
  return session;
};

const expire = (account: Account, stored: StoredSession): Session => {
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

export const expireSession = (account: Account, id: string): Session => {
  const stored = getSession(account, id);
  if (stored.session.status !== 'open') throw invalidRequest(onlyOpen(stored.session.status));
  return expire(account, stored);
};
