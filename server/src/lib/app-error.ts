import type { ErrorCode } from '@pawsume/contract/errors';

/** The one error a rule throws: a code with its status in the contract, and the sentence a person reads. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, sentence: string, options?: ErrorOptions & { fields?: Record<string, string> }) {
    super(sentence, options);
    this.code = code;
    this.fields = options?.fields;
  }
}
