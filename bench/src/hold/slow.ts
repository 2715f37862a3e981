import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';
import { clientOf } from './client.ts';
import { makePeople } from './people.ts';
import { besidePeace, waitsOf } from './waits.ts';

const SECONDS = 15;
const IDLE = 2000;
const DRIPPING = 300;
const DRIP_MS = 500;
const AT_MOST_MS = 1000;
const PORT = '38473';

const HEADERS = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: ';
const BODY =
  'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50000\r\n\r\n{"username":"';

/** What 2,000 connections that say nothing, and 600 that say a byte at a time, cost others. */
export const compareSlow = async (): Promise<Comparison[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const [person] = await makePeople(folder, PORT, ['other']);
  if (!person) throw new Error('nobody is there');
  const { username, password, token } = person;
  const server = await run(PRODUCT, { DATA_DIR: folder, PORT, LOG_LEVEL: 'silent' });
  const measure = () =>
    waitsOf(
      {
        login: () => clientOf(server.url)('POST', '/auth/login', { username, password }),
        profile: () => clientOf(server.url, token)('GET', '/user/me'),
      },
      { seconds: SECONDS, pauseMs: 50 },
    );
  await measure();
  const peace = await measure();
  const crowd = await openCrowd();
  const under = await measure();
  crowd.leave();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  return besidePeace(`${IDLE} are idle and ${2 * DRIPPING} drip`, under, peace, AT_MOST_MS);
};

const openCrowd = async () => {
  const sockets: Socket[] = [];
  const open = async (start: string): Promise<Socket> => {
    const socket = connect(Number(PORT), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    socket.write(start);
    sockets.push(socket);
    return socket;
  };
  for (let n = 0; n < IDLE; n += 1) await open('');
  const dripping: Socket[] = [];
  for (let n = 0; n < DRIPPING; n += 1) dripping.push(await open(HEADERS), await open(BODY));
  const timer = setInterval(() => {
    for (const socket of dripping) if (socket.writable) socket.write('a');
  }, DRIP_MS);
  return {
    leave() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
};
