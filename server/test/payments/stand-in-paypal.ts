import type { OrderChanges } from '@pawsume/standins/paypal/control';
import { type PaypalStandIn, startPaypal } from '@pawsume/standins/paypal/start-paypal';
import type { Capture, Dispute, Money, Order, Refund } from '@pawsume/standins/paypal/wire';
import { openPaypal } from '#gateways/paypal';
import type { CheckoutTruth } from '../harness/checkout-truth.ts';
import type { Delivery, Fact, Outsider } from './outsiders.ts';

const KEYS = { clientId: 'client-of-the-model', clientSecret: 'secret-of-the-model', webhookId: 'WH0OF0THE0MODEL' };

/** The real gateway, and the stand-in of PayPal behind it, over real HTTP. */
export const paypalStandIn = async () => {
  const standIn = await startPaypal(KEYS);
  const { control } = standIn;
  const outsider: Outsider = {
    gateway: openPaypal({ ...KEYS, apiBase: standIn.url }),
    allows(ref, { kind }) {
      const book = bookOf(standIn, ref);
      return book !== undefined && isPossible(book, kind);
    },
    happen(ref, fact) {
      const book = bookOf(standIn, ref);
      if (book) happen(standIn, book, fact);
    },
    timeIs: () => {},
    events: () => control.state().events.map(({ id }) => deliveryOf(standIn, id)),
    forged: (ref) => forged(standIn, ref),
    truths: () => control.state().orders.map((order) => truthOf(bookFrom(standIn, order))),
    uncaptured: () =>
      control
        .state()
        .orders.filter(({ status }) => status === 'APPROVED')
        .map(({ id }) => id),
  };
  return { outsider, close: () => standIn.close() };
};

interface Book {
  order: Order;
  capture: Capture | undefined;
  refunds: Refund[];
  dispute: Dispute | undefined;
}

const bookFrom = ({ control }: PaypalStandIn, order: Order): Book => {
  const { captures = [], refunds = [] } = order.purchase_units[0].payments ?? {};
  const [capture] = captures;
  const isOpenOn = ({ status, disputed_transactions }: Dispute) =>
    status === 'OPEN' && disputed_transactions.some(({ seller_transaction_id: id }) => id === capture?.id);
  return { order, capture, refunds, dispute: control.state().disputes.find(isOpenOn) };
};

/** Undefined for an order that PayPal has forgotten. */
const bookOf = (standIn: PaypalStandIn, ref: string): Book | undefined => {
  const order = standIn.control.state().orders.find(({ id }) => id === ref);
  return order && bookFrom(standIn, order);
};

const MOVED = new Set<Capture['status']>(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

const cents = ({ value }: Money): number => Math.round(Number(value) * 100);

const refundedOf = ({ refunds }: Book): number => refunds.reduce((sum, { amount }) => sum + cents(amount), 0);

const capturedOf = ({ capture }: Book): number => (capture && MOVED.has(capture.status) ? cents(capture.amount) : 0);

const truthOf = (book: Book): CheckoutTruth => {
  const { id, purchase_units } = book.order;
  const [{ custom_id, amount }] = purchase_units;
  return {
    provider: 'paypal',
    ref: id,
    paymentId: custom_id ?? null,
    currency: amount.currency_code.toLowerCase(),
    live: false,
    captured: capturedOf(book),
    refunded: refundedOf(book),
    // PayPal shows a dispute only by what it takes.
    dispute: 'none',
    isHeldBack: book.dispute !== undefined,
  };
};

const isPossible = (book: Book, kind: Fact['kind']): boolean => {
  const { order, capture, dispute } = book;
  const isCharge = capture?.status_details?.reason !== 'CHARGEBACK' && capturedOf(book) > refundedOf(book);
  switch (kind) {
    case 'pay':
    case 'end':
    case 'falsify':
      return order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED';
    case 'lapse':
      return order.status === 'APPROVED';
    case 'clear':
    case 'bounce':
      return capture?.status === 'PENDING';
    case 'refund':
    case 'dispute':
      return isCharge && dispute === undefined;
    case 'win':
    case 'lose':
      return isCharge && dispute !== undefined;
    case 'refund fails':
      return false;
  }
};

const happen = ({ control }: PaypalStandIn, book: Book, fact: Fact): void => {
  const { id } = book.order;
  switch (fact.kind) {
    case 'pay':
      control.approve(id, fact.way === 'refused' ? 'declined' : fact.way);
      break;
    case 'clear':
    case 'bounce':
      control.resolvePending(id, fact.kind === 'clear' ? 'completed' : 'denied');
      break;
    case 'end':
      control.forgetOrder(id);
      break;
    case 'lapse':
      control.reverseApproval(id);
      break;
    case 'refund':
      control.refund(id, Math.min(fact.amount, capturedOf(book) - refundedOf(book)));
      break;
    case 'dispute':
      control.dispute(id);
      break;
    case 'win':
    case 'lose':
      control.resolveDispute(id, fact.kind === 'win' ? 'seller' : 'buyer');
      break;
    case 'falsify':
      control.alter(id, falsified(book, fact.what));
  }
};

/** Whether an order is real shows by who answers, and cannot be falsified: another payment's id stands for it. */
const falsified = ({ order }: Book, what: (Fact & { kind: 'falsify' })['what']): OrderChanges => {
  const { amount } = order.purchase_units[0];
  if (what === 'amount') return { amount: { ...amount, value: ((cents(amount) + 1) / 100).toFixed(2) } };
  if (what === 'currency') return { amount: { ...amount, currency_code: 'USD' } };
  return { custom_id: null };
};

/** Some name only the capture: the order is the one that either is told of. */
const deliveryOf = ({ control }: PaypalStandIn, id: string): Delivery => {
  const { body, headers } = control.transmission(id);
  const order = control.state().orders.find(({ id: ref, purchase_units: [{ payments }] }) => {
    const [capture] = payments?.captures ?? [];
    return body.includes(ref) || (capture && body.includes(capture.id));
  });
  return { id, provider: 'paypal', checkout: order?.id ?? '', body: Buffer.from(body), headers };
};

/** Under the signature of another event, where there is one. */
const forged = ({ control }: PaypalStandIn, ref: string): Delivery => {
  const [event] = control.state().events;
  const body = JSON.stringify({ id: 'WH-FORGED', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: ref } });
  const headers = event ? control.transmission(event.id).headers : {};
  return { id: 'WH-FORGED', provider: 'paypal', checkout: ref, body: Buffer.from(body), headers };
};
