import type { ErrorCode, SecondStep } from '@pawsume/contract/errors';
import { messages } from '@pawsume/contract/messages';

interface AppErrorOptions extends ErrorOptions {
  fields?: Record<string, string>;
  retryAfterS?: number;
  secondStep?: SecondStep;
}

/** The one error a rule throws: a code with its status in the contract, and the sentence a person reads. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** In how many seconds to try again; undefined where that is not known. */
  readonly retryAfterS: number | undefined;
  /** How a login that is half done goes on. */
  readonly secondStep: SecondStep | undefined;

  constructor(code: ErrorCode, sentence: string, options?: AppErrorOptions) {
    super(sentence, options);
    this.code = code;
    this.fields = options?.fields;
    this.retryAfterS = options?.retryAfterS;
    this.secondStep = options?.secondStep;
  }
}

/** The same for what is not there and for what belongs to somebody else. */
export const notFound = (cause?: unknown): AppError => new AppError('not_found', messages.common.notFound, { cause });
