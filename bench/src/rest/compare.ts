import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@pawsume/server/db/open';
import { hashToken, newToken } from '@pawsume/server/lib/secrets';
import { startPostgres } from '@pawsume/server/test/harness/postgres';
import { makePeople } from '../hold/people.ts';
import { memoryOfTree } from '../load/memory-of-tree.ts';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';

const STARTS = 5;
const SESSIONS = 1000;
const AT_ONCE = 20;
const PORT = '38482';
/** What a start leaves behind is cleared away meanwhile. */
const AT_REST_MS = 10_000;

const BARE = fileURLToPath(new URL('../load/bare-server.ts', import.meta.url));

interface Measured {
  startMs: number;
  /** In megabytes, of the server and all that it started. */
  atRest: number;
  withSessions: number;
}

/** How long a start takes, and what a server holds at rest and with 1,000 sessions open, on PostgreSQL, beside a bare server. */
export const compareRest = async (): Promise<Comparison[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  await makePeople(folder, PORT, ['somebody'], databaseUrl);
  const tokens = await openSessions(databaseUrl);
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT, LOG_LEVEL: 'silent' };
  const ours = await measure(tokens, () => run(PRODUCT, settings));
  const theirs = await measure(tokens, () => run(BARE, {}, databaseUrl));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  const row = (what: string, unit: string, of: (measured: Measured) => number): Comparison => ({
    what: `${what}, the product beside a bare Fastify server`,
    ours: `${of(ours).toFixed(0)} ${unit}`,
    theirs: `${of(theirs).toFixed(0)} ${unit}`,
    ratio: of(ours) / of(theirs),
    bound: 'says what it takes',
    holds: true,
  });
  return [
    row('a start until it is ready', 'ms', ({ startMs }) => startMs),
    row('memory at rest', 'MB', ({ atRest }) => atRest),
    row(`what ${SESSIONS} open sessions add`, 'MB', ({ atRest, withSessions }) => withSessions - atRest),
  ];
};

const openSessions = async (databaseUrl: string): Promise<string[]> => {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const tokens = Array.from({ length: SESSIONS }, newToken);
  const now = new Date();
  const times = { created_at: now, last_used_at: now };
  const rows = tokens.map((token) => ({ token_hash: hashToken(token), user_id: id, ...times }));
  await db.insertInto('sessions').values(rows).execute();
  await close();
  return tokens;
};

const measure = async (tokens: readonly string[], start: () => ReturnType<typeof run>): Promise<Measured> => {
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const begun = performance.now();
    const server = await start();
    starts.push(performance.now() - begun);
    await server.stop();
  }
  const server = await start();
  await sleep(AT_REST_MS);
  const atRest = memoryOfTree(server.pid);
  const agents = await askAll(server.url, tokens);
  const withSessions = memoryOfTree(server.pid);
  for (const agent of agents) agent.destroy();
  await server.stop();
  return { startMs: Math.min(...starts), atRest, withSessions };
};

/** Each session asks who it is of, on a connection of its own, which stays open until its agent is destroyed. */
const askAll = async (url: string, tokens: readonly string[]): Promise<Agent[]> => {
  const left = [...tokens];
  const agents: Agent[] = [];
  const one = async () => {
    for (let token = left.pop(); token; token = left.pop()) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      agents.push(agent);
      await ask(agent, url, token);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return agents;
};

const ask = (agent: Agent, url: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = get(`${url}/api/user/me`, { agent, headers }, (answer) => {
      answer.resume();
      if (answer.statusCode !== 200) reject(new Error(`answered with ${answer.statusCode}`));
      answer.once('end', resolve);
    });
    asked.once('error', reject);
  });
