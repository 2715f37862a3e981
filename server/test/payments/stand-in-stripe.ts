import type { SessionChanges } from '@pawsume/standins/stripe/control';
import { deliveryHeaders } from '@pawsume/standins/stripe/signature';
import { type StripeStandIn, startStripe } from '@pawsume/standins/stripe/start-stripe';
import type { Charge, Dispute, Event, Session } from '@pawsume/standins/stripe/wire';
import { z } from 'zod';
import { openStripe } from '#gateways/stripe';
import type { CheckoutTruth } from '../harness/checkout-truth.ts';
import type { Delivery, Fact, Outsider } from './outsiders.ts';

const KEYS = { secretKey: 'sk_test_of_the_model', webhookSecret: 'whsec_of_the_model' };

/** The real gateway, and the stand-in of Stripe behind it, over real HTTP. */
export const stripeStandIn = async () => {
  const standIn = await startStripe(KEYS);
  const { control } = standIn;
  const outsider: Outsider = {
    gateway: openStripe({ ...KEYS, apiBase: standIn.url }),
    allows: (ref, { kind }) => isPossible(bookOf(standIn, ref), kind),
    happen: (ref, fact) => happen(standIn, bookOf(standIn, ref), fact),
    // Its own clock stands still while ours moves.
    timeIs: (now) => endOverdue(standIn, now),
    events: () => control.state().events.flatMap((event) => deliveriesOf(standIn, event)),
    forged: (ref) => ({ ...strangeEvent('evt_forged', ref), headers: { 'stripe-signature': 't=1,v1=00' } }),
    truths: () => control.state().sessions.map(({ id }) => truthOf(bookOf(standIn, id))),
    uncaptured: () => [],
  };
  const stray = () => strangeEvent('evt_stray', 'cs_test_stray');
  return { outsider, stray, close: () => standIn.close() };
};

interface Book {
  session: Session;
  /** The last one: failed ones may stand before it. */
  charge: Charge | undefined;
  dispute: Dispute | undefined;
}

const bookOf = ({ control }: StripeStandIn, ref: string): Book => {
  const { sessions, charges, disputes } = control.state();
  const session = sessions.find(({ id }) => id === ref);
  if (!session) throw new Error(`no session ${ref}`);
  const charge = charges.findLast(({ payment_intent }) => payment_intent === session.payment_intent);
  return { session, charge, dispute: disputes.find((each) => each.charge === charge?.id) };
};

const isDecided = ({ status }: Dispute): boolean => status === 'won' || status === 'lost';

const truthOf = ({ session, charge, dispute }: Book): CheckoutTruth => ({
  provider: 'stripe',
  ref: session.id,
  paymentId: session.client_reference_id,
  currency: session.currency ?? '',
  live: session.livemode,
  captured: charge?.paid ? charge.amount_captured : 0,
  refunded: charge?.amount_refunded ?? 0,
  dispute: dispute && dispute.status !== 'won' ? (isDecided(dispute) ? 'lost' : 'open') : 'none',
});

const isPossible = ({ session, charge, dispute }: Book, kind: Fact['kind']): boolean => {
  switch (kind) {
    case 'pay':
    case 'end':
    case 'falsify':
      // A card that was declined is not tried again here: its charge would hide whether delayed money came.
      return session.status === 'open' && charge === undefined;
    case 'clear':
    case 'bounce':
      return session.status === 'complete' && charge === undefined;
    case 'refund':
    case 'dispute':
      return charge?.paid === true && !charge.disputed && !charge.refunded;
    case 'win':
    case 'lose':
      return dispute !== undefined && !isDecided(dispute);
    default:
      return false;
  }
};

const happen = ({ control }: StripeStandIn, { session, charge, dispute }: Book, fact: Fact): void => {
  const { id } = session;
  switch (fact.kind) {
    case 'pay':
      control.pay(id, fact.way === 'works' ? 'paid' : fact.way === 'pending' ? 'delayed' : 'declined');
      break;
    case 'clear':
    case 'bounce':
      control.settleDelayed(id, fact.kind === 'clear' ? 'succeeded' : 'failed');
      break;
    case 'end':
      control.expire(id);
      break;
    case 'refund':
      if (charge) control.refund(id, Math.min(fact.amount, charge.amount_captured - charge.amount_refunded));
      break;
    case 'dispute':
      control.dispute(id);
      break;
    case 'win':
    case 'lose':
      if (dispute) control.closeDispute(dispute.id, fact.kind === 'win' ? 'won' : 'lost');
      break;
    case 'falsify':
      control.alter(id, FALSE[fact.what](session));
  }
};

const endOverdue = ({ control }: StripeStandIn, now: Date): void => {
  for (const { id, status, expires_at } of control.state().sessions) {
    if (status === 'open' && expires_at * 1000 <= now.getTime()) control.expire(id);
  }
};

const FALSE: Record<(Fact & { kind: 'falsify' })['what'], (session: Session) => SessionChanges> = {
  amount: ({ amount_total }) => ({ amount_total: (amount_total ?? 0) + 1 }),
  currency: ({ currency }) => ({ currency: currency === 'cad' ? 'usd' : 'cad' }),
  live: ({ livemode }) => ({ livemode: !livemode }),
  // The payment intent goes on to name the right one.
  payment: () => ({ client_reference_id: 'another payment', metadata: {} }),
};

const named = z.object({ id: z.string(), payment_intent: z.string().nullish() });

/** None for events that tell of no checkout of ours. */
const deliveriesOf = ({ control }: StripeStandIn, event: Event): Delivery[] => {
  const about = named.parse(event.data.object);
  const session = control
    .state()
    .sessions.find(({ id, payment_intent }) =>
      [id, payment_intent].some((each) => each !== null && (each === about.id || each === about.payment_intent)),
    );
  return session ? [signed(event.id, session.id, JSON.stringify(event))] : [];
};

const strangeEvent = (id: string, ref: string): Delivery => {
  const object = { id: ref, object: 'checkout.session', payment_intent: null };
  const event = { id, object: 'event', type: 'checkout.session.completed', livemode: false, data: { object } };
  return signed(id, ref, JSON.stringify(event));
};

const signed = (id: string, checkout: string, body: string): Delivery => ({
  id,
  provider: 'stripe',
  checkout,
  body: Buffer.from(body),
  headers: deliveryHeaders(body, KEYS.webhookSecret),
});
