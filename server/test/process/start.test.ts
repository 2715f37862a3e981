import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir, preparedDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { freePort, runServer, type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';

let dataDir: string;
let server: SpawnedServer;
beforeAll(async () => {
  dataDir = await preparedDataDir();
  server = await spawnServer(dataDir);
  atEnd(() => server.kill());
});

test('a server on this machine says where it is and where its mails end', async () => {
  expect(server.output()).toContain(`is ready at ${server.url}`);
  expect(server.output()).not.toContain('mail is not set up');
  const account = { username: 'jo', password: 'a fine long password', email: 'jo@example.com', name: 'Jo' };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(account);
  expect((await fetch(`${server.url}/api/auth/register`, { method: 'POST', headers, body })).status).toBe(201);
  const inbox = /inbox at (http:\/\/127\.0\.0\.1:\d+)/.exec(server.output())?.[1] ?? '';
  await expect.poll(async () => (await fetch(inbox)).text()).toContain('jo@example.com');
});

test.each([
  ['the data of another server', async () => ({ DATA_DIR: dataDir }), 'Another server is using the data'],
  [
    'a port in use',
    async () => ({
      DATA_DIR: await emptyDataDir(),
      DATABASE_URL: await freshDatabase(),
      PORT: new URL(server.url).port,
    }),
    'set PORT to another number',
  ],
  [
    'refused settings',
    async () => ({ DATA_DIR: dataDir, PORT: 'many', CURRENCY: 'dollars' }),
    /PORT: [\s\S]*CURRENCY: /,
  ],
  [
    'an argument',
    async () => ({ DATA_DIR: dataDir, ARGUMENT: '--workers' }),
    '--workers: the server takes no arguments',
  ],
])('a start with %s ends with a sentence, and the other server goes on', async (_what, settings, sentence) => {
  const { ARGUMENT, ...given } = { ARGUMENT: null, PORT: String(await freePort()), ...(await settings()) };
  const { child, output } = runServer(given, { args: ARGUMENT === null ? [] : [ARGUMENT] });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output()).toMatch(sentence);
  expect(output()).not.toMatch(/^[ \t]+at /m);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});
