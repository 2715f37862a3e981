import { type Account, emit } from './account.ts';
import { isoNow, newAccountId, newId } from './ids.ts';
import { orderLinks } from './links.ts';
import type { OrderRequest } from './order-params.ts';
import { unknownResource } from './paypal-fault.ts';
import { orderOf } from './render-order.ts';
import type { Funding, StoredOrder } from './stored.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a buyer may take to approve, and how long an approval waits for its capture. */
const WAITS_MS = 3 * HOUR_MS;

export const createOrder = (account: Account, request: OrderRequest): StoredOrder => {
  const [unit] = request.purchase_units;
  const context = request.payment_source?.paypal.experience_context ?? request.application_context;
  const order: StoredOrder = {
    id: newId(),
    status: request.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    unit,
    namesSource: request.payment_source !== undefined,
    brandName: context?.brand_name ?? null,
    returnUrl: context?.return_url ?? null,
    cancelUrl: context?.cancel_url ?? null,
    wasDeclined: false,
    captureId: null,
    approval: null,
    createdAt: Date.now(),
    createTime: isoNow(),
    updateTime: null,
  };
  account.stored.orders.set(order.id, order);
  return order;
};

export const replaceOrder = (account: Account, order: StoredOrder, changes: Partial<StoredOrder>): StoredOrder => {
  const after = { ...order, updateTime: isoNow(), ...changes };
  account.stored.orders.set(order.id, after);
  return after;
};

const isOpen = ({ status }: StoredOrder): boolean =>
  status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED' || status === 'APPROVED';

/** The buyer agrees to pay. */
export const approveOrder = (account: Account, order: StoredOrder, funding: Funding): StoredOrder => {
  if (!isOpen(order)) throw new Error(`Order ${order.id} is ${order.status}: nobody can approve it.`);
  const payerId = order.approval?.payerId ?? newAccountId();
  const approval = { at: Date.now(), payerId, funding };
  const after = replaceOrder(account, order, { status: 'APPROVED', approval, wasDeclined: false });
  emit(account, {
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    summary: 'An order has been approved by buyer',
    resource: orderOf(account, after),
  });
  return after;
};

/** PayPal gives an approval up that nobody captured. */
export const reverseApproval = (account: Account, order: StoredOrder): StoredOrder => {
  if (order.status !== 'APPROVED') throw new Error(`Order ${order.id} is ${order.status}, not approved.`);
  const { reference_id, custom_id, invoice_id } = order.unit;
  emit(account, {
    type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    summary: 'A payment has been reversed after approval.',
    resource: {
      order_id: order.id,
      purchase_units: [{ reference_id, custom_id, invoice_id }],
      payment_source: orderOf(account, order).payment_source,
    },
  });
  return replaceOrder(account, order, { status: 'VOIDED' });
};

export const voidOrder = (account: Account, order: StoredOrder): StoredOrder => {
  if (!isOpen(order)) throw new Error(`Order ${order.id} is ${order.status} already.`);
  return replaceOrder(account, order, { status: 'VOIDED' });
};

/** An order nobody approved in time is gone from the API. */
export const forgetOrder = (account: Account, order: StoredOrder): void => {
  if (!isOpen(order)) throw new Error(`Order ${order.id} is ${order.status}: PayPal does not forget it.`);
  account.stored.orders.delete(order.id);
  account.stored.forgotten.set(order.id, order);
};

const endIfOverdue = (account: Account, order: StoredOrder): void => {
  const now = Date.now();
  if (order.status === 'APPROVED' && order.approval && now - order.approval.at > WAITS_MS) {
    reverseApproval(account, order);
  } else if (isOpen(order) && order.status !== 'APPROVED' && now - order.createdAt > WAITS_MS) {
    forgetOrder(account, order);
  }
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

/** All that an answer tells without `Prefer: return=representation`. */
export const briefOrder = (account: Account, order: StoredOrder) => {
  const { payment_source } = orderOf(account, order);
  return {
    id: order.id,
    status: order.status,
    ...(payment_source ? { payment_source } : {}),
    links: orderLinks(account.url, order),
  };
};
