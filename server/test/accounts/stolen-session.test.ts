import { login, resetPassword, undoEmail } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getSecondFactor, renewRecoveryCodes } from '@pawsume/contract/second-factor';
import { getMe, updateMe } from '@pawsume/contract/users';
import { describe, expect, test } from 'vitest';
import { confirmEmailOf, PASSWORD, PROFILE, signUp } from '../harness/make.ts';
import { newPerson, Visitor } from '../identity/visitor.ts';
import { startAppWithClock } from './clock.ts';
import { codeOf, finishWith, NAMED, setUpApp, setUpPasskey } from './factors.ts';
import { askForReset, tokenIn } from './mails.ts';

const NEW = 'a brand new password';
const PROOF_NEEDED = { status: 403, code: 'proof_needed', error: messages.account.proofByPassword };
const SECOND_STEP = { status: 401, code: 'second_factor_needed' };

const app = await startAppWithClock(NAMED);

/** An account whose address is confirmed. */
const confirmed = async () => {
  const account = await signUp(app);
  await confirmEmailOf(app, account);
  return account;
};

const save = (as: string, change: { email: string; current_password?: string; name?: string }) =>
  app.send(updateMe, { as, body: { ...PROFILE, ...change } });
const emailOf = async (as: string) => (await app.send(getMe, { as })).answer.email;
const factorsOf = async (as: string) => (await app.send(getSecondFactor, { as })).answer;
const logIn = (username: string, password: string) => app.send(login, { body: { username, password } });

const resetAt = async (email: string, new_password: string) => {
  const [link] = await askForReset(app, email);
  expect(await app.send(resetPassword, { body: { token: tokenIn(link), new_password } })).toMatchObject({
    status: 200,
  });
};

/** Follows the link that an address was mailed when it was left, and sets a new password. */
const undoAt = async (email: string) => {
  const mail = await app.inbox.mailbox.next(email, ({ subject }) => subject.startsWith('The email address'));
  const { answer } = await app.send(undoEmail, { body: { token: tokenIn(mail.links[0]) } });
  expect(answer.msg).toBe(messages.account.emailRestored);
  const body = { token: answer.reset_token, new_password: NEW };
  expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
};

