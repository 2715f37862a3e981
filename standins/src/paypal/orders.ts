import { type Account, emit, type Funding, type StoredCapture, type StoredOrder } from './account.ts';
import { isoTime, newAccountId, newId } from './ids.ts';
import type { OrderRequest } from './order-params.ts';
import { unknownResource } from './paypal-fault.ts';
import type { Link, Order } from './wire.ts';

/** How long a buyer may take to approve, and how long an approval waits for its capture. */
const WAITS_MS = 3 * 60 * 60 * 1000;

/** What PayPal says of the buyer: personal data that no shop needs to keep. */
const BUYER = { email_address: 'buyer@personal.example.com', name: { given_name: 'Bailey', surname: 'Buyer' } };

/** Where the buyer approves an order. */
export const buyerLink = ({ url }: Account, orderId: string, rel: 'payer-action' | 'redirect'): Link => ({
  href: `${url}/checkoutnow?token=${orderId}`,
  rel,
  method: 'GET',
});

/** Null where an order is not captured. */
export const captureOf = ({ stored }: Account, { captureId }: StoredOrder): StoredCapture | null =>
  captureId === null ? null : (stored.captures.get(captureId) ?? null);

const paymentsOf = (account: Account, order: StoredOrder): Pick<Order['purchase_units'][0], 'payments'> => {
  const stored = captureOf(account, order);
  if (!stored) return {};
  const { supplementary_data: _, ...capture } = stored.capture;
  return { payments: { captures: [capture], refunds: stored.refunds } };
};

/** An order in full, as the API tells it now. */
export const orderOf = (account: Account, order: StoredOrder): Order => {
  const { id, status, unit, approval, createdAt } = order;
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [{ ...unit, ...paymentsOf(account, order) }],
    ...(approval ? { payer: { ...BUYER, payer_id: approval.payerId } } : {}),
    create_time: isoTime(createdAt),
    links: status === 'PAYER_ACTION_REQUIRED' ? [buyerLink(account, id, 'payer-action')] : [],
  };
};

export const createOrder = (account: Account, request: OrderRequest): StoredOrder => {
  const { brand_name, return_url, cancel_url } = request.payment_source.paypal.experience_context;
  const order: StoredOrder = {
    id: newId(),
    status: 'PAYER_ACTION_REQUIRED',
    unit: request.purchase_units[0],
    brandName: brand_name,
    returnUrl: return_url,
    cancelUrl: cancel_url,
    wasDeclined: false,
    captureId: null,
    approval: null,
    createdAt: Date.now(),
  };
  account.stored.orders.set(order.id, order);
  return order;
};

export const replaceOrder = (account: Account, order: StoredOrder, changes: Partial<StoredOrder>): StoredOrder => {
  const after = { ...order, ...changes };
  account.stored.orders.set(order.id, after);
  return after;
};

const isOpen = ({ status }: StoredOrder): boolean => status === 'PAYER_ACTION_REQUIRED' || status === 'APPROVED';

/** The buyer agrees to pay. */
export const approveOrder = (account: Account, order: StoredOrder, funding: Funding): StoredOrder => {
  if (!isOpen(order)) throw new Error(`Order ${order.id} is ${order.status}: nobody can approve it.`);
  const approval = { at: Date.now(), payerId: order.approval?.payerId ?? newAccountId(), funding };
  const after = replaceOrder(account, order, { status: 'APPROVED', approval, wasDeclined: false });
  emit(account, 'CHECKOUT.ORDER.APPROVED', orderOf(account, after));
  return after;
};

/** PayPal gives an approval up that nobody captured. */
export const reverseApproval = (account: Account, order: StoredOrder): StoredOrder => {
  if (order.status !== 'APPROVED') throw new Error(`Order ${order.id} is ${order.status}, not approved.`);
  const { custom_id, invoice_id } = order.unit;
  emit(account, 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', {
    order_id: order.id,
    purchase_units: [{ custom_id, invoice_id }],
  });
  return replaceOrder(account, order, { status: 'VOIDED' });
};

/** An order nobody approved in time is gone from the API. */
export const forgetOrder = (account: Account, order: StoredOrder): void => {
  if (!isOpen(order)) throw new Error(`Order ${order.id} is ${order.status}: PayPal does not forget it.`);
  account.stored.orders.delete(order.id);
  account.stored.forgotten.set(order.id, order);
};

const endIfOverdue = (account: Account, order: StoredOrder): void => {
  const waitsSince = order.approval?.at ?? order.createdAt;
  if (!isOpen(order) || Date.now() - waitsSince <= WAITS_MS) return;
  if (order.status === 'APPROVED') reverseApproval(account, order);
  else forgetOrder(account, order);
};

/** Time ends what waits, even while nobody looks. */
export const endOverdue = (account: Account): void => {
  for (const order of account.stored.orders.values()) endIfOverdue(account, order);
};

/** Null where PayPal knows none by that id. */
export const findOrder = (account: Account, id: string): StoredOrder | null => {
  const order = account.stored.orders.get(id);
  if (order) endIfOverdue(account, order);
  return account.stored.orders.get(id) ?? null;
};

export const getOrder = (account: Account, id: string): StoredOrder => {
  const order = findOrder(account, id);
  if (!order) throw unknownResource();
  return order;
};
