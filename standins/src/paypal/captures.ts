import { type Account, emit, type Funding, type StoredCapture, type StoredOrder } from './account.ts';
import { type CaptureOutcome, isRefusal, type Refusal, WAY_BACK } from './capture-outcomes.ts';
import { isoTime, newId } from './ids.ts';
import { buyerLink, replaceOrder } from './orders.ts';
import { unknownResource, unprocessable } from './paypal-fault.ts';
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

const HAPPENED: Partial<Record<CaptureStatus, EventType>> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DECLINED',
};

export const replaceCapture = (account: Account, id: string, changes: Partial<Capture>): Capture => {
  const stored = getCapture(account, id);
  const after = { ...stored.capture, ...changes };
  account.stored.captures.set(id, { ...stored, capture: after });
  return after;
};

export const getCapture = ({ stored }: Account, id: string): StoredCapture => {
  const found = stored.captures.get(id);
  if (!found) throw unknownResource();
  return found;
};

const capture = (account: Account, order: StoredOrder, status: CaptureStatus): StoredOrder => {
  const id = newId();
  const { amount, custom_id, invoice_id } = order.unit;
  const made: Capture = {
    id,
    status,
    ...(status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount,
    custom_id,
    invoice_id,
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: isoTime(),
  };
  account.stored.captures.set(id, { orderId: order.id, capture: made, refunds: [] });
  const after = replaceOrder(account, order, { status: 'COMPLETED', captureId: id });
  const happened = HAPPENED[status];
  if (happened) emit(account, happened, made);
  return after;
};

const refuse = (account: Account, order: StoredOrder, refusal: Refusal): never => {
  const rel = WAY_BACK[refusal];
  if (!rel) throw unprocessable(refusal);
  replaceOrder(account, order, { status: 'PAYER_ACTION_REQUIRED', wasDeclined: true });
  throw unprocessable(refusal, [buyerLink(account, order.id, rel)]);
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
  if (obstacle) throw unprocessable(obstacle);
  const outcome = account.outcomes.shift() ?? BY_FUNDING[order.approval?.funding ?? 'works'];
  return isRefusal(outcome) ? refuse(account, order, outcome) : capture(account, order, STATUS[outcome]);
};

/** PayPal decides on a payment it held. */
export const resolvePending = (account: Account, captureId: string, result: 'completed' | 'denied'): Capture => {
  const { status } = getCapture(account, captureId).capture;
  if (status !== 'PENDING') throw new Error(`Capture ${captureId} is ${status}, not pending.`);
  const isCompleted = result === 'completed';
  const resolved = replaceCapture(account, captureId, {
    status: isCompleted ? 'COMPLETED' : 'DECLINED',
    status_details: undefined,
  });
  emit(account, isCompleted ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED', resolved);
  return resolved;
};
