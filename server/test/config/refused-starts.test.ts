import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { listWarnings, parseConfig } from '#config';
import { openDatabase } from '#db/open';
import { ensureAdmin } from '#features/auth/first-admin';
import type { Log } from '#lib/log';
import { explainStart } from '#lib/start-error';
import { openMetricsDoor } from '#metrics/metrics-door';
import { startOutside } from '#stand-ins';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { runsAll } from '../harness/runs-all.ts';
import { freePort } from '../harness/spawn-server.ts';
import { startApp } from '../harness/start-app.ts';

const OUTSIDE = 'https://pawsume.example';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawsume-start-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
});

const openPostgres = (url: string, changes: Partial<URL> = {}, log?: Pick<Log, 'warn'>) =>
  openDatabase({ databaseUrl: Object.assign(new URL(url), changes).href, dataDir: '' }, log);

test('a DATA_DIR that may not be written is refused', async () => {
  // Root may write everywhere but in what the kernel itself shows.
  const asRoot = process.getuid?.() === 0;
  const place = asRoot ? '/sys' : folder;
  if (!asRoot) await chmod(folder, 0o500);
  await expect(openDatabase({ databaseUrl: null, dataDir: place })).rejects.toThrow(/^DATA_DIR: .*may not write in/);
  // There the kernel may call a folder that cannot be made one that is not there.
  const deeper = openDatabase({ databaseUrl: null, dataDir: join(place, 'deeper') });
  await expect(deeper).rejects.toThrow(/^DATA_DIR: .*(may not write in|cannot be used)/);
});

test('a DATA_DIR that is a file, or whose lock is none, is refused', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'mine');
  for (const dataDir of [file, join(file, 'deeper')]) {
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(/^DATA_DIR: .*is a file/);
  }
  await mkdir(join(folder, 'opened-by.lock'));
  await expect(openDatabase({ databaseUrl: null, dataDir: folder })).rejects.toThrow(/^DATA_DIR: .*opened-by\.lock/);
});

test('a database that comes up later than the server is waited for', async () => {
  const databaseUrl = await freshDatabase();
  const port = await freePort();
  const opening = openPostgres(databaseUrl, { hostname: '127.0.0.1', port: String(port) });
  await sleep(1000);
  const door = createServer((socket) => {
    const inside = connect(Number(new URL(databaseUrl).port), '127.0.0.1');
    socket.pipe(inside).pipe(socket);
    for (const end of [socket, inside]) end.on('error', () => socket.destroy());
  }).listen(port, '127.0.0.1');
  await (await opening).close();
  door.close();
});

/** A start waits for these for 20 seconds. */
const WAITED_FOR: [which: string, changes: () => Promise<Partial<URL>>, reason: string][] = [
  ['at a port where nobody listens', async () => ({ port: String(await freePort()) }), 'ECONNREFUSED'],
  ['on a machine that nobody knows', async () => ({ hostname: 'nowhere.invalid' }), 'nowhere.invalid'],
];

test.concurrent.each<(typeof WAITED_FOR)[number]>([
  ...(runsAll ? WAITED_FOR : []),
  ['of another name', async () => ({ pathname: '/nowhere' }), 'nowhere'],
  ['with an unknown user', async () => ({ username: 'nobody-of-ours', password: 'do-not-tell' }), 'nobody-of-ours'],
  ['with a wrong password', async () => ({ password: 'do-not-tell' }), 'password'],
])('a database %s is refused with a sentence that says no password', async (_which, changes, reason) => {
  const warned: string[] = [];
  const log = { warn: (_details: object, message: string) => void warned.push(message) };
  const refusal = await openPostgres(await freshDatabase(), await changes(), log).catch(String);
  expect(refusal).toMatch(/StartError: DATABASE_URL: the database .* cannot be used \(.+\)/);
  expect(refusal).toContain(reason);
  expect(refusal).not.toContain('do-not-tell');
  expect(warned.length > 0).toBe(WAITED_FOR.some(([, , waited]) => waited === reason));
  for (const line of warned) {
    expect(line).toMatch(/^database: no answer yet from \S+ at \S+ \([^)]+\), tried for \d+ s of 20 s$/);
    expect(line).toContain(reason);
  }
});

test.each(['192.0.2.1', 'nowhere.invalid'])('HOST=%s of another machine is refused with a sentence', async (host) => {
  const [error] = await once(createServer().listen(0, host), 'error');
  expect(explainStart(error)).toContain('set HOST to one that is');
});

test('a disk without room for what the database writes is named, and so is what is thrown and is no error', () => {
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  expect(explainStart(full)).toBe('The disk of the database is full: could not extend file: No space left on device.');
  expect(explainStart({ name: 'ErrnoError', errno: 51 })).toContain('errno: 51');
});

test('the door of what is measured serves /metrics alone, and a port that is taken is refused', async () => {
  const place = { host: '127.0.0.1', port: await freePort() };
  const measured = { contentType: 'text/plain', read: async () => 'measured 1' };
  const door = await openMetricsDoor(measured, place);
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${place.port}${path}`, { method });
  const answer = await ask('/metrics');
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/plain', 'measured 1']);
  for (const path of ['/', '/metrics/', '/metrics?x', '/api/health']) expect((await ask(path)).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(404);
  await expect(openMetricsDoor(measured, place)).rejects.toThrow(/METRICS_PORT: .*EADDRINUSE.*another number/);
  await door.close();
});

test('elsewhere, without keys and a mail server, a start warns, and no stand-in is started', async () => {
  const config = parseConfig({ PUBLIC_URL: OUTSIDE });
  const outside = await startOutside(config);
  expect(outside).toMatchObject({ inboxUrl: null, noRealMoney: false, settings: {} });
  expect(listWarnings(config)).toContain('mail is not set up: nobody can ask for a new password (SMTP_URL)');
  await outside.close();
});

test('a common ADMIN_PASSWORD is refused on the open network, whatever else is said and whoever is there already', async () => {
  const app = await startApp();
  const boss = { username: 'boss', password: 'password1' };
  const now = new Date();
  const refusing = (settings: Record<string, string>) => parseConfig(settings).refuseCommonAdminPasswords;
  await ensureAdmin({ db: app.db, now, refuseCommonPasswords: refusing({}) }, boss);
  for (const REFUSE_COMMON_PASSWORDS of ['true', 'false']) {
    const refuseCommonPasswords = refusing({ PUBLIC_URL: OUTSIDE, REFUSE_COMMON_PASSWORDS });
    await expect(ensureAdmin({ db: app.db, now, refuseCommonPasswords }, boss)).rejects.toThrow('ADMIN_PASSWORD: ');
  }
});
