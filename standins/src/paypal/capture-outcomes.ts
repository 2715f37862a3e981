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

export type CaptureOutcome = 'completed' | 'pending' | 'declined_capture' | 'failed_capture' | Refusal;

export const isRefusal = (outcome: CaptureOutcome): outcome is Refusal => REFUSALS.some((each) => each === outcome);

/** By which link the buyer is sent back to choose again; not named where the buyer can do nothing. */
export const WAY_BACK: Partial<Record<Refusal, 'payer-action' | 'redirect'>> = {
  INSTRUMENT_DECLINED: 'payer-action',
  PAYER_ACTION_REQUIRED: 'payer-action',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'redirect',
};
