import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { messages } from '@pawsume/contract/messages';
import { generateResume, type WritingEvent } from '@pawsume/contract/resumes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOrigin } from './read-origin.ts';
import { sendForEvents } from './send-for-events.ts';
import { clearToken, storeToken } from './session.ts';

let answer: (response: ServerResponse) => void;
let arrived: IncomingMessage | null = null;
const server = createServer((request, response) => {
  arrived = request;
  answer(response);
});

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: readOrigin(server) });
});
afterEach(async () => {
  clearToken();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const eventText = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const writing = { event: 'stage', stage: 'writing' } as const;
const sentence = { event: 'sentence', field: 'one_liner_description', text: '“Zoë” 🐈' } as const;
const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const generate = async (told: WritingEvent[] = []) =>
  sendForEvents(generateResume, { params: { pet_id: 9 } }, (event) => told.push(event));

test('what is told arrives while the answer is made, however it is cut into pieces', async () => {
  const told: WritingEvent[] = [];
  const heard = Promise.withResolvers<void>();
  answer = async (response) => {
    stream(response);
    const bytes = Buffer.from(`:\n\n${eventText('stage', writing)}${eventText('sentence', sentence)}`);
    for (const byte of bytes) response.write(Uint8Array.of(byte));
    await heard.promise;
    response.end(eventText('done', { resume_id: 7, written_by: 'a model' }));
  };
  storeToken('secret');
  const answered = sendForEvents(generateResume, { params: { pet_id: 9 } }, (event) => {
    told.push(event);
    if (event.event === 'sentence') heard.resolve();
  });
  expect(await answered).toEqual({ resume_id: 7, written_by: 'a model' });
  expect(told).toEqual([writing, sentence]);
  expect(arrived?.headers).toMatchObject({
    authorization: 'Bearer secret',
    accept: 'text/event-stream, application/json',
  });
});

test('what a newer server tells besides is passed over', async () => {
  const told: WritingEvent[] = [];
  answer = (response) => {
    const newer = eventText('mood', { event: 'mood' }) + eventText('stage', { event: 'stage', stage: 'dreaming' });
    stream(response).end(`${newer}event: odd\ndata: {no json\n\n${eventText('done', { resume_id: 7 })}`);
  };
  expect(await generate(told)).toEqual({ resume_id: 7 });
  expect(told).toEqual([]);
});

test('a server that answers in one piece tells nothing on the way', async () => {
  const told: WritingEvent[] = [];
  answer = (response) => response.writeHead(201, { 'content-type': 'application/json' }).end('{"resume_id":4}');
  expect(await generate(told)).toEqual({ resume_id: 4 });
  expect(told).toEqual([]);
});

test.each([
  [
    'before anything is told',
    (response: ServerResponse, body: object) =>
      response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  ],
  [
    'in the stream',
    (response: ServerResponse, body: object) =>
      stream(response).end(eventText('stage', writing) + eventText('failed', { ...body, status: 409 })),
  ],
])('a failure %s carries status, code and message', async (_when, fail) => {
  const { stopped } = messages.generate;
  answer = (response) => fail(response, { error: stopped, msg: stopped, code: 'stopped' });
  await expect(generate()).rejects.toMatchObject({ name: 'ApiError', status: 409, code: 'stopped', reason: stopped });
});

test.each([
  ['breaks', (response: ServerResponse) => setTimeout(() => response.destroy(), 20)],
  ['ends', (response: ServerResponse) => response.end()],
  [
    'ends in the middle of its last event',
    (response: ServerResponse) => response.end('event: done\ndata: {"resume_id":7}'),
  ],
])('a connection that %s before the answer is there is lost', async (_how, end) => {
  const told: WritingEvent[] = [];
  answer = (response) => {
    stream(response).write(eventText('stage', writing));
    end(response);
  };
  await expect(generate(told)).rejects.toMatchObject({ status: 0, code: 'connection_lost' });
  expect(told).toEqual([writing]);
});

test('an answer in the stream that is not as agreed is an error', async () => {
  answer = (response) => stream(response).end(eventText('done', { resume_id: 'seven' }));
  await expect(generate()).rejects.toMatchObject({ code: 'unexpected_answer' });
});
