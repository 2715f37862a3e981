import type { Answer } from '../common/answer-once.ts';
import type { Account, PaypalCall } from './account.ts';
import type { Operation } from './faults.ts';
import { faultOf, type PaypalFault, unprocessable } from './paypal-fault.ts';

/** Under what a call is done once; null where the call is not of that kind. Each operation has ids of its own. */
export const keyOf = (operation: Operation, { method, requestId }: PaypalCall): string | null =>
  method === 'POST' && requestId !== null && operation !== 'verify_webhook' ? `${operation} ${requestId}` : null;

const underWay = (operation: Operation): PaypalFault =>
  operation === 'capture_order'
    ? unprocessable('ORDER_COMPLETION_IN_PROGRESS')
    : faultOf('RESOURCE_CONFLICT', { details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] });

/** The answer to repeat, or null where the call is new under its key and may run; then it must be saved or forgotten. */
export const earlierAnswer = (
  { answers }: Account,
  key: string,
  { operation, made }: { operation: Operation; made: PaypalCall },
): Answer | null => {
  const earlier = answers.begin(key, made.path + made.body);
  switch (earlier.kind) {
    case 'none':
      return null;
    case 'done':
      return { ...earlier.answer, status: 200 };
    case 'under_way':
      throw underWay(operation);
    case 'other':
      throw unprocessable('PAYPAL_REQUEST_ID_PREVIOUSLY_USED');
  }
};
