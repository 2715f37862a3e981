import { connectGoogle, disconnectGoogle, login } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';
import { me, newPerson, Visitor } from '../identity/visitor.ts';
import { from, PUBLIC, someone, tally, tryLogin } from '../security/strangers.ts';
import { sharedAppWithClock } from './clock.ts';

const app = await sharedAppWithClock();
const open = await startApp(PUBLIC);

const PROOF_NEEDED = { status: 403, code: 'proof_needed', error: messages.account.proofByPassword };
const WRONG = {
  status: 400,
  error: messages.password.wrongCurrent,
  fields: { current_password: messages.password.wrongCurrent },
};

/** An account that Google opens too. */
const connected = async () => {
  const account = await signUp(app);
  const visitor = new Visitor(app);
  const page = await visitor.leaveToConnect(account.token);
  expect(await visitor.comeBack(await visitor.choose(page, newPerson(app)))).toContain('google-connected');
  return account;
};

describe('a sensitive change', () => {
  test('is made at once within five minutes of the login', async () => {
    const { token } = await connected();
    app.wait({ minutes: 4 });
    expect(await app.send(disconnectGoogle, { as: token })).toMatchObject({ status: 200 });
  });

  test('asks later for the password, and changes nothing without it', async () => {
    const { token } = await connected();
    app.wait({ minutes: 6 });
    expect(await app.send(disconnectGoogle, { as: token })).toMatchObject(PROOF_NEEDED);
    expect(await app.send(disconnectGoogle, { as: token, body: {} })).toMatchObject(PROOF_NEEDED);
    expect(await app.send(disconnectGoogle, { as: token, body: { current_password: 'a wrong one' } })).toMatchObject(
      WRONG,
    );
    expect(await me(app, token)).toMatchObject({ google_connected: true });
    expect(await app.send(disconnectGoogle, { as: token, body: { current_password: PASSWORD } })).toMatchObject({
      status: 200,
    });
    expect(await app.send(connectGoogle, { as: token })).toMatchObject(PROOF_NEEDED);
    expect(await app.send(connectGoogle, { as: token, body: { current_password: PASSWORD } })).toMatchObject({
      status: 200,
    });
  });

  test('is refused with a wrong password however fresh the login is', async () => {
    const { token } = await signUp(app);
    expect(await app.send(connectGoogle, { as: token, body: { current_password: 'a wrong one' } })).toMatchObject(
      WRONG,
    );
  });

  test('asks who has no password to sign in with Google again', async () => {
    const session = await new Visitor(app).signInWith(newPerson(app));
    app.wait({ minutes: 6 });
    expect(await app.send(disconnectGoogle, { as: session })).toMatchObject({
      ...PROOF_NEEDED,
      error: messages.account.proofByGoogle,
    });
    expect(await app.send(disconnectGoogle, { as: session, body: { current_password: PASSWORD } })).toMatchObject(
      WRONG,
    );
  });

  test('is as fresh as the session that asks, whatever other sessions the account has', async () => {
    const { token, username } = await connected();
    app.wait({ minutes: 6 });
    const { answer } = await app.send(login, { body: { username, password: PASSWORD } });
    expect(await app.send(disconnectGoogle, { as: token })).toMatchObject(PROOF_NEEDED);
    expect(await app.send(disconnectGoogle, { as: answer.token })).toMatchObject({ status: 200 });
  });
});

describe('guessing at the password of a stolen session', () => {
  test('is slowed as logins are, together with them, and only from where it is done', async () => {
    const username = await someone(open);
    const { answer } = await tryLogin(open, { username, address: '192.0.2.1', password: PASSWORD });
    const replies = [];
    for (let n = 0; n < 8; n += 1) {
      const asking = { as: answer.token, headers: from('192.0.2.7'), body: { current_password: `wrong one ${n}` } };
      replies.push(await open.send(n % 2 === 0 ? connectGoogle : disconnectGoogle, asking));
    }
    expect(tally(replies)).toEqual({ 400: 5, 429: 3 });
    const right = { username, password: PASSWORD };
    expect(await tryLogin(open, { ...right, address: '192.0.2.7' })).toMatchObject({ status: 429 });
    expect(await tryLogin(open, { ...right, address: '192.0.2.8' })).toMatchObject({ status: 200 });
  });

  test('is not forgotten because of a change that needed no password', async () => {
    const username = await someone(open);
    const { answer } = await tryLogin(open, { username, address: '192.0.2.1', password: PASSWORD });
    const asking = { as: answer.token, headers: from('192.0.2.9') };
    const wrong = () => open.send(connectGoogle, { ...asking, body: { current_password: 'a wrong one' } });
    for (let n = 0; n < 4; n += 1) expect(await wrong()).toMatchObject({ status: 400 });
    expect(await open.send(connectGoogle, asking)).toMatchObject({ status: 200 });
    expect(await wrong()).toMatchObject({ status: 400 });
    expect(await wrong()).toMatchObject({ status: 429 });
  });
});
