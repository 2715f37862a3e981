import { once } from 'node:events';
import { expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { listProcesses } from '../harness/processes.ts';
import { freePort, runServer, type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';

const PARALLEL = 30;

/** Processes whose parent is this one, the servers among them first. */
const serversOf = (pid: number): number[] =>
  listProcesses()
    .filter(({ parent, command }) => parent === pid && command.includes('main.ts'))
    .map((server) => server.pid);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const startThree = async (
  settings: Record<string, string> = {},
  how: { leadsGroup?: boolean } = {},
): Promise<SpawnedServer> => {
  const all = { DATABASE_URL: await freshDatabase(), PUBLIC_URL: 'http://127.0.0.1', ...settings };
  const port = await freePort();
  const where = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const server = await spawnServer(await emptyDataDir(), { ...all, ...where }, { args: ['--workers', '3'], ...how });
  atEnd(() => server.kill());
  return server;
};

const failToStart = async (workers: string, settings: Record<string, string>): Promise<string> => {
  const { child, output } = runServer(
    { DATA_DIR: await emptyDataDir(), ...settings },
    { args: ['--workers', workers] },
  );
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  return output();
};

test('three servers share one port, are measured at one door, and end in order', async () => {
  const metricsPort = await freePort();
  const server = await startThree({ METRICS_PORT: String(metricsPort) });
  expect(server.output().match(/is ready at/g)).toHaveLength(1);
  expect(server.output().match(/Mails end in the inbox/g)).toHaveLength(1);
  const pids = serversOf(server.pid);
  expect(pids).toHaveLength(3);
  const ready = () => fetch(`${server.url}/api/ready`, { headers: { connection: 'close' } });
  const answers = await Promise.all(Array.from({ length: PARALLEL }, ready));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

  const measured = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counts = [
    ...measured.matchAll(/^pawsume_request_duration_seconds_count\{(.*route="\/api\/ready".*)\} (\d+)$/gm),
  ];
  expect(new Set(counts.map(([, labels]) => /server="(\d+)"/.exec(labels ?? '')?.[1])).size).toBe(3);
  expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(PARALLEL);

  server.signal('SIGTERM');
  expect(await server.gone).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
});

test('three servers end in order when their process group is signalled', async () => {
  const server = await startThree({}, { leadsGroup: true });
  server.signalGroup('SIGTERM');
  expect(await server.gone).toBe(0);
});

test('a server that is killed is started again, and the others answer meanwhile', async () => {
  const server = await startThree();
  const before = serversOf(server.pid);
  const [killed = 0] = before;
  process.kill(killed, 'SIGKILL');
  // A connection that is being handed to it at that very moment is lost with it.
  await expect.poll(server.output).toContain('ALERT: a server process ended');
  expect(serversOf(server.pid)).not.toContain(killed);
  for (let asked = 0; asked < PARALLEL; asked += 1) {
    expect((await fetch(`${server.url}/api/health`, { headers: { connection: 'close' } })).status).toBe(200);
  }
  await expect.poll(() => serversOf(server.pid)).toHaveLength(3);
  expect(server.isGone()).toBe(false);
});

test('none stays behind where the process that runs them is killed', async () => {
  const server = await startThree();
  const pids = serversOf(server.pid);
  await server.kill();
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

test.each(['0', 'many', '1.5', '100'])('--workers %s stops the start with a sentence', async (workers) => {
  const said = await failToStart(workers, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(said).toContain(`cannot start. --workers ${workers}: that is no whole number from 1 to 64.`);
});

test('the embedded database says that it serves one process, and what to set', async () => {
  expect(await failToStart('2', {})).toMatch(/cannot start\. --workers 2: .* one process\. Set DATABASE_URL/);
});

test('what keeps a server from starting is said once, by the process that runs them', async () => {
  const port = await freePort();
  const first = await spawnServer(await emptyDataDir(), { DATABASE_URL: await freshDatabase(), PORT: String(port) });
  atEnd(() => first.kill());
  const said = await failToStart('2', { DATABASE_URL: await freshDatabase(), PORT: String(port) });
  expect(said.match(/cannot start/g)).toHaveLength(1);
  expect(said).toContain('set PORT to another number');
});
