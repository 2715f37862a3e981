import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@pawsume/server/test/harness/postgres';
import { freePort } from '@pawsume/server/test/harness/spawn-server';
import autocannon from 'autocannon';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';
import { shareResume } from './share.ts';

const ROUNDS = 3;
const CONNECTIONS = 20;
const SECONDS = 5;
const AT_LEAST = 1000;
const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const headers = { 'accept-encoding': 'br' };

const opensPerSecond = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return requests.average;
};

/** What travels, as it travels. */
const bytesOf = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      answer.toArray().then((parts) => resolve(Buffer.concat(parts)), reject);
    })
      .on('error', reject)
      .end();
  });

/** Opens a second of a shared page, in turns with a bare route that sends the same bytes. */
const compareOn = async (where: string, settings: Record<string, string>): Promise<Comparison> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const product = await run(PRODUCT, { ...settings, DATA_DIR: folder, PORT: String(await freePort()) });
  const page = await shareResume(product.url);
  const bytes = await bytesOf(page);
  const file = join(folder, 'page.br');
  await writeFile(file, bytes);
  const bare = await run(BARE, {}, file);
  let ours = 0;
  let theirs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    ours += (await opensPerSecond(page)) / ROUNDS;
    theirs += (await opensPerSecond(`${bare.url}/page`)) / ROUNDS;
  }
  await Promise.all([product.stop(), bare.stop()]);
  await rm(folder, { recursive: true, force: true });
  const size = (bytes.length / 1024).toFixed(1);
  return {
    what: `a shared page of ${size} KB as it travels, ${where}, against a bare Fastify route with the same bytes`,
    ours: `${Math.round(ours)} opens/s`,
    theirs: `${Math.round(theirs)} opens/s`,
    ratio: theirs / ours,
    bound: `at least ${AT_LEAST} opens/s`,
    holds: ours >= AT_LEAST,
  };
};

/** On the embedded database, and on PostgreSQL: each open asks it once whether the link is on. */
export const compareSharedPage = async (): Promise<Comparison[]> => {
  const postgres = await startPostgres();
  try {
    const embedded = await compareOn('on the embedded database', {});
    return [embedded, await compareOn('on PostgreSQL', { DATABASE_URL: await postgres.createDatabase() })];
  } finally {
    await postgres.stop();
  }
};
