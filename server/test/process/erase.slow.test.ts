import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { petPhoto } from '@pawsume/fixtures/photos';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#db/open';
import { preparedDataDir } from '../harness/data-dir.ts';
import { PASSWORD, PROFILE } from '../harness/make.ts';
import { spawnServer } from '../harness/spawn-server.ts';

const PETS = 5;
/** When the server is killed after the deletion was asked for, in milliseconds; at last after it was answered. */
const KILLED_AFTER = [0, 5, 20, 60, 150, null];

let dataDir: string;
beforeAll(async () => {
  dataDir = await preparedDataDir();
});

const clientOf =
  (url: string, token = '') =>
  async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    return fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
  };

const petForm = async (name: string): Promise<FormData> => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ pet_name: name, pet_type: 'Cat', pet_age: '2' }))
    form.append(field, value);
  form.append('image', new Blob([new Uint8Array(await petPhoto('cat'))], { type: 'image/jpeg' }), 'cat.jpg');
  return form;
};

/** An account with pets and their pictures; returns its token. */
const makeAccount = async (url: string, username: string): Promise<string> => {
  const account = { username, password: PASSWORD, email: `${username}@example.com`, name: username };
  await clientOf(url)('POST', '/auth/register', account);
  const answer = await (await clientOf(url)('POST', '/auth/login', account)).json();
  const { token } = z.object({ token: z.string() }).parse(answer);
  const send = clientOf(url, token);
  await send('PUT', '/user/me', { ...PROFILE, email: account.email, name: username });
  for (let n = 0; n < PETS; n += 1) {
    expect((await send('POST', '/pet/form/step1', await petForm(`${username} ${n}`))).status).toBe(201);
  }
  return token;
};

const pictures = async (): Promise<string[]> => readdir(join(dataDir, 'pictures'));

/** What is left of an account: all of it, or nothing. */
const rowsOf = async (username: string): Promise<number> => {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const users = await db.selectFrom('users').select('id').where('name', '=', username).execute();
  const pets = await db.selectFrom('pets').select('id').where('pet_name', 'like', `${username} %`).execute();
  await close();
  return users.length + pets.length;
};

test('a deletion that is killed at any moment has happened whole or not at all', { timeout: 180_000 }, async () => {
  const outcomes: number[] = [];
  let whole = 0;
  for (const [round, pause] of KILLED_AFTER.entries()) {
    const server = await spawnServer(dataDir);
    const token = await makeAccount(server.url, `leaver${round}`);
    const asked = clientOf(server.url, token)('DELETE', '/user/delete-account', { confirm: true }).catch(() => null);
    await (pause === null ? asked : sleep(pause));
    await server.kill();
    await asked;
    outcomes.push(await rowsOf(`leaver${round}`));
    if (outcomes.at(-1) !== 0) whole += 1;
  }
  for (const left of outcomes) expect([0, 1 + PETS]).toContain(left);
  expect(outcomes.at(-1)).toBe(0);

  // The pictures of who is gone go at the next start, once they are old enough to belong to nobody.
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of await pictures()) await utimes(join(dataDir, 'pictures', name), yesterday, yesterday);
  const server = await spawnServer(dataDir);
  await expect.poll(async () => (await pictures()).length).toBe(whole * PETS * 2);
  await server.kill();
});