describe('a stolen session of an account with a second factor', () => {
  test('cannot change the address without a fresh proof, and can change everything else', async () => {
    const { token, email } = await confirmed();
    await setUpApp(app, token);
    app.wait({ minutes: 6 });
    expect(await save(token, { email: 'thief.proof@example.com' })).toMatchObject(PROOF_NEEDED);
    const wrong = { email: 'thief.proof@example.com', current_password: 'a wrong one' };
    expect(await save(token, wrong)).toMatchObject({ status: 400, error: messages.password.wrongCurrent });
    expect(await emailOf(token)).toBe(email);
    expect(await save(token, { email, name: 'New Name' })).toMatchObject({ status: 200 });
    expect(await save(token, { email: 'moved@example.com', current_password: PASSWORD })).toMatchObject({
      status: 200,
    });
    expect(await emailOf(token)).toBe('moved@example.com');
  });

  test('can change the address within five minutes of its login', async () => {
    const { token } = await confirmed();
    await setUpPasskey(app, token);
    app.wait({ minutes: 4 });
    expect(await save(token, { email: 'fresh@example.com' })).toMatchObject({ status: 200 });
  });

  test('guesses the password by way of the profile no faster than elsewhere, whatever else it saves', async () => {
    const { token, email } = await confirmed();
    await setUpApp(app, token);
    const statuses = [];
    for (let n = 0; n < 7; n += 1) {
      // An unchanged address needs no proof, yet a wrong password with it is wrong.
      statuses.push((await save(token, { email, current_password: `wrong one ${n}` })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });
});

test('a stolen session of an account without a second factor changes the address as the specification says', async () => {
  const { token } = await confirmed();
  app.wait({ minutes: 6 });
  expect(await save(token, { email: 'unasked@example.com' })).toMatchObject({ status: 200 });
});

describe('a reset at an address that was never confirmed', () => {
  test('keeps the second factor of an account that once had a confirmed address', async () => {
    const { username, token } = await confirmed();
    await setUpApp(app, token);
    expect(await save(token, { email: 'thief.reset@example.com' })).toMatchObject({ status: 200 });
    // Two changes: the confirmed address is not the last one.
    expect(await save(token, { email: 'thief.again@example.com' })).toMatchObject({ status: 200 });
    await resetAt('thief.again@example.com', PASSWORD);
    expect(await logIn(username, PASSWORD)).toMatchObject(SECOND_STEP);
  });

  test('keeps it eight days later, when the change can no longer be undone', async () => {
    const { username, token } = await confirmed();
    await setUpApp(app, token);
    expect(await save(token, { email: 'thief.late@example.com' })).toMatchObject({ status: 200 });
    app.wait({ days: 8 });
    await resetAt('thief.late@example.com', PASSWORD);
    expect(await logIn(username, PASSWORD)).toMatchObject(SECOND_STEP);
  });

  test('drops the second factor where no address was ever confirmed', async () => {
    const { username, token } = await signUp(app);
    await setUpApp(app, token);
    expect(await save(token, { email: 'never.confirmed@example.com' })).toMatchObject({ status: 200 });
    await resetAt('never.confirmed@example.com', NEW);
    expect(await logIn(username, NEW)).toMatchObject({ status: 200 });
  });
});

describe('the undo of a changed address', () => {
  test('removes the passkey, the app, the codes and the Google account that a thief added after the change', async () => {
    const { username, email, token } = await confirmed();
    app.wait({ minutes: 6 });
    expect(await save(token, { email: 'thief.undo@example.com' })).toMatchObject({ status: 200 });
    app.wait({ minutes: 1 });
    await resetAt('thief.undo@example.com', PASSWORD);
    const thief = (await logIn(username, PASSWORD)).answer.token;
    const { secret } = await setUpApp(app, thief);
    await setUpPasskey(app, thief);
    const visitor = new Visitor(app);
    const page = await visitor.leaveToConnect(thief);
    expect(await visitor.comeBack(await visitor.choose(page, newPerson(app)))).toContain('google-connected');
    expect((await finishWith(app, username, codeOf(secret, app.context))).status).toBe(200);

    await undoAt(email);
    const owner = await logIn(username, NEW);
    expect(owner).toMatchObject({ status: 200 });
    expect((await app.send(getMe, { as: owner.answer.token })).answer).toMatchObject({
      email,
      google_connected: false,
    });
    expect(await factorsOf(owner.answer.token)).toMatchObject({
      passkeys: [],
      authenticator_since: null,
      recovery_codes_left: 0,
    });
  });

  test('keeps the passkey from before the change, and removes the codes that a thief renewed after it', async () => {
    const { username, email, token } = await confirmed();
    await setUpPasskey(app, token, 'my key');
    app.wait({ minutes: 1 });
    expect(await save(token, { email: 'thief.keeps@example.com' })).toMatchObject({ status: 200 });
    app.wait({ minutes: 1 });
    await setUpPasskey(app, token, 'a key of the thief');
    const stolen = (await app.send(renewRecoveryCodes, { as: token })).answer.recovery_codes;

    await undoAt(email);
    const half = await app.send(login, { body: { username, password: NEW } });
    expect(half).toMatchObject(SECOND_STEP);
    const passkeys = await app.db
      .selectFrom('passkeys')
      .innerJoin('users', 'users.id', 'passkeys.user_id')
      .select('passkeys.name')
      .where('username', '=', username)
      .execute();
    expect(passkeys).toEqual([{ name: 'my key' }]);
    const codes = await app.db
      .selectFrom('recovery_codes')
      .innerJoin('users', 'users.id', 'recovery_codes.user_id')
      .select('code_hash')
      .where('username', '=', username)
      .execute();
    expect([codes, stolen.length]).toEqual([[], 10]);
  });
});
