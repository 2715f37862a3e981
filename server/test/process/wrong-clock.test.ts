import { randomUUID } from 'node:crypto';
import { access, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkResetLink, forgotPassword, login } from '@pawsume/contract/auth';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { getStep1, saveStep1 } from '@pawsume/contract/pets';
import { downloadResume, generateResume, listMyResumes } from '@pawsume/contract/resumes';
import { petPhoto } from '@pawsume/fixtures/photos';
import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { giveCredits } from '../harness/credits.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { balanceOf, confirmEmailOf, makeOwner, makePet, PASSWORD } from '../harness/make.ts';
import { pathOf } from '../harness/send.ts';
import { type ServerWithClock, spawnServerWithClock } from '../harness/server-clock.ts';
import { filesIn, providersOf, startApp, type TestApp } from '../harness/start-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };

let model: ModelStandIn;
let settings: Record<string, string>;
let right: TestApp;
beforeAll(async () => {
  model = await startModel();
  atEnd(() => model.close());
  const ai = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'waiting',
    AI_BASE_URL: model.url,
    AI_API_KEY: MODEL_API_KEY,
  };
  settings = {
    DATABASE_URL: await freshDatabase(),
    DATABASE_LOCK_TIMEOUT_S: '60',
    DATABASE_STATEMENT_TIMEOUT_S: '60',
    ...ai,
  };
  right = await startApp(settings);
});

/** Another server of the same database and pictures. */
const startWrong = async (ms: number): Promise<ServerWithClock> => {
  const server = await spawnServerWithClock(right.dataDir, { ...settings, ...providersOf(right) }, ms);
  atEnd(() => server.kill());
  return server;
};

/** It keeps house as soon as it has started. */
const startWrongAndKeepHouse = async (): Promise<ServerWithClock> => {
  const forgotten = join(right.dataDir, 'pictures', `${'x'.repeat(24)}.jpg`);
  const longAgo = new Date(Date.now() - 9 * DAY_MS);
  await writeFile(forgotten, 'x');
  await utimes(forgotten, longAgo, longAgo);
  const server = await startWrong(DAY_MS);
  const isThere = () =>
    access(forgotten).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere, { timeout: 60_000 }).toBe(false);
  const leases = () => right.db.selectFrom('leases').select('name').where('name', '=', 'housekeeper').execute();
  await expect.poll(leases, { timeout: 60_000 }).toEqual([]);
  return server;
};

const mailedToken = async (address: string): Promise<string> => {
  const { links } = await right.inbox.mailbox.next(address, ({ links: all }) =>
    all.some((link) => link.includes('reset')),
  );
  return /token=([\w-]+)/.exec(links.join(' '))?.[1] ?? '';
};

const countPictures = async (): Promise<number> => (await filesIn(right, 'pictures')).length;

test('a server whose clock is a day ahead takes away neither a photo that is being saved nor a link that was mailed', async () => {
  const { token: as, username } = await makeOwner(right);
  const petId = await makePet(right, as);
  const email = 'jo@example.com';
  await confirmEmailOf(right, { username });
  await right.send(forgotPassword, { body: { email } });
  const token = await mailedToken(email);
  const pet = { as, params: { pet_id: petId } };
  const before = await countPictures();
  let saving: Promise<unknown> = Promise.resolve();
  await right.db.transaction().execute(async (tx) => {
    await sql`select id from users for update`.execute(tx);
    saving = right.send(saveStep1, { ...pet, body: basics, file: await petPhoto('dog') });
    await expect.poll(countPictures).toBe(before + 2);
    await startWrongAndKeepHouse();
  });
  expect(await saving).toMatchObject({ status: 200 });
  const { picture } = (await right.send(getStep1, pet)).answer;
  expect((await fetch(right.url + picture)).status).toBe(200);
  expect(await right.send(checkResetLink, { body: { token } })).toMatchObject({ status: 200 });
});

test('who has to wait waits as long at each server, whatever the time is there', async () => {
  const wrong = await startWrong(DAY_MS);
  const { username } = await makeOwner(right);
  const { username: another } = await makeOwner(right);
  const guess = async (url: string, username: string) => {
    const body = JSON.stringify({ username, password: 'not the one' });
    const headers = { 'content-type': 'application/json' };
    const { status, headers: said } = await fetch(`${url}${pathOf(login)}`, { method: 'POST', body, headers });
    return { status, retryAfter: Number(said.get('retry-after')) };
  };
  for (const [first, second, who] of [
    [wrong.url, right.url, username],
    [right.url, wrong.url, another],
  ] as const) {
    for (let n = 0; n < 5; n += 1) expect(await guess(first, who)).toMatchObject({ status: 401 });
    for (const url of [first, second]) {
      const { status, retryAfter } = await guess(url, who);
      expect(status).toBe(429);
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(60);
    }
  }
});

test('what a server wrote, charged or began stands at another whose clock is a day ahead', async () => {
  const { token: as, username } = await makeOwner(right);
  const petId = await makePet(right, as);
  const generating = right.send(generateResume, { as, params: { pet_id: petId } });
  await expect.poll(() => model.requests.length).toBeGreaterThan(0);
  model.release();
  const { answer } = await generating;
  await giveCredits(right, username, 2);
  const wrong = await startWrong(DAY_MS);
  const headers = { authorization: `Bearer ${as}`, [IDEMPOTENCY_HEADER]: randomUUID() };
  const path = pathOf(downloadResume, { id: answer.resume_id });
  for (const url of [right.url, wrong.url, right.url]) {
    expect((await fetch(url + path, { headers })).status).toBe(200);
  }
  expect(await balanceOf(right, as)).toBe(1);
  const body = JSON.stringify({ username, password: PASSWORD });
  const begun = await fetch(wrong.url + pathOf(login), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const { token } = (await begun.json()) as { token: string }; // as the contract has it
  expect(await right.send(listMyResumes, { as: token })).toMatchObject({ status: 200 });
});
