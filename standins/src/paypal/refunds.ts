import { type Account, emit, type StoredCapture } from './account.ts';
import { getCapture, replaceCapture } from './captures.ts';
import { isoTime, newId } from './ids.ts';
import { fromMinor, toMinor } from './money.ts';
import { unprocessable } from './paypal-fault.ts';
import type { Capture, EventType, Refund } from './wire.ts';

const leftOf = ({ capture, refunds }: StoredCapture): number =>
  toMinor(capture.amount) - refunds.reduce((sum, { amount }) => sum + toMinor(amount), 0);

const giveBack = (account: Account, captureId: string, { minor, type }: { minor: number; type: EventType }): Refund => {
  const stored = getCapture(account, captureId);
  const { capture, refunds } = stored;
  const refund: Refund = {
    id: newId(),
    status: 'COMPLETED',
    amount: fromMinor(minor, capture.amount.currency_code),
    custom_id: capture.custom_id,
    links: [{ rel: 'up', method: 'GET', href: `${account.url}/v2/payments/captures/${captureId}` }],
    create_time: isoTime(),
  };
  account.stored.captures.set(captureId, { ...stored, refunds: [...refunds, refund] });
  replaceCapture(account, captureId, { status: minor < leftOf(stored) ? 'PARTIALLY_REFUNDED' : 'REFUNDED' });
  emit(account, type, refund);
  return refund;
};

const refuseUnlessRefundable = ({ status, status_details }: Capture): void => {
  if (status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (status_details?.reason === 'CHARGEBACK') throw unprocessable('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (status !== 'COMPLETED' && status !== 'PARTIALLY_REFUNDED') throw unprocessable('REFUND_NOT_ALLOWED');
};

/** The shop gives all that is left of a captured payment back, or `minor` of it. */
export const refundCapture = (account: Account, captureId: string, minor?: number): Refund => {
  const stored = getCapture(account, captureId);
  refuseUnlessRefundable(stored.capture);
  const left = leftOf(stored);
  if (minor !== undefined && minor > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  return giveBack(account, captureId, { minor: minor ?? left, type: 'PAYMENT.CAPTURE.REFUNDED' });
};

/** The buyer's bank takes back what is left: PayPal books it as a refund that nobody asked for. */
export const reverseCapture = (account: Account, captureId: string): void => {
  const stored = getCapture(account, captureId);
  const { status } = stored.capture;
  const minor = leftOf(stored);
  if (minor === 0 || (status !== 'COMPLETED' && status !== 'PARTIALLY_REFUNDED')) {
    throw new Error(`Capture ${captureId} is ${status}: there is nothing to take back.`);
  }
  giveBack(account, captureId, { minor, type: 'PAYMENT.CAPTURE.REVERSED' });
  replaceCapture(account, captureId, { status_details: { reason: 'CHARGEBACK' } });
};
