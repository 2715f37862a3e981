import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { listUsers } from '@pawsume/contract/admin';
import { adminLogin, login } from '@pawsume/contract/auth';
import { getMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { makeAdmin } from '#features/auth/make-admin';
import { setUpApp } from '../accounts/factors.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { signUp } from '../harness/make.ts';
import { COMPILED } from '../harness/spawn-server.ts';
import { startApp } from '../harness/start-app.ts';

const SCRIPT = fileURLToPath(new URL('../../src/make-admin.ts', import.meta.url));

const run = async (args: string[], { typed = '', ...settings }: Record<string, string> = {}) => {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { PATH, ...COMPILED, ...settings },
    cwd: tmpdir(),
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  child.stdin.end(typed);
  const [code] = await once(child, 'close');
  return { code, said: said.join('') };
};

test('an administrator is made, gets a new password, and logs in with that one alone', async () => {
  const DATABASE_URL = await freshDatabase();
  const app = await startApp({ DATABASE_URL });
  const made = await run(['chief'], { typed: 'the first password\n', DATABASE_URL });
  expect(made).toEqual({ code: 0, said: 'chief is an administrator now.\n' });
  const logInAs = (password: string) => app.send(adminLogin, { body: { username: 'chief', password } });
  const { token } = (await logInAs('the first password')).answer;
  expect(await app.send(listUsers, { as: token })).toMatchObject({ status: 200 });
  const reset = await run(['chief'], { ADMIN_PASSWORD: 'the second password', DATABASE_URL });
  expect(reset).toEqual({ code: 0, said: 'chief has a new password and is logged out.\n' });
  expect(await app.send(listUsers, { as: token })).toMatchObject({ status: 401 });
  expect(await logInAs('the first password')).toMatchObject({ status: 401 });
  expect(await logInAs('the second password')).toMatchObject({ status: 200 });
  const { username } = await signUp(app);
  const raised = makeAdmin({ db: app.db, now: new Date() }, { username, password: 'another password' });
  await expect(raised).rejects.toThrow('ordinary account');
});

test('the operator lets somebody in again who has lost the second factor', async () => {
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

test('--help lists the commands, and wrong use lists them too and fails', async () => {
  const help = await run(['--help']);
  expect(help.code).toBe(0);
  expect(help.said).toMatch(/-- USERNAME\n.*-- --remove-second-factor USERNAME\n.*-- --help\n/s);
  for (const args of [[], ['--remove-second-factor'], ['--unknown'], ['boss', 'more']]) {
    expect(await run(args)).toEqual({ code: 1, said: help.said });
  }
});

test.each([
  ['a short password', ['boss'], { typed: 'short\n' }, 'at least 8 characters'],
  ['a common password', ['boss'], { typed: 'password1\n', PUBLIC_URL: 'https://pawsume.example' }, 'too easy to guess'],
])('%s is refused with a sentence', async (_what, args, settings, sentence) => {
  const { code, said } = await run(args, settings);
  expect(said).toContain(sentence);
  expect(said).not.toContain('at async');
  expect(code).toBe(1);
});
