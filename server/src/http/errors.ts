import { type ErrorBody, type ErrorCode, type FailedEvent, STATUS_OF } from '@pawsume/contract/errors';
import { messages } from '@pawsume/contract/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error';
import { isAccountGone, isDatabaseUnavailable } from '#lib/database-error';
import { PictureError } from '#pictures/picture-error';
import { PictureStoreError } from '#pictures/picture-store-error';
import { PressError } from '#press/press-error';
import { recordRefusal } from './security-events.ts';

/** About as long as a database takes to restart, or a rush of requests to pass. */
const BACK_S = 5;

/** Turns whatever was thrown into the one error body; what nobody expected becomes a plain 500 and is logged. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => fail(request, reply, recordFailure(request, error)));
};

/** What a failed call is answered with where its answer has begun already. */
export const reportFailure = (request: FastifyRequest, error: unknown): FailedEvent => {
  const failure = recordFailure(request, error);
  return { ...bodyOf(request, failure), status: STATUS_OF[failure.code] };
};

const recordFailure = (request: FastifyRequest, error: unknown): AppError => {
  const failure = failureOf(error);
  const status = STATUS_OF[failure.code];
  if (status >= 500) request.log.error({ err: error }, `http: a call failed and was answered with ${status}`);
  recordRefusal(request, failure);
  return failure;
};

const bodyOf = (request: FastifyRequest, failure: AppError): ErrorBody => ({
  error: failure.message,
  msg: failure.message,
  code: failure.code,
  ...(failure.fields && { fields: failure.fields }),
  ...(failure.secondStep && { second_factor: failure.secondStep }),
  request_id: request.id,
});

export const fail = (request: FastifyRequest, reply: FastifyReply, failure: AppError): FastifyReply => {
  const body = bodyOf(request, failure);
  // A client that is still sending is cut off, except after a file too large: a browser reads the answer only once it
  // has sent everything.
  if (!request.raw.complete && !request.routeOptions.schema?.file) reply.header('connection', 'close');
  const retryAfterS = failure.retryAfterS ?? (failure.code === 'unavailable' ? BACK_S : undefined);
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  return reply.code(STATUS_OF[failure.code]).type('application/json; charset=utf-8').send(JSON.stringify(body));
};

const failureOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof PictureError) return new AppError('picture_unreadable', error.message, { cause: error });
  if (error instanceof PressError) return pressFailure(error);
  if (isAccountGone(error)) return new AppError('not_authenticated', messages.common.pleaseLogIn, { cause: error });
  if (isDatabaseUnavailable(error)) {
    return new AppError('unavailable', messages.common.unavailable, { cause: error });
  }
  if (error instanceof PictureStoreError) return new AppError('unavailable', messages.pictures.away, { cause: error });
  return frameworkFailure(error);
};

const pressFailure = (cause: PressError): AppError => {
  if (cause.fault === 'crowded') {
    return new AppError('too_many_requests', messages.resumes.manyPages, { cause, retryAfterS: BACK_S });
  }
  if (cause.isPassing) return new AppError('unavailable', messages.resumes.pageTooSlow, { cause });
  return new AppError('internal', messages.common.unexpected, { cause });
};

const BY_STATUS: Record<number, [ErrorCode, string]> = {
  404: ['not_found', messages.common.notFound],
  405: ['method_not_allowed', messages.common.notAllowed],
  413: ['too_large', messages.common.tooLarge],
  415: ['unsupported_media', messages.common.unsupported],
  429: ['too_many_requests', messages.common.tooMany],
};

const frameworkFailure = (cause: unknown): AppError => {
  const statusCode = cause instanceof Error && 'statusCode' in cause ? Number(cause.statusCode ?? 500) : 500;
  const isTheirs = statusCode >= 400 && statusCode < 500;
  const [code, sentence] = isTheirs
    ? (BY_STATUS[statusCode] ?? ['invalid_input', messages.common.invalidInput])
    : (['internal', messages.common.unexpected] as const);
  return new AppError(code, sentence, { cause });
};
