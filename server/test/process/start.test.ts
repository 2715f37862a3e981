import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { copyFolder, emptyDataDir, preparedDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { mayMount, mountSmallDisk } from '../harness/small-disk.ts';
import { COMPILED, freePort, runServer, type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';

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
  const { child, output } = runServer(given, ARGUMENT === null ? {} : { args: [ARGUMENT] });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output()).toMatch(sentence);
  expect(output()).not.toMatch(/^[ \t]+at /m);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const MAIN = join(REPOSITORY, 'server/src/main.ts');
const MAKE_ADMIN = join(REPOSITORY, 'server/src/make-admin.ts');

/** Runs a program of the server, and types a password into it. */
const run = async (program: string, { dataDir, args = [] }: { dataDir: string; args?: string[] }) => {
  const env = { ...COMPILED, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [program, ...args], { env, cwd: dataDir });
  child.stdin.end('a fine long password\n');
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
};

test('a start without the built screens is refused with the command that builds them', async () => {
  const copy = await emptyDataDir();
  copyFolder(join(REPOSITORY, 'server/src'), join(copy, 'server/src'));
  for (const path of ['node_modules', 'package.json', 'server/node_modules', 'server/package.json']) {
    await symlink(join(REPOSITORY, path), join(copy, path));
  }
  const { code, said } = await run(join(copy, 'server/src/main.ts'), { dataDir: copy });
  expect(said).toMatch(/cannot start\. The screens were not built: .*web\/build.*: node scripts\/setup\.mjs start\n$/);
  expect(code).toBe(1);
});

test.skipIf(!mayMount)('a start and a command without room for a database end with a sentence', async () => {
  const dataDir = await emptyDataDir();
  await mountSmallDisk(dataDir, '8m');
  const refused = { code: 1, said: expect.stringMatching(/DATA_DIR: .* (is|are) left for .*\.\n$/) };
  expect(await run(MAIN, { dataDir, args: ['--screens-optional'] })).toEqual(refused);
  expect(await run(MAKE_ADMIN, { dataDir, args: ['boss'] })).toEqual(refused);
});
