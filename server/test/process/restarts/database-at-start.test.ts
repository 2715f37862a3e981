import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { atEnd } from '../../harness/at-end.ts';
import { freshDatabase } from '../../harness/fresh-database.ts';
import { freePort, runServer, spawnServer } from '../../harness/spawn-server.ts';

let dataDir: string;
let databaseUrl: URL;
beforeAll(async () => {
  databaseUrl = new URL(await freshDatabase());
  dataDir = await mkdtemp(join(tmpdir(), 'pawsume-start-'));
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
});

const at = (changes: Partial<URL>): string => Object.assign(new URL(databaseUrl), changes).href;

const failToStart = async (DATABASE_URL: string): Promise<string> => {
  const { child, output } = runServer({ DATA_DIR: dataDir, PORT: String(await freePort()), DATABASE_URL });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  return output();
};

// These wait for most of their time, so they wait together.
test.concurrent('a server that is started before its database waits for it', async () => {
  const port = String(await freePort());
  const starting = spawnServer(dataDir, { DATABASE_URL: at({ hostname: '127.0.0.1', port }) });
  await sleep(6000);
  const door = createServer((socket) => {
    const inside = connect(Number(databaseUrl.port), '127.0.0.1');
    socket.pipe(inside).pipe(socket);
    for (const end of [socket, inside]) end.on('error', () => socket.destroy());
  }).listen(Number(port), '127.0.0.1');
  const server = await starting;
  atEnd(() => server.kill());
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  door.close();
});

test.concurrent.each([
  ['at a port where nobody listens', async () => at({ port: String(await freePort()) }), 'ECONNREFUSED'],
  ['on a machine that nobody knows', async () => at({ hostname: 'nowhere.invalid' }), 'nowhere.invalid'],
])('a database %s stops the start with a sentence that names the setting', async (_where, address, reason) => {
  const said = await failToStart(await address());
  expect(said).toContain('DATABASE_URL: the database ');
  expect(said).toContain(reason);
  expect(said).not.toContain('    at ');
});

test.each([
  ['password', { password: 'canary-of-a-password' }],
  ['name of the database', { pathname: '/nowhere' }],
])('a wrong %s stops the start with a sentence, which says no password', async (_what, change) => {
  const said = await failToStart(at(change));
  expect(said).toContain('DATABASE_URL: the database ');
  expect(said).not.toMatch(/canary| {4}at /);
});
