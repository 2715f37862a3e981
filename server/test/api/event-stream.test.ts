import { connect } from 'node:net';
import { generateResume } from '@pawsume/contract/resumes';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type EventStream, openEventStream } from '#http/event-stream';

const ACCEPT = { accept: 'text/event-stream' };
const saving = { event: 'stage', stage: 'saving' };

const app = Fastify();
let work: (stream: EventStream | null) => Promise<void>;
app.get('/', async (request, reply) => {
  const stream = openEventStream(generateResume, { request, reply, heartbeatMs: 5 });
  await work(stream);
  return stream ? stream.done({ resume_id: 7 }) : { resume_id: 7 };
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterEach(() => app.server.closeAllConnections());

test('says that it lives while nothing happens', async () => {
  const beaten = Promise.withResolvers<void>();
  work = async (stream) => {
    stream?.tell(saving);
    await beaten.promise;
  };
  const response = await fetch(url, { headers: ACCEPT });
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    if (text.split(':\n\n').length > 3) beaten.resolve();
  }
  expect(text).toMatch(
    /^event: stage\ndata: \{"event":"stage","stage":"saving"\}\n\n(:\n\n){3,}event: done\ndata: \{"resume_id":7\}\n\n$/,
  );
});

test('tells nothing that the call does not describe', async () => {
  const refused = Promise.withResolvers<unknown>();
  work = async (stream) => {
    try {
      stream?.tell({ event: 'secret' });
    } catch (error) {
      refused.resolve(error);
    }
  };
  const text = await (await fetch(url, { headers: ACCEPT })).text();
  expect(await refused.promise).toMatchObject({ name: 'ZodError' });
  expect(text).toBe('event: done\ndata: {"resume_id":7}\n\n');
});

test('is for those alone who ask for it', async () => {
  work = async (stream) => expect(stream).toBeNull();
  for (const accept of ['*/*', 'application/json', 'text/html']) {
    expect(await (await fetch(url, { headers: { accept } })).json()).toEqual({ resume_id: 7 });
  }
});

test('goes on for who has gone away', async () => {
  const gone = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  work = async (stream) => {
    stream?.tell(saving);
    await gone.promise;
    for (let n = 0; n < 100; n += 1) stream?.tell(saving);
    told.resolve();
  };
  app.server.once('connection', (taken) => taken.once('close', () => gone.resolve()));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.resetAndDestroy();
  await told.promise;
  expect(await (await fetch(url, { headers: { accept: '*/*' } })).json()).toEqual({ resume_id: 7 });
});
