import { setTimeout as pause } from 'node:timers/promises';
import {
  APICallError,
  generateText,
  InvalidResponseDataError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  type Schema,
} from 'ai';
import { AnswerTooLargeError } from '#lib/bounded-fetch';
import type { AiConfig } from '../writer.ts';
import { INSTRUCTIONS } from './prompt.ts';
import { languageModel, type RequestStyle } from './provider.ts';

/** Room for the three fields, and for what a reasoning model thinks before them. */
const MAX_OUTPUT_TOKENS = 6000;
/** A first try may use this part of the deadline, so that a hanging one leaves time for another. */
const FIRST_TRY_SHARE = 2 / 3;

export interface Patience {
  deadlineMs: number;
  pauseMs: number;
}

/** What a model is asked for: the words of the question, and the shape of the answer. */
export interface Question<Answer> {
  prompt: string;
  schema: Schema<Answer>;
}

/**
 * Asks the model, at most twice and never longer than `deadlineMs` in all. Rejects with what went wrong last; the answer
 * has the right shape, but nobody has checked yet whether it is true.
 */
export const ask = async <Answer>(
  config: AiConfig,
  question: Question<Answer>,
  { deadlineMs, pauseMs }: Patience,
): Promise<Answer> => {
  const until = performance.now() + deadlineMs;
  const deadline = AbortSignal.timeout(deadlineMs);
  const firstTry = AbortSignal.any([deadline, AbortSignal.timeout(Math.round(deadlineMs * FIRST_TRY_SHARE))]);
  try {
    return await askOnce(config, question, { style: 'strict', signal: firstTry });
  } catch (error) {
    const wait = waitAfter(error, pauseMs);
    if (!isWorthAnotherTry(error) || performance.now() + wait >= until) throw error;
    await pause(wait);
    return askOnce(config, question, { style: isBadRequest(error) ? 'plain' : 'strict', signal: deadline });
  }
};

const askOnce = async <Answer>(
  config: AiConfig,
  { prompt, schema }: Question<Answer>,
  { style, signal }: { style: RequestStyle; signal: AbortSignal },
): Promise<Answer> => {
  const { output } = await generateText({
    model: languageModel(config, style),
    instructions: INSTRUCTIONS,
    prompt,
    output: Output.object({ schema }),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: signal,
  });
  return output;
};

const isBadRequest = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);

const isWorthAnotherTry = (error: unknown): boolean => {
  if (APICallError.isInstance(error)) return error.isRetryable || isBadRequest(error);
  return !(error instanceof AnswerTooLargeError);
};

/** What the provider asks for, else a pause with some chance in it, so that callers spread; in milliseconds. */
const waitAfter = (error: unknown, pauseMs: number): number => {
  const asked = APICallError.isInstance(error)
    ? Number(error.responseHeaders?.['retry-after'] ?? Number.NaN)
    : Number.NaN;
  return asked >= 0 ? asked * 1000 : pauseMs * (1 + Math.random());
};

/** A code for what went wrong, with nothing of the prompt or the answer in it. */
export const faultCode = (error: unknown): string => {
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return 'unreachable';
    return error.statusCode < 400 ? 'unreadable' : `http-${error.statusCode}`;
  }
  if (UNREADABLE.some((kind) => kind.isInstance(error))) return 'unreadable';
  if (error instanceof AnswerTooLargeError) return 'too-large';
  return error instanceof Error && /^(?:TimeoutError|AbortError)$/u.test(error.name) ? 'timeout' : 'failed';
};

const UNREADABLE = [NoObjectGeneratedError, NoOutputGeneratedError, InvalidResponseDataError];
