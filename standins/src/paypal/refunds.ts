import { z } from 'zod';
import { type Account, emit } from './account.ts';
import { getCapture, replaceCapture } from './captures.ts';
import { isoNow, newId } from './ids.ts';
import { refundLinks } from './links.ts';
import { fromMinor, readable, toMinor } from './money.ts';
import { officialIssue, REFUND_ISSUES } from './official/issues.ts';
import { openDisputeOf } from './open-dispute-of.ts';
import { faultOf, unprocessable } from './paypal-fault.ts';
import type { StoredCapture } from './stored.ts';
import type { Capture, EventType, Refund } from './wire.ts';

const refundRequest = z.strictObject({
  amount: z.strictObject({ currency_code: z.string(), value: z.string() }).optional(),
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  note_to_payer: z.string().optional(),
});
export type RefundRequest = z.output<typeof refundRequest>;

export const readRefundRequest = (body: unknown): RefundRequest => {
  const parsed = refundRequest.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const description = 'This field is not currently supported.';
  throw faultOf('INVALID_REQUEST', { details: [{ issue: 'INVALID_PARAMETER_SYNTAX', description, location: 'body' }] });
};

const refused = (issue: string) => unprocessable(officialIssue(REFUND_ISSUES, issue));

const refundedOf = (refunds: Refund[]): number => refunds.reduce((sum, { amount }) => sum + toMinor(amount), 0);

const refuseUnlessRefundable = ({ status, status_details }: Capture): void => {
  if (status === 'PENDING') throw refused('PENDING_CAPTURE');
  if (status_details?.reason === 'CHARGEBACK') throw refused('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (status === 'REFUNDED') throw refused('CAPTURE_FULLY_REFUNDED');
  if (status !== 'COMPLETED' && status !== 'PARTIALLY_REFUNDED') throw refused('REFUND_NOT_ALLOWED');
};

const amountToRefund = (left: number, capture: Capture, { amount }: RefundRequest): number => {
  if (!amount) return left;
  if (amount.currency_code !== capture.amount.currency_code) throw refused('REFUND_CAPTURE_CURRENCY_MISMATCH');
  const minor = toMinor(amount);
  if (minor === 0) throw refused('CANNOT_BE_ZERO_OR_NEGATIVE');
  if (minor > left) throw refused('REFUND_AMOUNT_EXCEEDED');
  return minor;
};

const isInvoiceUsed = ({ stored }: Account, invoiceId: string | undefined): boolean =>
  invoiceId !== undefined &&
  [...stored.captures.values()].some(({ refunds }) => refunds.some((refund) => refund.invoice_id === invoiceId));

interface GivenBack {
  minor: number;
  request: RefundRequest;
  happened: [type: EventType, words: string];
}

const giveBack = (account: Account, captureId: string, { minor, request, happened }: GivenBack): Refund => {
  const stored = getCapture(account, captureId);
  const { capture, refunds } = stored;
  const { currency_code } = capture.amount;
  const id = newId();
  const now = isoNow();
  const amount = fromMinor(minor, currency_code);
  const total = refundedOf(refunds) + minor;
  const refund: Refund = {
    id,
    status: 'COMPLETED',
    amount,
    custom_id: request.custom_id ?? capture.custom_id,
    invoice_id: request.invoice_id,
    note_to_payer: request.note_to_payer,
    seller_payable_breakdown: {
      gross_amount: amount,
      paypal_fee: fromMinor(0, currency_code),
      net_amount: amount,
      total_refunded_amount: fromMinor(total, currency_code),
    },
    links: refundLinks(account.url, id, captureId),
    create_time: now,
    update_time: now,
  };
  account.stored.captures.set(captureId, { ...stored, refunds: [...refunds, refund] });
  replaceCapture(account, captureId, { status: total < toMinor(capture.amount) ? 'PARTIALLY_REFUNDED' : 'REFUNDED' });
  const [type, words] = happened;
  emit(account, { type, resourceType: 'refund', summary: `A ${readable(amount)} ${words}`, resource: refund });
  return refund;
};

const leftOf = ({ capture, refunds }: StoredCapture): number => toMinor(capture.amount) - refundedOf(refunds);

/** The shop gives all that is left of a captured payment back, or an amount of it. */
export const refundCapture = (account: Account, captureId: string, request: RefundRequest): Refund => {
  const stored = getCapture(account, captureId);
  refuseUnlessRefundable(stored.capture);
  const left = leftOf(stored);
  const minor = amountToRefund(left, stored.capture, request);
  if (minor < left && openDisputeOf(account, captureId)) throw refused('TRANSACTION_DISPUTED');
  if (isInvoiceUsed(account, request.invoice_id)) throw refused('DUPLICATE_INVOICE_ID');
  return giveBack(account, captureId, {
    minor,
    request,
    happened: ['PAYMENT.CAPTURE.REFUNDED', 'capture payment was refunded'],
  });
};

/** The buyer's bank takes back what is left: PayPal books it as a refund that nobody asked for. */
export const reverseCapture = (account: Account, captureId: string): Refund => {
  const stored = getCapture(account, captureId);
  const { capture } = stored;
  const minor = leftOf(stored);
  if (minor === 0 || (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED')) {
    throw new Error(`Capture ${captureId} is ${capture.status}: there is nothing to take back.`);
  }
  const refund = giveBack(account, captureId, {
    minor,
    request: {},
    happened: ['PAYMENT.CAPTURE.REVERSED', 'capture payment was reversed'],
  });
  replaceCapture(account, captureId, { status_details: { reason: 'CHARGEBACK' } });
  return refund;
};

/** All that an answer tells without `Prefer: return=representation`. */
export const briefRefund = ({ id, status, links }: Refund): Pick<Refund, 'id' | 'status' | 'links'> => ({
  id,
  status,
  links,
});
