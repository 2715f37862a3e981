import { type adminLogin, login } from '@pawsume/contract/auth';
import { errorBody } from '@pawsume/contract/errors';
import {
  addPasskey,
  beginAuthenticator,
  beginByPasskey,
  beginPasskey,
  beginPasskeyLogin,
  confirmAuthenticator,
  finishByCode,
  finishByPasskey,
  loginByPasskey,
} from '@pawsume/contract/second-factor';
import { expect } from 'vitest';
import { appCode } from '../harness/app-code.ts';
import { PASSWORD } from '../harness/make.ts';
import { SoftwareAuthenticator, type Twist } from '../harness/software-authenticator.ts';
import type { TestApp } from '../harness/start-app.ts';

/** Where browsers take passkeys without https. */
export const NAMED = { PUBLIC_URL: 'http://localhost:3000' };

/** What the app shows next, or `steps` half minutes from now. */
export const codeOf = (secret: string, { clock }: TestApp['context'], steps = 1): string =>
  appCode(secret, { at: clock(), steps });

/** Sets up an authenticator app with the code of now; the next one is still to be used. */
export const setUpApp = async (app: TestApp, as: string) => {
  const { key: secret } = (await app.send(beginAuthenticator, { as })).answer;
  const reply = await app.send(confirmAuthenticator, { as, body: { code: codeOf(secret, app.context, 0) } });
  expect(reply).toMatchObject({ status: 200 });
  return { secret, codes: reply.answer.recovery_codes ?? [] };
};

/** Sets up a passkey on a new security key. */
export const setUpPasskey = async (app: TestApp, as: string, name = '') => {
  const device = new SoftwareAuthenticator(app.context.publicUrl);
  const options = (await app.send(beginPasskey, { as })).answer;
  const reply = await app.send(addPasskey, { as, body: { name, passkey: device.create(options) } });
  expect(reply).toMatchObject({ status: 201 });
  return { device, codes: reply.answer.recovery_codes };
};

/** Logs in with the password, which has to be half of it. Returns the way to the other half. */
export const halfLogin = async (
  { send }: TestApp,
  { username, call = login }: { username: string; call?: typeof login | typeof adminLogin },
) => {
  const reply = await send(call, { body: { username, password: PASSWORD } });
  expect(reply).toMatchObject({ status: 401, code: 'second_factor_needed' });
  const step = errorBody.parse(JSON.parse(reply.bytes.toString())).second_factor;
  return { challenge: step?.challenge ?? '', kinds: step?.kinds ?? [] };
};

export const finishWith = async (app: TestApp, username: string, code: string) => {
  const { challenge } = await halfLogin(app, { username });
  return app.send(finishByCode, { body: { challenge, code } });
};

export const finishWithKey = async (app: TestApp, username: string, device: SoftwareAuthenticator, twist?: Twist) => {
  const { challenge } = await halfLogin(app, { username });
  const options = (await app.send(beginByPasskey, { body: { challenge } })).answer;
  return app.send(finishByPasskey, { body: { challenge, passkey: device.use(options, twist) } });
};

/** Logs in with a passkey alone. */
export const logInWith = async ({ send }: TestApp, device: SoftwareAuthenticator, twist?: Twist) => {
  const options = (await send(beginPasskeyLogin)).answer;
  return send(loginByPasskey, { body: { passkey: device.use(options, twist) } });
};
