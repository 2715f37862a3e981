import type { FastifyReply } from 'fastify';
import { completion, refusal } from './chat.ts';
import { type Asked, say } from './voice.ts';

/** Makes an answer go wrong, in one of the ways real ones do. */
export type Fault = (reply: FastifyReply, asked: Asked) => unknown;

const DRIP_MS = 200;
const HUGE_BYTES = 300 * 1024 * 1024;
/** In characters. */
const LONG_TEXT = 300 * 1024;
const CHUNK = ' '.repeat(64 * 1024);

const refuse = (reply: FastifyReply, status: number, [type, message]: [string, string]) =>
  reply.status(status).send(refusal({ message, type, code: type }));

/** Never answers; the connection stays open until the caller leaves. */
const hang: Fault = (reply) => reply.hijack();

/** One byte at a time of an answer that would take an hour. */
const drip: Fault = (reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => reply.raw.write(' '), DRIP_MS);
  reply.raw.on('close', () => clearInterval(timer));
};

/** Breaks the connection in the middle of the body. */
const reset: Fault = (reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  reply.raw.write('{"id":"chatcmpl-');
  setTimeout(() => reply.raw.socket?.resetAndDestroy(), 20);
};

/** Sends 300 MB, as fast as they are taken. */
const huge: Fault = (reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  let left = HUGE_BYTES;
  const send = (): void => {
    while (left > 0 && !reply.raw.destroyed) {
      left -= CHUNK.length;
      if (!reply.raw.write(CHUNK)) {
        reply.raw.once('drain', send);
        return;
      }
    }
    if (!reply.raw.destroyed) reply.raw.end();
  };
  send();
};

/** Streams one sentence of 300 KB. */
const longText: Fault = (reply, { chat: { model }, voice }) =>
  reply
    .type('text/event-stream')
    .send(voice.opening(model) + voice.piece(model, 'a'.repeat(LONG_TEXT)) + voice.closing(model, 'stop'));

/** Every fault by the name of the sentinel that provokes it. */
export const FAULTS: ReadonlyMap<string, Fault> = new Map(
  Object.entries<Fault>({
    hang,
    drip,
    reset,
    huge,
    'long-text': longText,
    overloaded: (reply) =>
      refuse(reply.header('retry-after', '1'), 429, ['rate_limit_exceeded', 'Rate limit reached for requests.']),
    broken: (reply) => refuse(reply, 500, ['server_error', 'The server had an error while processing your request.']),
    unauthorized: (reply) => refuse(reply, 401, ['invalid_api_key', 'Incorrect API key provided.']),
    html: (reply) => reply.type('text/html').send('<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>'),
    truncated: (reply, asked) => say(reply, asked, '{"one_liner_description": "A calm cat who", "rewritten_pet_descr'),
    length: (reply, asked) => say(reply, asked, '{"one_liner_description": "A calm', { finish: 'length' }),
    'empty-choices': (reply) => reply.send({ ...completion('standin', ''), choices: [] }),
    'wrong-types': (reply, asked) =>
      say(
        reply,
        asked,
        JSON.stringify({
          one_liner_description: 7,
          rewritten_pet_description: ['no'],
          rewritten_owner_description: null,
        }),
      ),
    refusing: (reply, asked) => say(reply, asked, 'I am sorry, but I cannot help with that.'),
    redirect: (reply) => reply.redirect('/elsewhere', 307),
  }),
);
