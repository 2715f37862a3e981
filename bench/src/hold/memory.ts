import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Comparison } from '../report.ts';
import { run } from '../running.ts';
import { clientOf } from './client.ts';
import { makePeople, type Person } from './people.ts';

const REQUESTS = 5000;
const AT_ONCE = 20;
const AT_MOST = 1.1;
const PORT = '38474';
const WATCHED = fileURLToPath(new URL('watched-server.ts', import.meta.url));

/** The server's memory after 5,000 mixed requests beside what it was after the 5,000 before them. */
export const compareMemory = async (): Promise<Comparison[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const [person] = await makePeople(folder, PORT, ['somebody']);
  if (!person) throw new Error('nobody is there');
  const settings = {
    DATA_DIR: folder,
    PORT,
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: '--expose-gc',
  };
  const server = await run(WATCHED, settings);
  await sendMixed(server.url, person);
  const before = await memoryOf(server);
  await sendMixed(server.url, person);
  const after = await memoryOf(server);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  return (['heap', 'resident'] as const).map((kind) => ({
    what: `${kind} memory after ${REQUESTS} mixed requests, and after as many before them`,
    ours: megabytes(after[kind]),
    theirs: megabytes(before[kind]),
    ratio: after[kind] / before[kind],
    bound: `within ${AT_MOST}×`,
    holds: after[kind] <= before[kind] * AT_MOST,
  }));
};

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

interface Memory {
  heap: number;
  resident: number;
}

const memoryOf = async ({ ask }: { ask: (what: string) => Promise<unknown> }): Promise<Memory> =>
  (await ask('memory')) as Memory; // the answer of watched-server.ts

let sent = 0;
/** Good, refused, broken, of other tokens and addresses. */
const kinds: ((url: string, person: Person) => Promise<unknown>)[] = [
  (url, { token }) => clientOf(url, token)('GET', '/user/me'),
  (url, { token, resumeId }) => clientOf(url, token)('GET', `/resumes/${resumeId}/preview`),
  (url, { token, petId }) => clientOf(url, token)('PUT', `/pet/form/step2/${petId}`, { personality: ['Calm'] }),
  (url) => clientOf(url, `no token ${sent}`)('GET', '/user/pets'),
  (url) => ofAddress(url, '/auth/login', JSON.stringify({ username: `nobody${sent}`, password: 'wrong password' })),
  (url) => ofAddress(url, '/auth/forgot-password', JSON.stringify({ email: `nobody${sent}@example.com` })),
  (url) => ofAddress(url, '/auth/login', '{"username":'),
  (url, { token }) => clientOf(url, token)('GET', `/resumes/${1_000_000 + sent}/preview`),
  (url) => clientOf(url)('GET', `/nothing/${sent}`),
  (url) => ofAddress(url, '/auth/exchange', JSON.stringify({ token: `${sent}`.padStart(43, 'x') })),
];

const ofAddress = async (url: string, path: string, body: string): Promise<void> => {
  const localAddress = `127.${1 + ((sent >> 16) & 127)}.${(sent >> 8) & 255}.${sent & 255}`;
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const asked = request(`${url}/api${path}`, { method: 'POST', headers, localAddress, agent: false }).end(body);
  const [answer] = await once(asked, 'response');
  await text(answer);
};

const sendMixed = async (url: string, person: Person): Promise<void> => {
  const until = sent + REQUESTS;
  const one = async () => {
    while (sent < until) {
      sent += 1;
      await kinds[sent % kinds.length]?.(url, person);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};
