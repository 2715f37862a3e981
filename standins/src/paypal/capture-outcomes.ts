import { CAPTURE_ISSUES, officialIssue } from './official/issues.ts';
import { type PaypalFault, unprocessable } from './paypal-fault.ts';
import type { Link } from './wire.ts';

/** The refusals of a capture that can be ordered from the stand-in. */
export const REFUSALS = [
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'ORDER_COMPLETION_IN_PROGRESS',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'COMPLIANCE_VIOLATION',
  'PAYEE_BLOCKED_TRANSACTION',
  'DUPLICATE_INVOICE_ID',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export const CAPTURE_OUTCOMES = ['completed', 'pending', 'declined_capture', 'failed_capture', ...REFUSALS] as const;
export type CaptureOutcome = (typeof CAPTURE_OUTCOMES)[number];

export const isRefusal = (outcome: CaptureOutcome): outcome is Refusal => REFUSALS.some((each) => each === outcome);

/** What the buyer has to do again, and by which link. */
const SENDS_BUYER_BACK: Partial<Record<Refusal, 'payer-action' | 'redirect'>> = {
  INSTRUMENT_DECLINED: 'payer-action',
  PAYER_ACTION_REQUIRED: 'payer-action',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'redirect',
};

/** The link a refusal sends the buyer back by; null where the buyer can do nothing. */
export const wayBack = (refusal: Refusal): 'payer-action' | 'redirect' | null => SENDS_BUYER_BACK[refusal] ?? null;

export const captureRefused = (refusal: Refusal, links: Link[] = []): PaypalFault =>
  unprocessable(officialIssue(CAPTURE_ISSUES, refusal), links);
