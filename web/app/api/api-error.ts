import type { SecondStep } from '@pawsume/contract/errors';
import { messages } from '@pawsume/contract/messages';

interface Failure {
  status: number;
  code: string;
  sentence?: string | undefined;
  fields?: Record<string, string> | undefined;
  secondStep?: SecondStep | undefined;
}

/** A call that failed. `sentence` is what the server said, if it said anything a person can read. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly sentence: string | undefined;
  readonly fields: Record<string, string>;
  /** How a login that is half done goes on. */
  readonly secondStep: SecondStep | undefined;

  constructor({ status, code, sentence, fields, secondStep }: Failure, cause?: unknown) {
    super(sentence ?? `${status} ${code}`, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.fields = fields ?? {};
    this.secondStep = secondStep;
  }
}

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** A failure that says nothing about the call itself: the same call may work when it is made again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

export const offline = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: 'offline', sentence: messages.common.offline }, cause);
