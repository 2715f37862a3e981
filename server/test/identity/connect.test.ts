import { changePassword, connectGoogle, disconnectGoogle, login, logout } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';
import { countUsers, me, newPerson, Visitor } from './visitor.ts';

const CONNECTED = '/profile?notice=google-connected';
const IN_USE = '/profile?notice=google-in-use';
const FAILED = '/profile?notice=google-failed';

const app = await sharedApp();

/** Connects, as the button of the profile does. Answers the screen it ends at. */
const connect = async (token: string, person: { subject: string }, visitor = new Visitor(app)): Promise<string> =>
  visitor.comeBack(await visitor.choose(await visitor.leaveToConnect(token), person));

describe('connecting Google', () => {
  test('has Google open the account that asked, though the addresses differ', async () => {
    const { token, username, email } = await signUp(app);
    const person = newPerson(app);
    const before = await countUsers(app);
    expect(await connect(token, person)).toBe(CONNECTED);
    const session = await new Visitor(app).signInWith(person);
    expect(await me(app, session)).toMatchObject({ username, email, google_connected: true, has_password: true });
    expect(await countUsers(app)).toBe(before);
  });

  test('is how an account whose address was refused gets Google', async () => {
    const { token, username, email } = await signUp(app);
    const person = newPerson(app, { email });
    expect(await new Visitor(app).signIn(person)).toBe('/login?notice=google-email-taken');
    expect(await connect(token, person)).toBe(CONNECTED);
    expect(await me(app, await new Visitor(app).signInWith(person))).toMatchObject({ username });
  });

  test('leaves an identity where it is connected', async () => {
    const first = await signUp(app);
    const person = newPerson(app);
    await connect(first.token, person);
    const second = await signUp(app);
    expect(await connect(second.token, person)).toBe(IN_USE);
    expect(await me(app, second.token)).toMatchObject({ google_connected: false });
    expect(await me(app, await new Visitor(app).signInWith(person))).toMatchObject({ username: first.username });
  });

  test('gives an identity to one of two accounts that ask at once', async () => {
    const accounts = [await signUp(app), await signUp(app)];
    const person = newPerson(app);
    const screens = await Promise.all(accounts.map(({ token }) => connect(token, person)));
    expect(screens.sort()).toEqual([CONNECTED, IN_USE]);
  });

  test('takes one identity for an account', async () => {
    const { token } = await signUp(app);
    await connect(token, newPerson(app));
    expect(await app.send(connectGoogle, { as: token })).toMatchObject({
      status: 409,
      error: messages.account.googleConnectedAlready,
    });
  });

  test('keeps the first identity where two are chosen at once', async () => {
    const { token, username } = await signUp(app);
    const visitor = new Visitor(app);
    const [one, other] = [newPerson(app), newPerson(app)];
    const first = await visitor.choose(await visitor.leaveToConnect(token), one);
    const second = await visitor.choose(await visitor.leaveToConnect(token), other);
    expect(await visitor.comeBack(first)).toBe(CONNECTED);
    expect(await visitor.comeBack(second)).toBe(IN_USE);
    expect(await me(app, await new Visitor(app).signInWith(one))).toMatchObject({ username });
  });

  test('ends in another browser with nothing connected', async () => {
    const attacker = await signUp(app);
    const person = newPerson(app);
    const page = await new Visitor(app).leaveToConnect(attacker.token);
    const victim = new Visitor(app);
    await victim.leave();
    expect(await victim.comeBack(await victim.choose(page, person))).toBe('/login?notice=google-failed');
    expect(await me(app, attacker.token)).toMatchObject({ google_connected: false });
  });

  test.each([
    ['the logout', (token: string) => app.send(logout, { as: token })],
    [
      'the change of the password',
      (token: string) =>
        app.send(changePassword, {
          as: token,
          body: { current_password: PASSWORD, new_password: 'quite another one' },
        }),
    ],
  ])('ends with %s of the session that asked', async (_what, end) => {
    const { token, username } = await signUp(app);
    const person = newPerson(app);
    const visitor = new Visitor(app);
    const callback = await visitor.choose(await visitor.leaveToConnect(token), person);
    expect(await end(token)).toMatchObject({ status: 200 });
    expect(await visitor.comeBack(callback)).toBe('/login?notice=google-failed');
    expect(await me(app, await new Visitor(app).signInWith(person))).not.toMatchObject({ username });
  });

  test('ends on the profile where the person cancels', async () => {
    const { token } = await signUp(app);
    const visitor = new Visitor(app);
    const callback = await visitor.choose(await visitor.leaveToConnect(token), { cancel: 'yes' });
    expect(await visitor.comeBack(callback)).toBe(FAILED);
    expect(await me(app, token)).toMatchObject({ google_connected: false });
  });
});

describe('disconnecting Google', () => {
  test('leaves the password as the only way in', async () => {
    const { token, username } = await signUp(app);
    const person = newPerson(app);
    await connect(token, person);
    const reply = await app.send(disconnectGoogle, { as: token });
    expect(reply.answer.msg).toBe(messages.account.googleDisconnected);
    expect(await me(app, token)).toMatchObject({ google_connected: false });
    expect(await me(app, await new Visitor(app).signInWith(person))).not.toMatchObject({ username });
    expect(await app.send(login, { body: { username, password: PASSWORD } })).toMatchObject({ status: 200 });
  });

  test('is refused where there is no password, and changes nothing', async () => {
    const person = newPerson(app);
    const session = await new Visitor(app).signInWith(person);
    expect(await app.send(disconnectGoogle, { as: session })).toMatchObject({
      status: 409,
      code: 'password_needed',
      error: messages.account.passwordNeeded,
    });
    expect(await me(app, await new Visitor(app).signInWith(person))).toEqual(await me(app, session));
  });
});
