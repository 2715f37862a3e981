import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';
import { requestsPerSecond } from './requests-per-second.ts';

const ROUNDS = 3;
const AT_MOST = 1.5;

const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** Requests a second of `GET /api/user/me`, in turns with a bare route on a copy of the same database. */
export const compareMe = async (): Promise<Comparison> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const token = await makeUser(folder);
  await cp(join(folder, 'database'), join(folder, 'bare', 'database'), { recursive: true });
  const product = await run(PRODUCT, { DATA_DIR: folder, PORT: '38471' });
  const bare = await run(BARE, {}, join(folder, 'bare'));
  let ours = 0;
  let theirs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    ours += await requestsPerSecond(product.url, token);
    theirs += await requestsPerSecond(bare.url, token);
  }
  await Promise.all([product.stop(), bare.stop()]);
  await rm(folder, { recursive: true, force: true });
  const ratio = theirs / ours;
  return {
    what: 'GET /api/user/me on the embedded database, the product against a bare Fastify route with the same query',
    ours: `${Math.round(ours / ROUNDS)} requests/s`,
    theirs: `${Math.round(theirs / ROUNDS)} requests/s`,
    ratio,
    bound: `within ${AT_MOST}×`,
    holds: ratio <= AT_MOST,
  };
};

const makeUser = async (dataDir: string): Promise<string> => {
  const server = await run(PRODUCT, { DATA_DIR: dataDir, PORT: '38471' });
  const post = async (path: string) => {
    const body = { username: 'bench', password: 'a bench password', email: 'bench@example.com', name: 'Bench' };
    const headers = { 'content-type': 'application/json' };
    return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  await post('/api/auth/register');
  const { token } = z.object({ token: z.string() }).parse(await post('/api/auth/login'));
  await server.stop();
  return token;
};
