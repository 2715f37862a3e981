import type { Link, OrderStatus } from './wire.ts';

type LinkTo = [rel: string, method: Link['method'], path: string];

const links = (base: string, all: LinkTo[]): Link[] =>
  all.map(([rel, method, path]) => ({ href: base + path, rel, method }));

/** Where the buyer approves an order. */
export const buyerLink = (base: string, orderId: string, rel: 'approve' | 'payer-action' | 'redirect'): Link => ({
  href: `${base}/checkoutnow?token=${orderId}`,
  rel,
  method: 'GET',
});

export interface LinkedOrder {
  id: string;
  status: OrderStatus;
  namesSource: boolean;
}

export const orderLinks = (base: string, { id, status, namesSource }: LinkedOrder): Link[] => {
  const path = `/v2/checkout/orders/${id}`;
  const self = links(base, [['self', 'GET', path]]);
  const capture = links(base, [['capture', 'POST', `${path}/capture`]]);
  if (status === 'CREATED') return [...self, buyerLink(base, id, 'approve'), ...capture];
  if (status === 'PAYER_ACTION_REQUIRED') {
    return [...self, buyerLink(base, id, 'payer-action'), ...(namesSource ? [] : capture)];
  }
  return status === 'APPROVED' ? [...self, ...capture] : self;
};

export const captureLinks = (base: string, captureId: string, orderId: string): Link[] => {
  const path = `/v2/payments/captures/${captureId}`;
  return links(base, [
    ['self', 'GET', path],
    ['refund', 'POST', `${path}/refund`],
    ['up', 'GET', `/v2/checkout/orders/${orderId}`],
  ]);
};

export const refundLinks = (base: string, refundId: string, captureId: string): Link[] =>
  links(base, [
    ['self', 'GET', `/v2/payments/refunds/${refundId}`],
    ['up', 'GET', `/v2/payments/captures/${captureId}`],
  ]);

export const eventLinks = (base: string, eventId: string): Link[] => {
  const path = `/v1/notifications/webhooks-events/${eventId}`;
  return links(base, [
    ['self', 'GET', path],
    ['resend', 'POST', `${path}/resend`],
  ]);
};

export const disputeLinks = (base: string, disputeId: string): Link[] =>
  links(base, [['self', 'GET', `/v1/customer/disputes/${disputeId}`]]);
