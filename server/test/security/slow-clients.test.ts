import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../harness/start-app.ts';

const DRIPPING = 300;
const IDLE = 2000;
const HEADERS_WITHIN_MS = 20_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

/** A connection that sends its headers a byte at a time and never ends them. */
const drip = (): { socket: Socket; closed: Promise<void> } => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ');
  const timer = setInterval(() => socket.write('a'), 500);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
  return { socket, closed };
};

/** How long the longest of 20 answers took, in milliseconds. */
const longestWait = async (): Promise<number> => {
  const waits: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    const asked = performance.now();
    expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
    waits.push(performance.now() - asked);
  }
  return Math.max(...waits);
};

/** A connection on which nothing is ever said. */
const beSilent = async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  return { socket, closed: once(socket, 'close') };
};

test('two thousand who connect and say nothing keep nobody else waiting, and are hung up on', async () => {
  const silent: Awaited<ReturnType<typeof beSilent>>[] = [];
  // So many at a time as the system keeps for us until we take them.
  while (silent.length < IDLE) silent.push(...(await Promise.all(Array.from({ length: 250 }, beSilent))));
  expect(await longestWait()).toBeLessThan(1000);
  expect(silent.filter(({ socket }) => socket.destroyed)).toHaveLength(0);
  await Promise.all(silent.map(({ closed }) => closed));
});

test('hundreds who send a byte at a time are hung up on, and keep nobody else waiting', async () => {
  const started = performance.now();
  const slow = Array.from({ length: DRIPPING }, drip);
  const all = Promise.all(slow.map(({ closed }) => closed)).then(() => 'hung up');
  expect(await longestWait()).toBeLessThan(1000);
  const tooLong = new Promise((resolve) => setTimeout(resolve, HEADERS_WITHIN_MS, 'still there'));
  const outcome = await Promise.race([all, tooLong]);
  for (const { socket } of slow) socket.destroy();
  expect(outcome).toBe('hung up');
  expect(performance.now() - started).toBeLessThan(HEADERS_WITHIN_MS);
});

test.each([
  ['JSON that never ends', 'application/json', '{"username":"'],
  [
    'a form that never ends',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n',
  ],
])('%s is cut at the size that a call takes', async (_what, type, start) => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (chunk) => {
      received += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(received));
  });
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: ${type}\r\n\r\n`,
  );
  const send = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
  send(start);
  let sent = 0;
  while (!socket.destroyed && sent < 50 * 1024 * 1024) {
    send('x'.repeat(16 * 1024));
    sent += 16 * 1024;
    if (sent % (256 * 1024) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  socket.destroy();
  // The answer may be lost with the connection.
  expect(await answer).toMatch(/^(HTTP\/1\.1 4(00|13|15) |$)/);
  expect(sent).toBeLessThan(50 * 1024 * 1024);
});
