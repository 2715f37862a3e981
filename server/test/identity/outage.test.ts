import { connectGoogle, googleCallback, login, loginWithGoogle } from '@pawsume/contract/auth';
import { API_BASE } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { getHealth } from '@pawsume/contract/system';
import { expect, test } from 'vitest';
import { parseConfig } from '#config';
import { openGoogle } from '#identity/google';
import { PASSWORD, signUp } from '../harness/make.ts';
import { providersOf, sharedApp, sharedAppWith } from '../harness/start-app.ts';
import { newPerson, Visitor } from './visitor.ts';

const FAILED = '/login?notice=google-failed';

/** An app that has asked Google nothing yet, and does not wait long for it. */
const startImpatient = async () => {
  const { google, publicUrl } = parseConfig(providersOf(await sharedApp()));
  if (!google) throw new Error('no Google');
  const redirectUri = publicUrl + API_BASE + googleCallback.path;
  const provider = openGoogle({ ...google, redirectUri }, { answerWithinS: 2 });
  return sharedAppWith((context) => ({ ...context, google: provider }));
};

test.each(['error', 'hang'] as const)('an %s of discovery ends on the login screen, and is got over', async (how) => {
  const app = await startImpatient();
  const { username, token } = await signUp(app);
  app.google.control.breakDown({ on: 'discovery', how });
  const leaving = new Visitor(app).leave();
  // Passwords do not wait for Google.
  expect(await app.send(login, { body: { username, password: PASSWORD } })).toMatchObject({ status: 200 });
  expect(await app.send(getHealth)).toMatchObject({ status: 200 });
  expect(await leaving).toBe(FAILED);
  const reply = await app.send(connectGoogle, { as: token });
  expect(reply).toMatchObject({ status: 503, error: messages.account.connectFailed });
  app.google.control.reset();
  expect(await new Visitor(app).signIn(newPerson(app))).toMatch(/^\/login\?token=/);
});

test.each([
  ['token', 'error'],
  ['token', 'hang'],
  ['keys', 'error'],
  ['keys', 'hang'],
] as const)('where %s gives an %s, the way back ends on the login screen', async (on, how) => {
  const app = await startImpatient();
  app.google.control.breakDown({ on, how });
  expect(await new Visitor(app).signIn(newPerson(app))).toBe(FAILED);
  app.google.control.reset();
  expect(await new Visitor(app).signIn(newPerson(app))).toMatch(/^\/login\?token=/);
});

test('where Google is not set up, every way to it says so', async () => {
  const app = await sharedAppWith((context) => ({ ...context, google: null }));
  for (const call of [loginWithGoogle, googleCallback]) {
    const { status, headers } = await app.send(call);
    expect([status, headers.location]).toEqual([303, '/login?notice=google-unavailable']);
  }
  const { token } = await signUp(app);
  const reply = await app.send(connectGoogle, { as: token });
  expect(reply).toMatchObject({ status: 503, error: messages.auth.googleUnavailable });
});
