import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerTooLargeError, boundedFetch } from '#lib/bounded-fetch';
import { GatewayError } from './gateway.ts';
import { isPassing, type PaypalAnswer } from './paypal-answer.ts';

const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 200;

const fetchBounded = boundedFetch(MAX_ANSWER_BYTES);

export interface HttpRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sendOnce = async ({ url, ...request }: HttpRequest, timeoutMs: number): Promise<PaypalAnswer> => {
  const response = await fetchBounded(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
  return { status: response.status, body: jsonOf(await response.text()) };
};

/** The error itself stays behind: it can hold what was sent. */
const noAnswer = (error: unknown): GatewayError => {
  const { name = 'Error', cause = null } = error instanceof Error ? error : {};
  const reason = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : name;
  return new GatewayError('unknown', `PayPal: no usable answer (${reason})`);
};

/** Longer each time, and never the same for two callers. */
const pauseBefore = (retry: number): Promise<void> => sleep(FIRST_PAUSE_MS * 2 ** retry * (0.5 + Math.random() / 2));

/**
 * Sends a request that may be repeated, up to three times, each within `timeoutMs` from its first byte to the last of the
 * answer. Resolves with whatever PayPal answers, a refusal too.
 * @throws GatewayError `unknown` where no answer came.
 */
export const send = async (request: HttpRequest, timeoutMs: number): Promise<PaypalAnswer> => {
  for (let retry = 0; ; retry += 1) {
    try {
      const answer = await sendOnce(request, timeoutMs);
      if (retry === MAX_RETRIES || !isPassing(answer)) return answer;
    } catch (error) {
      if (retry === MAX_RETRIES || error instanceof AnswerTooLargeError) throw noAnswer(error);
    }
    await pauseBefore(retry);
  }
};
