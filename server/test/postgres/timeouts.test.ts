import { setTimeout as sleep } from 'node:timers/promises';
import { saveStep2 } from '@pawsume/contract/pets';
import { petByKey } from '@pawsume/fixtures/pets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { cleanUp } from '#features/account/cleanup';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { later } from '../harness/later.ts';
import { makeOwner, makePet } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

const SHORT = { DATABASE_STATEMENT_TIMEOUT_S: '0.4', DATABASE_LOCK_TIMEOUT_S: '0.2', DATABASE_IDLE_TIMEOUT_S: '0.3' };
const YEAR_MS = 365 * 86_400_000;

let app: TestApp;
/** Somebody else's connections, with the usual timeouts. */
let db: Db;
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  app = await startApp({ ...SHORT, DATABASE_URL: databaseUrl });
  const opened = await openDatabase({ databaseUrl, dataDir: '' });
  atEnd(opened.close);
  db = opened.db;
  await sql`create function dawdle() returns trigger language plpgsql as
    'begin perform pg_sleep(1); return null; end'`.execute(db);
});

/** Has this kind of statement take a second. */
const slowDown = (statement: 'update on pets' | 'delete on sessions') =>
  sql`create trigger dawdle after ${sql.raw(statement)} for each statement execute function dawdle()`.execute(db);

/** Holds a row until the function that it returns is called. */
const lockPet = async (petId: number) => {
  const tx = await db.startTransaction().execute();
  await sql`select id from pets where id = ${petId} for update`.execute(tx);
  return () => tx.commit().execute();
};

/** An owner's pet as it is stored, and a save of it. */
const petToSave = async () => {
  const { token } = await makeOwner(app);
  const petId = await makePet(app, token);
  return {
    petId,
    save: () => app.send(saveStep2, { as: token, params: { pet_id: petId }, body: petByKey('bo').answers.step2 }),
    stored: () => db.selectFrom('pets').selectAll().where('id', '=', petId).executeTakeFirstOrThrow(),
  };
};

describe('what the database gives up', () => {
  test('because somebody else has a lock for too long, is answered 503 and not stored, and succeeds later', async () => {
    const { petId, save, stored } = await petToSave();
    const before = await stored();
    const release = await lockPet(petId);
    const refused = await save().finally(release);
    expect(refused).toMatchObject({ status: 503, code: 'unavailable', error: expect.any(String) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored()).toEqual(before);
    expect(await save()).toMatchObject({ status: 200 });
  });

  test('because it takes too long, is answered 503 and not stored, and succeeds later', async () => {
    const { save, stored } = await petToSave();
    const before = await stored();
    await slowDown('update on pets');
    expect(await save()).toMatchObject({ status: 503, code: 'unavailable' });
    await sql`drop trigger dawdle on pets`.execute(db);
    expect(await stored()).toEqual(before);
    expect(await save()).toMatchObject({ status: 200 });
  });

  test('because a transaction does nothing for too long, stores nothing and leaves the others alone', async () => {
    const { username } = await makeOwner(app);
    const idle = app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ name: 'Too Late' }).where('username', '=', username).execute();
      await sleep(900);
      await tx.updateTable('users').set({ name: 'Far Too Late' }).where('username', '=', username).execute();
    });
    await expect(idle).rejects.toThrow();
    const { name } = await db
      .selectFrom('users')
      .select('name')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    expect(name).not.toMatch(/Too Late/);
  });
});

test('keeping house may take as long as it takes', async () => {
  await makeOwner(app);
  const count = () => db.selectFrom('sessions').select('user_id').execute();
  expect(await count()).not.toEqual([]);
  await slowDown('delete on sessions');
  await cleanUp(later(app.context, YEAR_MS));
  expect(await count()).toEqual([]);
});

test('a server takes no more connections than it is told to', async () => {
  const { connections } = parseConfig({ DATABASE_POOL_SIZE: '3' });
  const { db, close } = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '', connections });
  atEnd(close);
  await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.05)`.execute(db)));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(db);
  expect(rows).toEqual([{ count: 3 }]);
});
