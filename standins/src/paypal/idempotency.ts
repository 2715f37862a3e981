import type { Account } from './account.ts';
import type { Answer } from './answer.ts';
import type { Operation } from './faults.ts';
import { CAPTURE_ISSUES, officialIssue } from './official/issues.ts';
import { faultOf, type PaypalFault, unprocessable } from './paypal-fault.ts';
import type { RequestRecord } from './request-record.ts';

/** Under what a call is done once; null where the call is not of that kind. Each operation has ids of its own. */
export const keyOf = (operation: Operation, { method, requestId }: RequestRecord): string | null =>
  method === 'POST' && requestId !== null && operation !== 'verify_webhook' ? `${operation} ${requestId}` : null;

const underWay = (operation: Operation): PaypalFault => {
  if (operation === 'capture_order') {
    return unprocessable(officialIssue(CAPTURE_ISSUES, 'ORDER_COMPLETION_IN_PROGRESS'));
  }
  const description = 'A previous request on this resource is currently in progress. Please wait and try again.';
  return faultOf('RESOURCE_CONFLICT', { details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS', description }] });
};

/** The answer to repeat, or null where the call is new under its key and may run; then it must be saved or forgotten. */
export const earlierAnswer = (
  { answers }: Account,
  key: string,
  { operation, made }: { operation: Operation; made: RequestRecord },
): Answer | null => {
  const earlier = answers.begin(key, { path: made.path, params: made.body });
  switch (earlier.kind) {
    case 'none':
      return null;
    case 'done':
      return { ...earlier.answer, status: 200 };
    case 'under_way':
      throw underWay(operation);
    case 'other_path':
    case 'other_params':
      throw unprocessable({
        issue: 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
        description: 'The PayPal-Request-Id has already been used for another request.',
      });
  }
};
