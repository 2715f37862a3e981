import { adminLogin, changePassword, login, resetPassword } from '@pawsume/contract/auth';
import { getMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { makeAdmin } from '#features/auth/make-admin';
import { confirmEmailOf, PASSWORD, signUp, signUpByForm } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { startApp } from '../harness/start-app.ts';
import { me, newPerson, ticketIn, Visitor } from '../identity/visitor.ts';
import { from } from '../security/strangers.ts';
import { askForReset, tokenIn } from './mails.ts';

const NEW = 'a brand new password';
const THIEFS = 'the password of a thief';
const LOGINS = runsAll ? 12 : 4;
const ROUNDS = runsAll ? 4 : 2;

const statusesOf = (replies: { status: number }[]) => replies.map(({ status }) => status).sort();

const app = await startApp({ TRUST_PROXY: 'loopback' });

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

test('no sign-in with Google that is being handed over outlives a reset', async () => {
  const person = newPerson(app, { email: 'handed.over@example.com' });
  await new Visitor(app).signInWith(person);
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    const visitors = Array.from({ length: LOGINS }, () => new Visitor(app));
    const tickets = await Promise.all(visitors.map(async (visitor) => ticketIn(await visitor.signIn(person))));
    const exchange = () => visitors.map((visitor, n) => visitor.exchange(tickets[n] ?? ''));
    const [link] = await askForReset(app, person.email);
    const body = { token: tokenIn(link), new_password: `${NEW} ${round}` };
    const reset = app.send(resetPassword, { body });
    // The password is hashed meanwhile; exchanges follow each other closely until the reset is through.
    const exchanged = exchange();
    expect(await reset).toMatchObject({ status: 200 });
    const sessions = (await Promise.all(exchanged)).flatMap(({ session }) => (session === '' ? [] : [session]));
    expect(await countLive(sessions)).toBe(0);
  }
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

test('a change that is under way does not undo a reset', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { username, email, token } = await signUp(app);
    const [link] = await askForReset(app, email);
    const change = () =>
      app.send(changePassword, { as: token, body: { current_password: PASSWORD, new_password: THIEFS } });
    const reset = () => app.send(resetPassword, { body: { token: tokenIn(link), new_password: NEW } });
    // The change begins first in one round, and the reset in the next.
    const [first, second] = round % 2 === 0 ? [change, reset] : [reset, change];
    const replies = await Promise.all([first(), second()]);
    const [changed, wasReset] = round % 2 === 0 ? replies : replies.toReversed();
    expect([changed?.status, wasReset?.status].filter((status) => status === 200)).toHaveLength(1);
    const holds = wasReset?.status === 200 ? NEW : THIEFS;
    expect(await app.send(login, { body: { username, password: holds } })).toMatchObject({ status: 200 });
  }
});

test('a session that a reset ended connects no Google account', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { username, email, token } = await signUp(app);
    const [link] = await askForReset(app, email);
    await confirmEmailOf(app, { username });
    const visitor = new Visitor(app);
    const callback = await visitor.choose(await visitor.leaveToConnect(token), newPerson(app));
    const reset = app.send(resetPassword, { body: { token: tokenIn(link), new_password: NEW } });
    const [{ status }, screen] = await Promise.all([reset, visitor.comeBack(callback)]);
    expect(status).toBe(200);
    const { answer } = await app.send(login, { body: { username, password: NEW } });
    const { google_connected } = await me(app, answer.token);
    // Connected before the reset, it shows there; connected after it, the reset would have shown nothing.
    expect(google_connected).toBe(screen.includes('google-connected'));
  }
});
