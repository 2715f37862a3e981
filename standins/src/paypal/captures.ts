import { type Account, emit } from './account.ts';
import { type CaptureOutcome, captureRefused, isRefusal, type Refusal, wayBack } from './capture-outcomes.ts';
import { isoNow, newId } from './ids.ts';
import { buyerLink, captureLinks } from './links.ts';
import { fromMinor, readable, toMinor } from './money.ts';
import { replaceOrder } from './orders.ts';
import { unknownResource } from './paypal-fault.ts';
import type { Funding, StoredCapture, StoredOrder } from './stored.ts';
import type { Capture, CaptureStatus, EventType } from './wire.ts';

const BY_FUNDING: Record<Funding, CaptureOutcome> = {
  works: 'completed',
  declined: 'INSTRUMENT_DECLINED',
  pending: 'pending',
};

const STATUS = {
  completed: 'COMPLETED',
  pending: 'PENDING',
  declined_capture: 'DECLINED',
  failed_capture: 'FAILED',
} as const;

const HAPPENED: Partial<Record<CaptureStatus, [EventType, string]>> = {
  COMPLETED: ['PAYMENT.CAPTURE.COMPLETED', 'Payment completed for'],
  PENDING: ['PAYMENT.CAPTURE.PENDING', 'Payment pending for'],
  DECLINED: ['PAYMENT.CAPTURE.DECLINED', 'Payment declined for'],
};

/** What PayPal keeps of each payment. */
const feeOf = (minor: number): number => Math.min(minor, Math.round(minor * 0.029) + 30);

/** What only captures have whose money arrived. */
const received = ({
  amount,
  status,
}: Pick<Capture, 'amount' | 'status'>): Pick<Capture, 'seller_receivable_breakdown'> => {
  if (status !== 'COMPLETED') return {};
  const minor = toMinor(amount);
  const paypal_fee = fromMinor(feeOf(minor), amount.currency_code);
  const net_amount = fromMinor(minor - feeOf(minor), amount.currency_code);
  return { seller_receivable_breakdown: { gross_amount: amount, paypal_fee, net_amount } };
};

export const replaceCapture = (account: Account, id: string, changes: Partial<Capture>): Capture => {
  const stored = getCapture(account, id);
  const after = { ...stored.capture, update_time: isoNow(), ...changes };
  account.stored.captures.set(id, { ...stored, capture: after });
  return after;
};

export const getCapture = ({ stored }: Account, id: string): StoredCapture => {
  const found = stored.captures.get(id);
  if (!found) throw unknownResource();
  return found;
};

const announce = (account: Account, capture: Capture, happened = HAPPENED[capture.status]): void => {
  if (!happened) return;
  const [type, words] = happened;
  const summary = `${words} ${readable(capture.amount)}`;
  emit(account, { type, resourceType: 'capture', summary, resource: capture });
};

const capture = (account: Account, order: StoredOrder, status: CaptureStatus): StoredOrder => {
  const id = newId();
  const { amount, custom_id, invoice_id } = order.unit;
  const now = isoNow();
  const made: Capture = {
    id,
    status,
    ...(status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount,
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...received({ amount, status }),
    custom_id,
    invoice_id,
    supplementary_data: { related_ids: { order_id: order.id } },
    payee: account.payee,
    links: captureLinks(account.url, id, order.id),
    create_time: now,
    update_time: now,
  };
  account.stored.captures.set(id, { orderId: order.id, capture: made, refunds: [] });
  const after = replaceOrder(account, order, { status: 'COMPLETED', captureId: id });
  announce(account, made);
  return after;
};

const refuse = (account: Account, order: StoredOrder, refusal: Refusal): never => {
  const rel = wayBack(refusal);
  if (!rel) throw captureRefused(refusal);
  replaceOrder(account, order, { status: 'PAYER_ACTION_REQUIRED', wasDeclined: true });
  throw captureRefused(refusal, [buyerLink(account.url, order.id, rel)]);
};

const isInvoiceTaken = ({ stored }: Account, { id, unit }: StoredOrder): boolean =>
  unit.invoice_id !== undefined &&
  [...stored.captures.values()].some(
    ({ orderId, capture }) => orderId !== id && capture.invoice_id === unit.invoice_id,
  );

/** What stands in the way of any capture of this order. */
const obstacleTo = (account: Account, order: StoredOrder): Refusal | null => {
  if (order.status === 'COMPLETED') return 'ORDER_ALREADY_CAPTURED';
  if (order.status !== 'APPROVED') return 'ORDER_NOT_APPROVED';
  return isInvoiceTaken(account, order) ? 'DUPLICATE_INVOICE_ID' : null;
};

/** The shop takes the money of an approved order. */
export const captureOrder = (account: Account, order: StoredOrder): StoredOrder => {
  const obstacle = obstacleTo(account, order);
  if (obstacle) throw captureRefused(obstacle);
  const outcome = account.outcomes.shift() ?? BY_FUNDING[order.approval?.funding ?? 'works'];
  return isRefusal(outcome) ? refuse(account, order, outcome) : capture(account, order, STATUS[outcome]);
};

/** PayPal decides on a payment it held. */
export const resolvePending = (account: Account, captureId: string, result: 'completed' | 'denied'): Capture => {
  const { status, amount } = getCapture(account, captureId).capture;
  if (status !== 'PENDING') throw new Error(`Capture ${captureId} is ${status}, not pending.`);
  const after: CaptureStatus = result === 'completed' ? 'COMPLETED' : 'DECLINED';
  const changes = { status: after, status_details: undefined, ...received({ amount, status: after }) };
  const resolved = replaceCapture(account, captureId, changes);
  announce(
    account,
    resolved,
    result === 'denied' ? ['PAYMENT.CAPTURE.DENIED', 'Payment denied for'] : HAPPENED.COMPLETED,
  );
  return resolved;
};
