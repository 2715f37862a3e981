import { expect, test } from 'vitest';
import { emptyDatabase } from '../backup/places.ts';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir, preparedDataDir } from '../harness/data-dir.ts';
import { spawnServer } from '../harness/spawn-server.ts';

/** Runs in the server before everything else. */
const loaded = (script: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` });
const CLOCK_AHEAD = 'const now = Date.now; Date.now = () => now() + 75_000;';
const FAULT = `process.on('SIGUSR2', () => void Promise.reject(new Error('two\\nforged line')));`;

test('a server on the open network logs each step of its life as a line of JSON, without a secret', async () => {
  const DATABASE_URL = await emptyDatabase();
  const settings = {
    DATABASE_URL,
    PUBLIC_URL: 'https://pawsume.example',
    SMTP_URL: 'smtp://sender:do-not-tell@mail.example:587',
    STRIPE_SECRET_KEY: 'sk_live_do_not_tell',
    STRIPE_WEBHOOK_SECRET: 'whsec_do_not_tell',
    ...loaded(CLOCK_AHEAD),
  };
  const server = await spawnServer(await emptyDataDir(), settings);
  atEnd(() => server.kill());
  server.signal('SIGTERM');
  await server.gone;
  const output = server.output();
  const lines: Record<string, unknown>[] = Array.from(output.trim().split('\n'), (line) => JSON.parse(line));
  const messagesOf = (wanted: string) => lines.filter(({ level }) => level === wanted).map(({ msg }) => msg);
  expect(messagesOf('info')).toEqual([
    'server: Pawsumé starts',
    'settings: these are in use',
    expect.stringMatching(/^database: reached \(PostgreSQL [^)]+\), \d+ migrations were made$/),
    expect.stringMatching(/^http: listens at http:\/\/127\.0\.0\.1:\d+$/),
    expect.stringMatching(/^server: is ready at https:\/\/pawsume\.example after \d+\.\d s$/),
    'server: SIGTERM received, requests under way are finished and new ones refused',
    'http: drained, all requests under way were finished',
    'server: stopped',
  ]);
  expect(messagesOf('warn')).toContainEqual(expect.stringMatching(/^clock: 7[4-6] s away from the database's/));
  for (const { time } of lines) expect(new Date(String(time)).toISOString()).toBe(time);
  expect(lines[0]).toMatchObject({ version: '1.0.0', node: process.version });
  const { host, pathname, password } = new URL(DATABASE_URL);
  const database = `${pathname.slice(1)} at ${host}`;
  const others = { mail: 'mail.example:587', writer: 'built-in', trustedProxies: 'none' };
  expect(lines).toContainEqual(expect.objectContaining({ database, payments: 'Stripe', ...others }));
  expect(output).not.toMatch(/do.not.tell/);
  expect(output).not.toContain(password);
});

test('a server with LOG_FORMAT=text logs lines for people, and no text of others makes a line', async () => {
  const settings = { LOG_FORMAT: 'text', LOG_LEVEL: 'info', COMMIT: '1234567', ...loaded(FAULT) };
  const server = await spawnServer(await preparedDataDir(), settings);
  atEnd(() => server.kill());
  expect(server.output()).toMatch(
    /^\d\d:\d\d:\d\d INFO server: Pawsumé starts \(version 1\.0\.0, commit 1234567, node v[\d.]+\)$/m,
  );
  expect(server.output()).toMatch(
    /INFO settings: these are in use \([^)]*payments stand-ins, mail stand-in, [^)]*\)$/m,
  );
  expect(server.output()).toMatch(/INFO database: reached \(PostgreSQL [^)]+\), no migrations were made$/m);
  const health = await fetch(`${server.url}/api/health`);
  expect(await health.json()).toEqual({ status: 'ok', version: '1.0.0', commit: '1234567' });
  server.signal('SIGUSR2');
  await expect.poll(server.output).toMatch(/^\d\d:\d\d:\d\d ERROR ALERT: server: .* \(cause two forged line\)$/m);
  expect(server.output()).toMatch(/^ {2}at process/m);
  expect(server.output()).not.toMatch(/^forged/m);
});
