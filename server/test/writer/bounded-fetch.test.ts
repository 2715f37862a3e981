import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { portOf } from '@pawsume/standins/common/port-of';
import { afterEach, expect, it } from 'vitest';
import { AnswerTooLargeError, boundedFetch } from '#lib/bounded-fetch';

const LIMIT = 256 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, ' ');

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  server.closeAllConnections();
  server.close();
  sockets.length = 0;
});

const serve = async (answer: (response: ServerResponse) => void): Promise<string> => {
  server = createServer((_request, response) => answer(response));
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}/`;
};

const endless = (response: ServerResponse): void => {
  while (!response.destroyed && response.write(CHUNK)) {
    // As much as the connection takes at once; the rest when it has drained.
  }
  response.once('drain', () => endless(response));
};

it('passes an answer on with its status and headers', async () => {
  const url = await serve((response) => response.writeHead(429, { 'retry-after': '7' }).end('{"slow":"down"}'));
  const response = await boundedFetch(LIMIT)(url);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(await response.json()).toEqual({ slow: 'down' });
});

it('leaves an endless answer soon after its limit, and closes the connection', async () => {
  const url = await serve(endless);
  await expect(boundedFetch(LIMIT)(url)).rejects.toThrow(AnswerTooLargeError);
  const [socket] = sockets;
  if (socket && !socket.destroyed) await new Promise((resolve) => socket.once('close', resolve));
  expect(socket?.bytesWritten).toBeGreaterThan(LIMIT);
  expect(socket?.bytesWritten).toBeLessThan(16 * 1024 * 1024);
});

it('follows no redirect', async () => {
  const url = await serve((response) => response.writeHead(307, { location: '/elsewhere' }).end());
  await expect(boundedFetch(LIMIT)(url, { method: 'POST', body: 'secret' })).rejects.toThrow('fetch failed');
});

it('gives up a dripping answer at the abort signal', async () => {
  const url = await serve((response) => {
    response.write(' ');
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  });
  const dripping = boundedFetch(LIMIT)(url, { signal: AbortSignal.timeout(200) });
  await expect(dripping).rejects.toMatchObject({ name: 'TimeoutError' });
});
