import { once } from 'node:events';
import { connect } from 'node:net';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPlainRead } from '#db/guarded-driver';
import { openDatabase } from '#db/open';
import type { Connections } from '#db/postgres-pool';
import type { Db } from '#db/types';
import { isDatabaseAway } from '#lib/database-error';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';

let db: Db;
/** Somebody else's connections to the same database. */
let others: Db;
let pool: Connections;
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  const open = async () => {
    const opened = await openDatabase({ databaseUrl, dataDir: '' });
    atEnd(opened.close);
    return opened;
  };
  db = (await open()).db;
  const another = await open();
  others = another.db;
  if (!another.pool) throw new Error('PostgreSQL was asked for');
  pool = another.pool;
  await sql`create table asked (n integer)`.execute(others);
});
beforeEach(async () => {
  await sql`delete from asked`.execute(others);
});

const AT_ONCE = Array.from({ length: 10 }, (_, n) => n);
/** Long enough to be cut in the middle. */
const SLOWLY = sql<string>`pg_sleep(1)::text`;

const OF_OTHERS = sql`datname = current_database() and pid <> pg_backend_pid()`;

/** Cuts all connections on which that many statements run. */
const cutWhileRunning = async (count: number): Promise<void> => {
  const running = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where ${OF_OTHERS} and state = 'active' and query like '%pg_sleep%'`.execute(others);
    return rows.length;
  };
  await expect.poll(running, { interval: 20 }).toBe(count);
  await cut();
};
const cut = () => sql`select pg_terminate_backend(pid) from pg_stat_activity where ${OF_OTHERS}`.execute(others);

const asked = async () =>
  (await sql<{ n: number }>`select n from asked order by n`.execute(others)).rows.map(({ n }) => n);
const slowRead = (n: number, from: Pick<Db, 'selectNoFrom'> = db) =>
  from.selectNoFrom([SLOWLY.as('slowly'), sql.lit(n).as('n')]).executeTakeFirstOrThrow();
const slowWrite = (n: number, into: Db = db) =>
  sql`insert into asked (n) select ${n}::integer from (select ${SLOWLY}) as slow`.execute(into);

describe('when all connections are cut', () => {
  test('reads by themselves are asked once more, and answered', async () => {
    const reads = AT_ONCE.map((n) => slowRead(n));
    await cutWhileRunning(AT_ONCE.length);
    expect((await Promise.all(reads)).map(({ n }) => n)).toEqual(AT_ONCE);
  });

  test('writes by themselves fail, and none is done a second time', async () => {
    const writes = AT_ONCE.map((n) => slowWrite(n).then(() => 'done', isDatabaseAway));
    await cutWhileRunning(AT_ONCE.length);
    expect(new Set(await Promise.all(writes))).toEqual(new Set([true]));
    expect(await asked()).toEqual([]);
  });

  test('reads and writes of a transaction fail with it, and nothing of it stays', async () => {
    const transactions = AT_ONCE.map((n) =>
      db
        .transaction()
        .execute(async (tx) => {
          await sql`insert into asked (n) values (${n})`.execute(tx);
          await slowRead(n, tx);
        })
        .then(() => 'done', isDatabaseAway),
    );
    await cutWhileRunning(AT_ONCE.length);
    expect(new Set(await Promise.all(transactions))).toEqual(new Set([true]));
    expect(await asked()).toEqual([]);
  });

  test('a transaction that begins on a cut connection begins on another one', async () => {
    const knife = await pool.connect();
    for (const n of AT_ONCE) {
      await db.selectFrom('users').select('id').execute();
      const cutting = knife.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      // This process hears nothing meanwhile: the connection that waits in its pool is cut, and it does not know.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      await db.transaction().execute((tx) => sql`insert into asked (n) values (${n})`.execute(tx));
      await cutting;
    }
    knife.release();
    expect(await asked()).toEqual(AT_ONCE);
  });
});

test('a database whose socket in the file system is gone is away', async () => {
  const [error] = await once(connect('/nowhere/.s.PGSQL.5432'), 'error');
  expect(isDatabaseAway(error)).toBe(true);
});

test('under load, what was answered is there once, and nothing is there twice', async () => {
  const done: number[] = [];
  let lines = 10;
  const line = async (first: number) => {
    for (let n = first; n < 600; n += 10) {
      await db
        .transaction()
        .execute((tx) => sql`insert into asked (n) values (${n})`.execute(tx))
        .then(
          () => done.push(n),
          (error) => expect(isDatabaseAway(error), String(error)).toBe(true),
        );
      await db.selectFrom('users').select('id').execute();
    }
    lines -= 1;
  };
  const working = Promise.all(AT_ONCE.map(line));
  let cuts = 0;
  while (lines > 0) {
    const before = done.length;
    await expect.poll(() => done.length > before + 20 || lines === 0, { interval: 5 }).toBe(true);
    await cut();
    cuts += 1;
  }
  await working;
  const stored = await asked();
  expect(stored).toEqual([...new Set(stored)]);
  expect(stored).toEqual(expect.arrayContaining(done));
  expect(cuts).toBeGreaterThan(5);
});

const plain = (query: { toOperationNode(): Parameters<typeof isPlainRead>[0] }) => isPlainRead(query.toOperationNode());

test('what changes or locks something is no plain read, wherever that stands', () => {
  const users = db.selectFrom('users').select('id');
  expect(plain(users)).toBe(true);
  expect(plain(users.where('id', 'in', db.selectFrom('pets').select('user_id')))).toBe(true);
  expect(plain(users.forUpdate())).toBe(false);
  expect(plain(users.forShare())).toBe(false);
  expect(
    plain(
      db
        .with('gone', (with_) => with_.deleteFrom('pets').returning('id'))
        .selectFrom('gone')
        .selectAll(),
    ),
  ).toBe(false);
  expect(plain(db.deleteFrom('pets'))).toBe(false);
  const raw: RawBuilder<unknown> = sql`select 1`;
  expect(isPlainRead(raw.toOperationNode())).toBe(false);
});
