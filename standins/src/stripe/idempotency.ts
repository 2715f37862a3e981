import type { SavedAnswers } from '../common/saved-answers.ts';
import type { Answer } from './answer.ts';
import type { RequestRecord } from './request-record.ts';
import { invalidRequest, StripeFault } from './stripe-fault.ts';

const idempotencyError = (status: number, message: string, code?: string): StripeFault =>
  new StripeFault(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) });

/** The answer to repeat, or null where the call is new under its key and may run; then it must be saved or forgotten. */
export const earlierAnswer = (
  answers: SavedAnswers<Answer>,
  key: string,
  { path, form }: RequestRecord,
): Answer | null => {
  if (key.length > 255) throw invalidRequest('Idempotency keys may be at most 255 characters long.');
  const earlier = answers.begin(key, { path, params: form });
  switch (earlier.kind) {
    case 'none':
      return null;
    case 'done':
      return earlier.answer;
    case 'other_path':
      throw idempotencyError(
        400,
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${earlier.path}').`,
      );
    case 'other_params':
      throw idempotencyError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    case 'under_way':
      throw idempotencyError(
        409,
        'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through).',
        'idempotency_key_in_use',
      );
  }
};
