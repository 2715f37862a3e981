import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { runsAll } from '../harness/runs-all.ts';
import { sharedApp } from '../harness/start-app.ts';

const DRIPPING = 300;
const IDLE = 2000;

const app = await sharedApp();

/** A connection that sends its headers a byte at a time and never ends them. */
const drip = (): { socket: Socket; closed: Promise<void> } => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  const timer = setInterval(() => socket.write('a'), 500);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
  return { socket, closed };
};

/** Asks 20 times what anybody may ask. */
const askForHealth = async (): Promise<void> => {
  for (let n = 0; n < 20; n += 1) expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
};

/** A connection on which nothing is ever said. */
const beSilent = async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  await once(socket, 'connect');
  return { socket, closed };
};

/** Others are answered while those who hold connections still hold them, and not only once they are gone. */
const answersOthersMeanwhile = async (holders: { socket: Socket; closed: Promise<unknown> }[]) => {
  await askForHealth();
  expect(holders.some(({ socket }) => !socket.closed)).toBe(true);
  await Promise.all(holders.map(({ closed }) => closed));
};

test.runIf(runsAll)(
  'two thousand who connect and say nothing keep nobody else waiting, and are hung up on',
  async () => {
    const silent: Awaited<ReturnType<typeof beSilent>>[] = [];
    // So many at a time as the system keeps for us until we take them.
    while (silent.length < IDLE) silent.push(...(await Promise.all(Array.from({ length: 250 }, beSilent))));
    await answersOthersMeanwhile(silent);
  },
);

test.runIf(runsAll)('hundreds who send a byte at a time are hung up on, and keep nobody else waiting', async () => {
  await answersOthersMeanwhile(Array.from({ length: DRIPPING }, drip));
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
    `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\ncontent-type: ${type}\r\n\r\n`,
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
