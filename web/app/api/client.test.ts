import { createServer, type ServerResponse } from 'node:http';
import { login } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMyPet } from '@pawsume/contract/pets';
import { exportData } from '@pawsume/contract/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from './client.ts';
import { readOrigin } from './read-origin.ts';
import { clearToken } from './session.ts';

// The component tests prove that answers arrive; these need a server that breaks off.
let answer: (response: ServerResponse) => void;
const server = createServer((_request, response) => answer(response));

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

const credentials = { username: 'jo', password: 'long enough' };

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

test('a refusal in words of another server has a status but no message', async () => {
  answer = (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  await expect(send(login, { body: credentials })).rejects.toMatchObject({ status: 502, reason: undefined });
});

test('an answer that is not as agreed is an error, not half an answer', async () => {
  answer = (response) => response.end('{"pet_name":"Zoë"}');
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
