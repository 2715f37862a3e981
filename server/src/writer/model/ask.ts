import { setTimeout as pause } from 'node:timers/promises';
import {
  APICallError,
  InvalidResponseDataError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  type Schema,
  streamText,
} from 'ai';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { AnswerTooLargeError } from '#lib/bounded-fetch';
import type { AiConfig } from '../writer.ts';
import { INSTRUCTIONS } from './prompt.ts';
import { languageModel, type RequestStyle } from './provider.ts';

/** Room for the three fields, and for what a reasoning model thinks before them. */
const MAX_OUTPUT_TOKENS = 6000;
/** A first try may use this part of the deadline, so that a hanging one leaves time for another. */
const FIRST_TRY_SHARE = 2 / 3;

/** After so many failures in a row the model is not asked for so long; then a single try decides. */
const FAILURES = 5;
const REST_MS = 30_000;

/**
 * Returns a circuit breaker for calls to a model.
 * @param failures which errors count as a failure of the model; all if left out.
 */
export const openBreaker = (failures = handleAll) =>
  circuitBreaker(failures, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) });

export interface Patience {
  deadlineMs: number;
  pauseMs: number;
  /** Gives up earlier. */
  signal?: AbortSignal | undefined;
}

/** The words of a question, and the shape of its answer. */
export interface Question<Answer> {
  prompt: string;
  schema: Schema<Answer>;
  /** System prompt; that of the résumé writer if left out. */
  instructions?: string;
  /** From 0 to 2; the provider's own if left out. */
  temperature?: number;
}

/**
 * Asks the model, at most twice and never longer than `deadlineMs` in all. Rejects with what went wrong last, or with the reason
 * of the signal; the answer has the right shape, but nobody has checked yet whether it is true.
 */
export const ask = async <Answer>(
  config: AiConfig,
  question: Question<Answer>,
  { deadlineMs, pauseMs, signal }: Patience,
): Promise<Answer> => {
  const until = performance.now() + deadlineMs;
  const deadline = AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(signal ? [signal] : [])]);
  const firstTry = AbortSignal.any([deadline, AbortSignal.timeout(Math.round(deadlineMs * FIRST_TRY_SHARE))]);
  try {
    return await askOnce(config, question, { style: 'strict', signal: firstTry });
  } catch (error) {
    signal?.throwIfAborted();
    const wait = waitAfter(error, pauseMs);
    if (!isWorthAnotherTry(error) || performance.now() + wait >= until) throw error;
    await pause(wait, undefined, { signal: deadline });
    return askOnce(config, question, { style: isBadRequest(error) ? 'plain' : 'strict', signal: deadline });
  }
};

const askOnce = async <Answer>(
  config: AiConfig,
  { prompt, schema, instructions = INSTRUCTIONS, temperature }: Question<Answer>,
  { style, signal }: { style: RequestStyle; signal: AbortSignal },
): Promise<Answer> => {
  let fault: unknown;
  const answer = streamText({
    model: languageModel(config, style),
    instructions,
    prompt,
    output: Output.object({ schema }),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    ...(temperature !== undefined && style === 'strict' && { temperature }),
    abortSignal: signal,
    // Stream errors are only reported here; the output then rejects without their cause.
    onError: ({ error }) => {
      fault ??= error;
    },
  });
  try {
    return await answer.output;
  } catch (error) {
    signal.throwIfAborted();
    throw withoutWrapping(fault ?? error);
  }
};

/** Returns the error that broke off an answer while it arrived, which the library wraps as a refused request. */
const withoutWrapping = (error: unknown): unknown => {
  const cause = APICallError.isInstance(error) ? error.cause : null;
  return cause instanceof AnswerTooLargeError || isBrokenConnection(cause) ? cause : error;
};

/** `fetch` reports it as a TypeError. */
const isBrokenConnection = (error: unknown): boolean => error instanceof TypeError;

const isBadRequest = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);

const isWorthAnotherTry = (error: unknown): boolean => {
  if (APICallError.isInstance(error)) return error.isRetryable || isBadRequest(error);
  return !(error instanceof AnswerTooLargeError);
};

/** Returns the pause that the provider asks for, else one with jitter; in milliseconds. */
const waitAfter = (error: unknown, pauseMs: number): number => {
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined;
  const asked = Number(header ?? Number.NaN);
  return asked >= 0 ? asked * 1000 : pauseMs * (1 + Math.random());
};

/** Returns a code for an error, with nothing of the prompt or the answer in it. */
export const faultCode = (error: unknown): string => {
  if (error instanceof BrokenCircuitError) return 'resting';
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return 'unreachable';
    return error.statusCode < 400 ? 'unreadable' : `http-${error.statusCode}`;
  }
  if (UNREADABLE.some((kind) => kind.isInstance(error))) return 'unreadable';
  if (error instanceof AnswerTooLargeError) return 'too-large';
  if (isBrokenConnection(error)) return 'unreachable';
  return error instanceof Error && /^(?:TimeoutError|AbortError)$/u.test(error.name) ? 'timeout' : 'failed';
};

const UNREADABLE = [NoObjectGeneratedError, NoOutputGeneratedError, InvalidResponseDataError];
