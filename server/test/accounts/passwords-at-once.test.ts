import { adminLogin, changePassword, login, resetPassword } from '@pawsume/contract/auth';
import { getMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { makeAdmin } from '#features/auth/make-admin';
import { PASSWORD, signUp, signUpByForm } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { startApp } from '../harness/start-app.ts';
import { from } from '../security/strangers.ts';
import { askForReset, tokenIn } from './mails.ts';

const NEW = 'a brand new password';
const LOGINS = runsAll ? 12 : 4;

const statusesOf = (replies: { status: number }[]) => replies.map(({ status }) => status).sort();

const app = await startApp({ TRUST_PROXY: 'loopback' }, (context) => ({ ...context, thisMachineAlone: false }));

/** How many of these sessions are still open. */
const countLive = async (tokens: string[]): Promise<number> => {
  const replies = await Promise.all(tokens.map((as) => app.send(getMe, { as })));
  return replies.filter(({ status }) => status === 200).length;
};

/** Begins many logins with the old password, some before and some after what ends all sessions. */
const amongLogins = async (
  username: string,
  end: () => Promise<unknown>,
  call: typeof login | typeof adminLogin = login,
) => {
  const begin = (address: string) => app.send(call, { body: { username, password: PASSWORD }, headers: from(address) });
  const before = Array.from({ length: LOGINS }, (_, n) => begin(`192.0.2.${n}`));
  const ending = end();
  const after = Array.from({ length: LOGINS }, (_, n) => begin(`192.0.2.${100 + n}`));
  await ending;
  const replies = await Promise.all([...before, ...after]);
  return replies.flatMap(({ status, answer }) => (status === 200 ? [answer.token] : []));
};

test('no login with the old password that is under way outlives a reset', async () => {
  const { username, email } = await signUpByForm(app);
  const [link] = await askForReset(app, email);
  const body = { token: tokenIn(link), new_password: NEW };
  const tokens = await amongLogins(username, async () => {
    expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
  });
  expect(await countLive(tokens)).toBe(0);
  expect(await app.send(login, { body: { username, password: NEW } })).toMatchObject({ status: 200 });
});

test('no login with the old password that is under way outlives a change of it', async () => {
  const { username, token } = await signUpByForm(app);
  const body = { current_password: PASSWORD, new_password: NEW };
  const tokens = await amongLogins(username, async () => {
    expect(await app.send(changePassword, { as: token, body })).toMatchObject({ status: 200 });
  });
  expect(await countLive(tokens)).toBe(0);
});

test('no login of an administrator that is under way outlives a new password from the command line', async () => {
  const account = { username: 'the.admin', password: PASSWORD };
  const parts = { db: app.db, now: new Date() };
  expect(await makeAdmin(parts, account)).toBe('made');
  const tokens = await amongLogins(account.username, () => makeAdmin(parts, { ...account, password: NEW }), adminLogin);
  expect(await countLive(tokens)).toBe(0);
});

test('of two changes of a password at once one is made', async () => {
  const { username, token } = await signUp(app);
  const change = (new_password: string) =>
    app.send(changePassword, { as: token, body: { current_password: PASSWORD, new_password } });
  const replies = await Promise.all([change(`${NEW} 1`), change(`${NEW} 2`)]);
  expect(statusesOf(replies)).toEqual([200, 401]);
  const made = replies[0]?.status === 200 ? `${NEW} 1` : `${NEW} 2`;
  expect(await app.send(login, { body: { username, password: made } })).toMatchObject({ status: 200 });
});
