import { AppError } from '#lib/app-error';

/** Somebody asks too often; the sentence and `retryAfterS` say when to come back. */
export class LimitError extends AppError {
  override name = 'LimitError';
  override readonly retryAfterS: number;

  constructor(sentence: string, retryAfterS: number) {
    super('too_many_requests', sentence, { retryAfterS });
    this.retryAfterS = retryAfterS;
  }
}
