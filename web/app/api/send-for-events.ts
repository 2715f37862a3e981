import { type AnswerOf, type Call, EVENT_STREAM, type EventOf, parseEvent } from '@pawsume/contract/call';
import { failedEvent } from '@pawsume/contract/errors';
import { messages } from '@pawsume/contract/messages';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError } from './api-error.ts';
import { answerOf, errorIn, errorOf, reach, type SendOptions } from './client.ts';
import { isHeldBack, untilConfirmed } from './whose-account.ts';

/**
 * Sends a call that tells what becomes of it while it is answered. A server, or a proxy, that answers in one piece tells
 * nothing on the way. Throws ApiError as `send` does, and with the code `connection_lost` where the stream breaks off.
 */
export const sendForEvents = async <const C extends Call & { answerKind: 'json' }>(
  call: C,
  options: SendOptions<C>,
  onEvent: (event: EventOf<C>) => void,
): Promise<AnswerOf<C>> => {
  if (isHeldBack(call)) await untilConfirmed();
  const response = await reach(call, {
    ...options,
    headers: { ...options.headers, accept: `${EVENT_STREAM}, application/json` },
  });
  if (!response.ok) throw await errorOf(response);
  const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM) ?? false;
  if (!isStream) return answerOf(call, () => response.text());

  let last: EventSourceMessage | null = null;
  await readEvents(response, (message) => {
    last = message;
    const event = parseEvent(call, jsonIn(message.data));
    // What a newer server tells besides is passed over.
    if (event) onEvent(event);
  });
  return endOf(call, last);
};

const readEvents = async (response: Response, onMessage: (message: EventSourceMessage) => void): Promise<void> => {
  const parser = createParser({ onEvent: onMessage });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) parser.feed(next.value);
  } catch (error) {
    throw connectionLost(error);
  }
};

const endOf = async <C extends Call>(call: C, last: EventSourceMessage | null): Promise<AnswerOf<C>> => {
  if (last?.event === 'done') return answerOf(call, async () => last.data);
  const failure = last?.event === 'failed' ? failedEvent.safeParse(jsonIn(last.data)).data : undefined;
  throw failure ? errorIn(failure.status, failure) : connectionLost();
};

const connectionLost = (cause?: unknown): ApiError =>
  new ApiError({ status: 0, code: 'connection_lost', reason: messages.common.offline }, cause);

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
