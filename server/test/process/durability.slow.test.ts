import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { preparedDataDir } from '../harness/data-dir.ts';
import { PASSWORD, PROFILE } from '../harness/make.ts';
import { spawnServer } from '../harness/spawn-server.ts';
import { clientOf, petForm } from './client.ts';

const KILLS = 10;
const WRITERS = 4;

/** Creates pets until the server is gone; those that were answered for are in `acknowledged`. */
const writeUntilKilled = async (send: ReturnType<typeof clientOf>, token: string, acknowledged: Set<string>) => {
  for (let n = 0; ; n += 1) {
    const name = `pet ${crypto.randomUUID()}`;
    try {
      await send('POST', '/pet/form/step1', token, petForm(name));
    } catch {
      return n;
    }
    acknowledged.add(name);
  }
};

const untilGrown = async (set: Set<string>, by: number): Promise<void> => {
  const enough = set.size + by;
  while (set.size < enough) await sleep(5);
};

test(`no acknowledged write is lost when the server is killed ${KILLS} times`, { timeout: 300_000 }, async () => {
  const dataDir = await preparedDataDir();
  const acknowledged = new Set<string>();
  const account = { username: 'survivor', password: PASSWORD, email: 'a@example.com', name: 'A' };
  let token = '';
  for (let round = 0; round < KILLS; round += 1) {
    const server = await spawnServer(dataDir);
    const send = clientOf(server.url);
    if (!token) {
      await send('POST', '/auth/register', '', account);
      token = z.object({ token: z.string() }).parse(await send('POST', '/auth/login', '', account)).token;
      await send('PUT', '/user/me', token, PROFILE);
    }
    const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(send, token, acknowledged));
    await untilGrown(acknowledged, WRITERS + round);
    await sleep((round * 37) % 100);
    await server.kill();
    await Promise.all(writers);
  }
  const server = await spawnServer(dataDir);
  const pets = z
    .array(z.object({ pet_name: z.string() }))
    .parse(await clientOf(server.url)('GET', '/user/pets', token));
  const stored = new Set(pets.map(({ pet_name }) => pet_name));
  await server.kill();
  expect(acknowledged.size).toBeGreaterThan(KILLS * WRITERS);
  expect([...acknowledged].filter((name) => !stored.has(name))).toEqual([]);
});
