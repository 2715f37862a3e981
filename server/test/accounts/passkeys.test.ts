import { resetPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getSecondFactor,
  loginByPasskey,
  removePasskey,
} from '@pawsume/contract/second-factor';
import { getMe } from '@pawsume/contract/users';
import { describe, expect, test } from 'vitest';
import { findRelyingParty } from '#lib/relying-party';
import { PASSWORD, signUp } from '../harness/make.ts';
import { SoftwareAuthenticator, type Twist } from '../harness/software-authenticator.ts';
import { sharedApp } from '../harness/start-app.ts';
import { startAppWithClock } from './clock.ts';
import { finishWithKey, halfLogin, logInWith, NAMED, setUpApp, setUpPasskey } from './factors.ts';
import { askForReset, tokenIn } from './mails.ts';

const app = await startAppWithClock(NAMED);

const FAILED = { status: 401, code: 'wrong_credentials', error: messages.factor.passkeyFailed };

const someone = async () => {
  const account = await signUp(app);
  return { ...account, ...(await setUpPasskey(app, account.token, 'my key')) };
};
const mine = async (as: string) => (await app.send(getSecondFactor, { as })).answer;

const TWISTS: [string, Twist][] = [
  ['of another place', { origin: 'https://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['that has not seen its owner', { unverified: true }],
  ['over a challenge of somebody’s own', { challenge: 'x'.repeat(43) }],
];

describe('a passkey', () => {
  test('logs in by itself, and tells when it was used', async () => {
    const { username, token, device } = await someone();
    const [before] = (await mine(token)).passkeys;
    expect(before).toMatchObject({ name: 'my key', last_used_at: null });
    const reply = await logInWith(app, device);
    expect(await app.send(getMe, { as: reply.answer.token })).toMatchObject({ answer: { username } });
    const [after] = (await mine(token)).passkeys;
    expect(after).toMatchObject({ last_used_at: expect.any(String) });
  });

  test('finishes a login that the password began', async () => {
    const { username, device } = await someone();
    expect((await halfLogin(app, { username })).kinds).toEqual(['passkey', 'recovery_code']);
    expect(await finishWithKey(app, username, device)).toMatchObject({ status: 200 });
  });

  test('of somebody else finishes nothing', async () => {
    const { username } = await someone();
    const { device } = await someone();
    expect(await finishWithKey(app, username, device)).toMatchObject(FAILED);
  });

  test.each(TWISTS)('%s opens nothing', async (_name, twist) => {
    const { username, device } = await someone();
    expect(await logInWith(app, device, twist)).toMatchObject(FAILED);
    expect(await finishWithKey(app, username, device, twist)).toMatchObject(FAILED);
  });

  test.each(TWISTS)('%s is not kept', async (_name, twist) => {
    const { token } = await signUp(app);
    const device = new SoftwareAuthenticator(app.context.publicUrl);
    const options = (await app.send(beginPasskey, { as: token })).answer;
    const passkey = device.create(options, twist);
    expect(await app.send(addPasskey, { as: token, body: { name: '', passkey } })).toMatchObject(FAILED);
    expect((await mine(token)).passkeys).toEqual([]);
  });

  test('whose count falls is a copy, and opens nothing', async () => {
    const { device } = await someone();
    expect(await logInWith(app, device, { counter: 7 })).toMatchObject({ status: 200 });
    expect(await logInWith(app, device, { counter: 7 })).toMatchObject(FAILED);
    expect(await logInWith(app, device, { counter: 8 })).toMatchObject({ status: 200 });
  });

  test('signs each challenge once, however many show it at once', async () => {
    const { device } = await someone();
    const options = (await app.send(beginPasskeyLogin)).answer;
    const passkey = device.use(options);
    const replies = await Promise.all([1, 2, 3].map(() => app.send(loginByPasskey, { body: { passkey } })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('signs a challenge within five minutes', async () => {
    const { device } = await someone();
    const options = (await app.send(beginPasskeyLogin)).answer;
    app.wait({ minutes: 6 });
    expect(await app.send(loginByPasskey, { body: { passkey: device.use(options) } })).toMatchObject(FAILED);
  });

  test('that is removed opens nothing any more', async () => {
    const { token, device } = await someone();
    const [passkey] = (await mine(token)).passkeys;
    const removal = { as: token, params: { id: passkey?.id ?? 0 } };
    expect(await app.send(removePasskey, removal)).toMatchObject({ status: 200 });
    expect(await logInWith(app, device)).toMatchObject(FAILED);
    expect(await mine(token)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  });

  test('is added and removed only by somebody who proves to be the owner', async () => {
    const { token } = await someone();
    const [passkey] = (await mine(token)).passkeys;
    app.wait({ minutes: 6 });
    const needed = { status: 403, code: 'proof_needed' };
    expect(await app.send(beginPasskey, { as: token })).toMatchObject(needed);
    const removal = { as: token, params: { id: passkey?.id ?? 0 } };
    expect(await app.send(removePasskey, removal)).toMatchObject(needed);
    const body = { current_password: PASSWORD };
    expect(await app.send(beginPasskey, { as: token, body })).toMatchObject({ status: 200 });
    expect(await app.send(removePasskey, { ...removal, body })).toMatchObject({ status: 200 });
  });

  test('stands beside others and beside an app; the codes come with the first alone', async () => {
    const { token, codes, device } = await someone();
    expect(codes).toHaveLength(10);
    const second = await setUpPasskey(app, token, 'my phone');
    expect(second.codes).toBeNull();
    expect((await setUpApp(app, token)).codes).toEqual([]);
    expect((await mine(token)).passkeys.map(({ name }) => name)).toEqual(['my key', 'my phone']);
    for (const each of [device, second.device]) expect(await logInWith(app, each)).toMatchObject({ status: 200 });
  });

  test('that its owner gave no name is called by its browser', async () => {
    const { token } = await signUp(app);
    await setUpPasskey(app, token);
    expect((await mine(token)).passkeys).toMatchObject([{ name: expect.stringMatching(/./) }]);
  });
});

describe('letters', () => {
  const confirmed = async () => {
    const account = await signUp(app);
    const email = `${account.username}@letters.example`;
    const change = { email, email_confirmed_at: new Date() };
    await app.db.updateTable('users').set(change).where('username', '=', account.username).execute();
    return { ...account, email };
  };

  test('tell a confirmed address of each passkey, and no word that anybody typed', async () => {
    const { token, email, username } = await confirmed();
    await setUpPasskey(app, token, 'Claim your prize');
    const mail = await app.inbox.mailbox.next(email, ({ text }) => text.includes('passkey was added'));
    expect(mail.text).not.toContain('Claim your prize');
    expect(mail.text).not.toContain(username);
  });

  test('go to no address that nobody has confirmed', async () => {
    const { token, email, username } = await confirmed();
    await app.db.updateTable('users').set({ email_confirmed_at: null }).where('username', '=', username).execute();
    await setUpPasskey(app, token);
    const other = await confirmed();
    await setUpPasskey(app, other.token);
    await app.inbox.mailbox.next(other.email, ({ text }) => text.includes('passkey was added'));
    expect(app.inbox.mailbox.list().filter(({ to, text }) => to.includes(email) && text.includes('passkey'))).toEqual(
      [],
    );
  });
});

test('a reset takes away the passkey that somebody added before the address was proven', async () => {
  const { username, device } = await someone();
  const email = `${username}@squatted.example`;
  await app.db.updateTable('users').set({ email, email_confirmed_at: null }).where('username', '=', username).execute();
  const [link] = await askForReset(app, email);
  const body = { token: tokenIn(link), new_password: 'the true owner of it' };
  expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
  expect(await logInWith(app, device)).toMatchObject(FAILED);
});

test.each([
  ['https://pawsume.example', 'pawsume.example'],
  ['https://pawsume.example:8443', 'pawsume.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://127.0.0.1:3000', null],
  ['https://[::1]:3000', null],
  ['http://pawsume.example', null],
])('at %s passkeys are of %s', (publicUrl, id) => {
  expect(findRelyingParty(publicUrl)?.id ?? null).toBe(id);
});

test('where browsers take no passkeys the calls say so, and offer none', async () => {
  const plain = await sharedApp();
  const { token } = await signUp(plain);
  const unavailable = { status: 409, error: messages.factor.passkeysUnavailable };
  expect(await plain.send(beginPasskey, { as: token })).toMatchObject(unavailable);
  expect(await plain.send(beginPasskeyLogin)).toMatchObject(unavailable);
  expect(await plain.send(getSecondFactor, { as: token })).toMatchObject({ answer: { passkeys_available: false } });
});
