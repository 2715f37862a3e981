import type { Answer } from '../common/answer-once.ts';
import type { Account, StripeCall } from './account.ts';
import { invalidRequest, StripeFault } from './stripe-fault.ts';

/** The answer to repeat, or null where the call is new under its key and may run; then it must be saved or forgotten. */
export const earlierAnswer = ({ answers }: Account, key: string, { path, body }: StripeCall): Answer | null => {
  if (key.length > 255) throw invalidRequest('Idempotency keys may be at most 255 characters long.');
  const earlier = answers.begin(key, `${path}?${body}`);
  switch (earlier.kind) {
    case 'none':
      return null;
    case 'done':
      return earlier.answer;
    case 'other':
      throw new StripeFault(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same endpoint and parameters.',
      });
    case 'under_way':
      throw new StripeFault(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      });
  }
};
