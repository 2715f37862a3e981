import { z } from 'zod';
import type { CaptureOutcome } from './gateway.ts';
import { isSuccess, type PaypalAnswer, readAnswer, readIssue, toGatewayError } from './paypal-answer.ts';
import { findLink, paypalLinks } from './paypal-links.ts';

/** The chosen means of payment was refused; another may work. */
const BUYER_CHOOSES_AGAIN = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
]);

/** This order will never be paid. A duplicate invoice is one of a payment that another order was captured for. */
const FINAL = new Set([
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'COMPLIANCE_VIOLATION',
  'PAYEE_BLOCKED_TRANSACTION',
  'DUPLICATE_INVOICE_ID',
]);

/** Enough to tell an answer of PayPal from any other page. */
const capturedOrder = z.object({ id: z.string() });

const linksOf = (body: unknown) => z.object({ links: paypalLinks }).catch({ links: [] }).parse(body).links;

/**
 * What an answer to a capture means. A success says only that PayPal took the call: the money may be there, pending or
 * declined. Throws GatewayError for every refusal that is not of this order or its buyer.
 * Source: reliability notes §3.3, 6.
 */
export const captureOutcome = (answer: PaypalAnswer): CaptureOutcome => {
  if (isSuccess(answer)) {
    readAnswer(answer, capturedOrder);
    return { kind: 'done' };
  }
  const issue = readIssue(answer);
  if (issue === 'ORDER_ALREADY_CAPTURED') return { kind: 'done' };
  if (issue === 'ORDER_NOT_APPROVED') return { kind: 'buyer_needed', url: null };
  if (issue !== null && BUYER_CHOOSES_AGAIN.has(issue)) {
    return { kind: 'buyer_needed', url: findLink(linksOf(answer.body), ['redirect', 'payer-action']) };
  }
  if (issue !== null && FINAL.has(issue)) return { kind: 'failed', reason: issue };
  throw toGatewayError(answer);
};
