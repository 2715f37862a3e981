import { beforeAll, expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';

const FAULTS = `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody awaits it')));
process.on('SIGWINCH', () => { throw new Error('nobody catches it'); });`;

let server: SpawnedServer;
beforeAll(async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(FAULTS)}`;
  server = await spawnServer(await emptyDataDir(), { NODE_OPTIONS, DATABASE_URL: await freshDatabase() });
  atEnd(() => server.kill());
});

test('a promise that nobody awaited is logged, and the server goes on', async () => {
  server.signal('SIGUSR2');
  await expect.poll(server.output).toContain('nobody awaits it');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(server.isGone()).toBe(false);
});

test('an exception that nobody caught is logged, and the server ends in order, to be started again', async () => {
  server.signal('SIGWINCH');
  expect(await server.gone).toBe(1);
  expect(server.output()).toContain('nobody catches it');
});
