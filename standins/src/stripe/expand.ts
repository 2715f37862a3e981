import type Stripe from 'stripe';
import type { Account } from './account.ts';
import type { StoredSession } from './stored.ts';
import { invalidRequest } from './stripe-fault.ts';

/** What `expand` asks of an object, and the same below one of its fields. */
const below = (paths: string[], field: string): string[] =>
  paths.filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1));

const asksFor = (paths: string[], field: string): boolean =>
  paths.some((path) => path === field || path.startsWith(`${field}.`));

const refuseOthers = (paths: string[], fields: string[]): void => {
  const other = paths.find((path) => !fields.includes(path.split('.')[0] ?? ''));
  if (other !== undefined) throw invalidRequest(`This property cannot be expanded (${other}).`, { param: 'expand' });
};

/** For objects that nothing of is expanded here. */
export const refuseExpand = (paths: string[]): void => refuseOthers(paths, []);

export const expandedCharge = (account: Account, charge: Stripe.Charge, paths: string[]) => {
  refuseOthers(paths, ['refunds']);
  if (!asksFor(paths, 'refunds')) return charge;
  const data = [...account.stored.refunds.values()].filter((refund) => refund.charge === charge.id).reverse();
  const url = `/v1/charges/${charge.id}/refunds`;
  return { ...charge, refunds: { object: 'list', data: data.slice(0, 10), has_more: data.length > 10, url } };
};

export const expandedIntent = (account: Account, intent: Stripe.PaymentIntent, paths: string[]) => {
  refuseOthers(paths, ['latest_charge']);
  const charge =
    typeof intent.latest_charge === 'string' ? account.stored.charges.get(intent.latest_charge) : undefined;
  if (!charge || !asksFor(paths, 'latest_charge')) return intent;
  return { ...intent, latest_charge: expandedCharge(account, charge, below(paths, 'latest_charge')) };
};

export const expandedSession = (account: Account, { session, lineItems }: StoredSession, paths: string[]) => {
  refuseOthers(paths, ['line_items', 'payment_intent']);
  const url = `/v1/checkout/sessions/${session.id}/line_items`;
  const lines = { object: 'list', data: lineItems, has_more: false, url };
  const { payment_intent } = session;
  const intent = typeof payment_intent === 'string' ? account.stored.intents.get(payment_intent) : undefined;
  return {
    ...session,
    ...(asksFor(paths, 'line_items') ? { line_items: lines } : {}),
    ...(intent && asksFor(paths, 'payment_intent')
      ? { payment_intent: expandedIntent(account, intent, below(paths, 'payment_intent')) }
      : {}),
  };
};
