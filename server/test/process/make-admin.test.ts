import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { listUsers } from '@pawsume/contract/admin';
import { adminLogin, login } from '@pawsume/contract/auth';
import { getMe } from '@pawsume/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpApp } from '../accounts/factors.ts';
import { preparedDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { signUp } from '../harness/make.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';
import { startApp } from '../harness/start-app.ts';

const SCRIPT = fileURLToPath(new URL('../../src/make-admin.ts', import.meta.url));

let dataDir: string;
let server: SpawnedServer | null = null;
beforeAll(async () => {
  dataDir = await preparedDataDir();
});
afterAll(() => server?.kill());

const run = async (args: string[], { typed = '', ...settings }: Record<string, string> = {}) => {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { PATH, DATA_DIR: dataDir, ...settings },
    cwd: dataDir,
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  child.stdin.end(typed);
  const [code] = await once(child, 'close');
  return { code, said: said.join('') };
};

const logIn = async (password: string): Promise<number> => {
  const response = await fetch(`${server?.url}/api/auth/admin/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'boss', password }),
    headers: { 'content-type': 'application/json' },
  });
  return response.status;
};

// Five starts of a process.
test('an administrator is made, gets a new password, and logs in with that one alone', {
  timeout: 180_000,
}, async () => {
  const made = await run(['boss'], { typed: 'the first password\n' });
  expect(made).toEqual({ code: 0, said: 'boss is an administrator now.\n' });
  const reset = await run(['boss'], { ADMIN_PASSWORD: 'the second password' });
  expect(reset).toEqual({ code: 0, said: 'boss has a new password and is logged out.\n' });
  server = await spawnServer(dataDir);
  expect(await logIn('the first password')).toBe(401);
  expect(await logIn('the second password')).toBe(200);

  const beside = await run(['boss'], { typed: 'the third password\n' });
  expect(beside).toMatchObject({ code: 1, said: expect.stringContaining('Another server is using the data') });
  expect(await logIn('the second password')).toBe(200);

  const owner = { username: 'owner', password: 'a fine long password', email: 'o@example.com', name: 'O' };
  await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    body: JSON.stringify(owner),
    headers: { 'content-type': 'application/json' },
  });
  await server.kill();
  const raised = await run(['owner'], { typed: 'another password\n' });
  expect(raised).toMatchObject({ code: 1, said: expect.stringContaining('ordinary account') });
});

test('on a PostgreSQL it works while the server runs, and ends the sessions there', { timeout: 60_000 }, async () => {
  const DATABASE_URL = await freshDatabase();
  const app = await startApp({ DATABASE_URL });
  await run(['chief'], { typed: 'the first password\n', DATABASE_URL });
  const logInAs = (password: string) => app.send(adminLogin, { body: { username: 'chief', password } });
  const { token } = (await logInAs('the first password')).answer;
  expect(await app.send(listUsers, { as: token })).toMatchObject({ status: 200 });
  const reset = await run(['chief'], { ADMIN_PASSWORD: 'the second password', DATABASE_URL });
  expect(reset).toEqual({ code: 0, said: 'chief has a new password and is logged out.\n' });
  expect(await app.send(listUsers, { as: token })).toMatchObject({ status: 401 });
  expect(await logInAs('the first password')).toMatchObject({ status: 401 });
  expect(await logInAs('the second password')).toMatchObject({ status: 200 });
});

test('the operator lets somebody in again who has lost the second factor', { timeout: 60_000 }, async () => {
  const DATABASE_URL = await freshDatabase();
  const app = await startApp({ DATABASE_URL });
  const { username, password, token } = await signUp(app);
  await setUpApp(app, token);
  expect(await app.send(login, { body: { username, password } })).toMatchObject({ code: 'second_factor_needed' });
  const removed = await run(['--remove-second-factor', username], { DATABASE_URL });
  const said = `${username} logs in with the password alone now, and is logged out everywhere.\n`;
  expect(removed).toEqual({ code: 0, said });
  expect(await app.send(getMe, { as: token })).toMatchObject({ status: 401 });
  expect(await app.send(login, { body: { username, password } })).toMatchObject({ status: 200 });
  const nobody = await run(['--remove-second-factor', 'nobody'], { DATABASE_URL });
  expect(nobody).toEqual({ code: 1, said: 'There is no account "nobody".\n' });
});

test.each([
  ['no name', [], {}, 'npm run admin -- USERNAME'],
  ['a short password', ['boss'], { typed: 'short\n' }, 'at least 8 characters'],
  ['no password', ['boss'], {}, 'fill in all required fields'],
  ['a name with a space', ['the boss'], { typed: 'a fine password\n' }, 'choose a username'],
  ['a common password', ['boss'], { typed: 'password1\n', PUBLIC_URL: 'https://pawsume.example' }, 'too easy to guess'],
])('%s is refused with a sentence', { timeout: 30_000 }, async (_what, args, settings, sentence) => {
  const { code, said } = await run(args, settings);
  expect(said).toContain(sentence);
  expect(said).not.toContain('at async');
  expect(code).toBe(1);
});
