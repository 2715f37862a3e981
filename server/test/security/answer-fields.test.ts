import { login } from '@pawsume/contract/auth';
import { getMe, user } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeOwner, PASSWORD } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const SECRET = /hash|secret|password_|_key$|^sub(ject)?$|^iss(uer)?$|capture_ref|request_params|actor_id/;

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.unknown() }))),
});

/** The names of all properties that a JSON Schema speaks of. */
const propertiesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Reflect.get(schema, 'properties');
  return [...Object.keys(own ?? {}), ...Object.values(schema).flatMap(propertiesIn)];
};

/** Of the registry: what anybody checks a signature with, and whose it is. */
const MEANT_FOR_ALL = ['public_key', 'issuer'];

test('no answer of any call has room for a secret', async () => {
  const app = await sharedApp();
  const { paths } = description.parse(await (await fetch(`${app.url}/api/openapi.json`)).json());
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => propertiesIn(responses)),
  );
  expect(names.length).toBeGreaterThan(200);
  expect([...new Set(names)].filter((name) => SECRET.test(name)).sort()).toEqual(MEANT_FOR_ALL.toSorted());
});

test('an answer holds what its description names, whatever more the row holds', async () => {
  const app = await sharedApp();
  const { username, token } = await makeOwner(app);
  const mine = await app.send(getMe, { as: token });
  expect(Object.keys(JSON.parse(mine.bytes.toString())).sort()).toEqual(Object.keys(user.shape).sort());
  const session = await app.send(login, { body: { username, password: PASSWORD } });
  expect(Object.keys(JSON.parse(session.bytes.toString()))).toEqual(['token']);
});
