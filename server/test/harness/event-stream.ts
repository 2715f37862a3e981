import { type Call, EVENT_STREAM, type EventOf, parseEvent } from '@pawsume/contract/call';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { type Asking, pathOf } from './send.ts';
import type { TestApp } from './start-app.ts';

interface Arrived {
  event: string;
  data: unknown;
}

/** A stream of events as it arrives. */
export interface Stream<C extends Call> {
  status: number;
  headers: Headers;
  /** The next event that this accepts; those before it are passed over. Throws at the end. */
  until(wanted: (event: EventOf<C>) => boolean): Promise<EventOf<C>>;
  /** All events, those that were passed over too, once the stream has ended. */
  rest(): Promise<Arrived[]>;
  /** Breaks the connection. */
  leave(): void;
}

/** Makes a call that is to be answered as a stream, over a real connection. */
export const openStream = async <C extends Call>(
  { url }: Pick<TestApp, 'url'>,
  call: C,
  { as, params, body, headers }: Pick<Asking<C>, 'as' | 'params' | 'body' | 'headers'>,
): Promise<Stream<C>> => {
  const leaving = new AbortController();
  const response = await fetch(url + pathOf(call, params), {
    method: call.method,
    headers: {
      accept: EVENT_STREAM,
      authorization: `Bearer ${as}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: leaving.signal,
  });
  const all: Arrived[] = [];
  const arriving = eventsOf(response, all);
  return {
    status: response.status,
    headers: response.headers,
    async until(wanted) {
      for (let next = await arriving.next(); !next.done; next = await arriving.next()) {
        const event = parseEvent(call, next.value.data);
        if (event && wanted(event)) return event;
      }
      throw new Error(`It never came: ${JSON.stringify(all)}`);
    },
    async rest() {
      for (let next = await arriving.next(); !next.done; ) next = await arriving.next();
      return all;
    },
    leave: () => leaving.abort(),
  };
};

async function* eventsOf(response: Response, all: Arrived[]): AsyncGenerator<Arrived> {
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => waiting.push(event) });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const { event = '', data } of waiting.splice(0)) {
      const arrived = { event, data: JSON.parse(data) };
      all.push(arrived);
      yield arrived;
    }
  }
}
