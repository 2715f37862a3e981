import type { AnswerOf, Call } from '@pawsume/contract/call';
import { errorBody } from '@pawsume/contract/errors';
import { offline } from './api-error.ts';
import { answerOf, authorizationFor, errorIn, type SendOptions } from './client.ts';
import { addressOf, bodyOf, type Parts } from './request-of.ts';
import { isHeldBack, untilConfirmed } from './whose-account.ts';

const partialBody = errorBody.partial();

/**
 * Sends a call with a file, and tells which part of it has been sent, from 0 to 1: fetch cannot say. Throws ApiError for every
 * failure.
 */
export const sendWithProgress = async <const C extends Call & { answerKind: 'json' }>(
  call: C,
  options: SendOptions<C>,
  onSent: (part: number) => void,
): Promise<AnswerOf<C>> => {
  if (isHeldBack(call)) await untilConfirmed();
  const authorization = authorizationFor(call);
  const { status, text } = await exchange(call, { ...options, headers: authorization }, onSent);
  if (status < 200 || status > 299) throw errorIn(status, failureIn(text));
  return answerOf(call, async () => text);
};

const exchange = (call: Call, options: Parts & { headers: Record<string, string> }, onSent: (part: number) => void) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { body, headers } = bodyOf(call, options);
    const request = new XMLHttpRequest();
    request.open(call.method, addressOf(call, options));
    for (const [name, value] of Object.entries({ ...headers, ...options.headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onSent(loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(offline(new Error('The request failed.')));
    // Only forms are sent here.
    request.send(body instanceof FormData ? body : null);
  });

/** A proxy in between may answer in its own words. */
const failureIn = (text: string) => {
  try {
    return partialBody.parse(JSON.parse(text));
  } catch {
    return {};
  }
};
