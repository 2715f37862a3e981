import { PassThrough } from 'node:stream';
import { type Call, EVENT_STREAM } from '@pawsume/contract/call';
import { type FailedEvent, failedEvent } from '@pawsume/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Proxies and browsers take a connection for dead on which nothing passes for a minute or so. */
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  'content-type': EVENT_STREAM,
  'cache-control': 'no-store',
  // A proxy that gathers answers before it passes them on is asked not to.
  'x-accel-buffering': 'no',
};

/** What becomes of a call while its answer is made, told to who asked for it as a stream. */
export interface EventStream {
  /** Sends an event of the call. The first one begins the stream, and with it the answer's status is settled. */
  tell(event: { event: string }): void;
  /** Whether something was sent. */
  hasBegun(): boolean;
  done(answer: unknown): FastifyReply;
  failed(failure: FailedEvent): FastifyReply;
}

/** Null where the call has no events, or the request does not ask for them. */
export const openEventStream = (
  call: Call,
  {
    request,
    reply,
    heartbeatMs = HEARTBEAT_MS,
  }: { request: FastifyRequest; reply: FastifyReply; heartbeatMs?: number },
): EventStream | null => {
  const { events, answer } = call;
  if (!events || !request.headers.accept?.includes(EVENT_STREAM)) return null;
  let body: PassThrough | null = null;

  const begin = (): PassThrough => {
    const stream = new PassThrough();
    // Whoever does not read is not sent heartbeats on top; what a call tells is little, and kept for them.
    const heart = setInterval(() => {
      if (!stream.writableNeedDrain) write(stream, ':\n\n');
    }, heartbeatMs);
    stream.once('close', () => clearInterval(heart));
    reply.code(200).headers(HEADERS).send(stream);
    return stream;
  };
  const sendEvent = (name: string, data: unknown): PassThrough => {
    body ??= begin();
    write(body, `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    return body;
  };

  return {
    tell(event) {
      sendEvent(event.event, events.parse(event));
    },
    hasBegun: () => body !== null,
    done(answered) {
      sendEvent('done', answer?.parse(answered)).end();
      return reply;
    },
    failed(failure) {
      sendEvent('failed', failedEvent.parse(failure)).end();
      return reply;
    },
  };
};

/** Who has gone away is sent nothing; the work goes on. */
const write = (stream: PassThrough, text: string): void => {
  if (!stream.destroyed) stream.write(text);
};
