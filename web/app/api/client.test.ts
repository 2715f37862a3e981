import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listUsers } from '@pawsume/contract/admin';
import { login } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { createPet, getMyPet } from '@pawsume/contract/pets';
import { downloadResume, generateResume, previewResume } from '@pawsume/contract/resumes';
import { exportData } from '@pawsume/contract/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from './client.ts';
import { readOrigin } from './read-origin.ts';
import { clearToken, storeToken } from './session.ts';

interface Arrived {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

type Answer = (response: ServerResponse) => void;

// A real server on a free port: what it received and what it answers is all that these tests know.
let arrived: Arrived[] = [];
let answer: Answer = (response) => response.end();
const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  arrived.push({ method, url, headers, body: Buffer.concat(await Array.fromAsync(request)) });
  answer(response);
});

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeEach(async () => {
  arrived = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: readOrigin(server) });
});

afterEach(async () => {
  clearToken();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const credentials = { username: 'jo', password: 'long enough' };
const { picture: _, ...empty } = emptyStep1;
const basics = { ...empty, pet_name: 'Zoë', pet_type: 'Cat', pet_age: '3 years' };

test('a body travels as JSON and the parsed answer comes back', async () => {
  answer = json(200, { token: 't1', extra: 'dropped' });
  expect(await send(login, { body: credentials })).toEqual({ token: 't1' });
  const [{ method, url, headers, body }] = arrived as [Arrived];
  expect({ method, url, type: headers['content-type'] }).toEqual({
    method: 'POST',
    url: '/api/auth/login',
    type: 'application/json',
  });
  expect(JSON.parse(body.toString())).toEqual(credentials);
});

test('a stored token travels with every call, and none when there is none', async () => {
  answer = json(200, { token: 't1' });
  await send(login, { body: credentials });
  storeToken('secret');
  await send(login, { body: credentials });
  expect(arrived.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer secret']);
});

test('parameters and query are written into the address', async () => {
  answer = json(200, { users: [], total: 0 });
  await send(listUsers, { query: { search: 'jo & co', page: 2 } });
  answer = json(201, { resume_id: 4, written_by: 'built-in' });
  await send(generateResume, { params: { pet_id: 9 } });
  expect(arrived.map(({ url }) => url)).toEqual([
    '/api/admin/users?search=jo+%26+co&page=2',
    '/api/pet/generate-resume/9',
  ]);
});

test('a call with a file travels as a form', async () => {
  answer = json(201, { msg: 'Saved', pet_id: 5 });
  const file = new File(['picture'], 'pet.jpg', { type: 'image/jpeg' });
  expect(await send(createPet, { body: basics, file })).toEqual({ msg: 'Saved', pet_id: 5 });
  const [{ headers, body }] = arrived as [Arrived];
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  expect([...form.keys()].toSorted()).toEqual([...Object.keys(basics), 'image'].toSorted());
  expect(form.get('pet_name')).toBe('Zoë');
  expect(form.get('image')).toMatchObject({ name: 'pet.jpg', type: 'image/jpeg', size: 7 });
});

test('HTML comes as text and a PDF as a blob', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi</p>');
  expect(await send(previewResume, { params: { id: 1 } })).toBe('<p>Hi</p>');
  answer = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
  const pdf = await send(downloadResume, { params: { id: 1 }, headers: { 'idempotency-key': 'key-12345' } });
  expect({ size: pdf.size, type: pdf.type }).toEqual({ size: 4, type: 'application/pdf' });
  expect(arrived[1]?.headers['idempotency-key']).toBe('key-12345');
});

test('an archive comes as a blob, and how much of it is here is told', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/zip' }).write('12345');
    setTimeout(() => response.end('678'), 50);
  };
  const received: number[] = [];
  const archive = await send(exportData, { onReceived: (bytes) => received.push(bytes) });
  expect({ content: await archive.text(), type: archive.type }).toEqual({
    content: '12345678',
    type: 'application/zip',
  });
  expect(received).toEqual([5, 8]);
});

test('an archive that breaks off is an error, not half an archive', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': 8 }).write('12345');
    setTimeout(() => response.destroy(), 50);
  };
  await expect(send(exportData, { onReceived: () => {} })).rejects.toMatchObject({ code: 'unexpected_answer' });
});

test('a refusal carries status, code, message and fields', async () => {
  const fields = { username: messages.auth.usernameTaken };
  answer = json(409, {
    error: messages.auth.usernameTaken,
    msg: messages.auth.usernameTaken,
    code: 'username_taken',
    fields,
  });
  await expect(send(login, { body: credentials })).rejects.toMatchObject({
    name: 'ApiError',
    status: 409,
    code: 'username_taken',
    reason: messages.auth.usernameTaken,
    fields,
  });
});

test('a refusal in words of another server has a status but no message', async () => {
  answer = (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  await expect(send(login, { body: credentials })).rejects.toMatchObject({ status: 502, reason: undefined });
});

test('an answer that is not as agreed is an error, not half an answer', async () => {
  answer = json(200, { pet_name: 'Zoë' });
  await expect(send(getMyPet, { params: { id: 1 } })).rejects.toMatchObject({
    code: 'unexpected_answer',
    reason: messages.common.unexpected,
  });
});

test('no connection is an error with status 0 that says so', async () => {
  answer = (response) => response.destroy();
  await expect(send(login, { body: credentials })).rejects.toMatchObject({
    status: 0,
    reason: messages.common.offline,
  });
});

test('a call that is given up is no lost connection', async () => {
  const leaving = new AbortController();
  answer = () => leaving.abort();
  await expect(send(login, { body: credentials, signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
