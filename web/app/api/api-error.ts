import type { SecondStep } from '@pawsume/contract/errors';
import { messages } from '@pawsume/contract/messages';

interface Failure {
  status: number;
  code: string;
  reason?: string | undefined;
  fields?: Record<string, string> | undefined;
  secondStep?: SecondStep | undefined;
}

/** A call that failed. `reason` is what the server said, if it said anything a person can read. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: string | undefined;
  readonly fields: Record<string, string>;
  /** How a login that is half done goes on. */
  readonly secondStep: SecondStep | undefined;

  constructor({ status, code, reason, fields, secondStep }: Failure, cause?: unknown) {
    super(reason ?? `${status} ${code}`, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.fields = fields ?? {};
    this.secondStep = secondStep;
  }
}

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** The connection broke before or after the server had acted: only the same key makes another try free. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.code === 'unexpected_answer');

const RETRYABLE: readonly number[] = [408, 425, 429];

/** A failure that says nothing about the call itself: the same call may work when it is made again. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 400 || error.status >= 500 || RETRYABLE.includes(error.status));

export const offline = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: 'offline', reason: messages.common.offline }, cause);
