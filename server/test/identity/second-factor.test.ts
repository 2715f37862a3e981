import { exchangeToken } from '@pawsume/contract/auth';
import { errorBody } from '@pawsume/contract/errors';
import { finishByCode } from '@pawsume/contract/second-factor';
import { expect, test } from 'vitest';
import { codeOf, setUpApp } from '../accounts/factors.ts';
import { pathOf } from '../harness/send.ts';
import { sharedApp } from '../harness/start-app.ts';
import { me, newPerson, ticketIn, Visitor } from './visitor.ts';

const app = await sharedApp();

const someone = async () => {
  const person = newPerson(app);
  const { secret } = await setUpApp(app, await new Visitor(app).signInWith(person));
  return { person, secret };
};

test('who signs in with Google and has a second factor is asked for it', async () => {
  const { person, secret } = await someone();
  const visitor = new Visitor(app);
  const body = JSON.stringify({ token: ticketIn(await visitor.signIn(person)) });
  const headers = { 'content-type': 'application/json' };
  const response = await visitor.ask(pathOf(exchangeToken), { method: 'POST', headers, body });
  expect(response.status).toBe(401);
  const { code, second_factor } = errorBody.parse(await response.json());
  expect(code).toBe('second_factor_needed');
  const challenge = second_factor?.challenge ?? '';
  const reply = await app.send(finishByCode, { body: { challenge, code: codeOf(secret, app.context) } });
  expect(await me(app, reply.answer.token)).toMatchObject({ google_connected: true });
});
