import type { Account } from './account.ts';
import { orderLinks } from './links.ts';
import type { StoredCapture, StoredOrder } from './stored.ts';
import type { Capture, Order, Payer, PurchaseUnit, Wallet } from './wire.ts';

/** What PayPal says of the buyer: personal data that no shop needs to keep. */
const BUYER = {
  name: { given_name: 'Bailey', surname: 'Buyer' },
  email_address: 'buyer@personal.example.com',
  address: { country_code: 'CA' },
};

const payerOf = ({ approval }: StoredOrder): Payer | null => approval && { ...BUYER, payer_id: approval.payerId };

const walletOf = ({ approval }: StoredOrder): Wallet =>
  approval ? { ...BUYER, account_id: approval.payerId, account_status: 'VERIFIED' } : {};

const withinOrder = ({ supplementary_data: _, payee: __, ...capture }: Capture): Capture => capture;

/** Null where an order is not captured. */
export const captureOf = ({ stored }: Account, { captureId }: StoredOrder): StoredCapture | null =>
  captureId === null ? null : (stored.captures.get(captureId) ?? null);

export const paymentsOf = (account: Account, order: StoredOrder): PurchaseUnit['payments'] => {
  const stored = captureOf(account, order);
  if (!stored) return undefined;
  const { capture, refunds } = stored;
  return { captures: [withinOrder(capture)], ...(refunds.length > 0 ? { refunds } : {}) };
};

/** An order in full, as the API tells it now. */
export const orderOf = (account: Account, order: StoredOrder): Order => {
  const payments = paymentsOf(account, order);
  const payer = payerOf(order);
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...(order.namesSource || order.approval ? { payment_source: { paypal: walletOf(order) } } : {}),
    purchase_units: [{ ...order.unit, payee: account.payee, ...(payments ? { payments } : {}) }],
    ...(payer ? { payer } : {}),
    create_time: order.createTime,
    ...(order.updateTime ? { update_time: order.updateTime } : {}),
    links: orderLinks(account.url, order),
  };
};
