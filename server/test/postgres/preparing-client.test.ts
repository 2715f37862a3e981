import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';

const ONE_CONNECTION = { poolSize: 1, statementTimeoutMs: 30_000, lockTimeoutMs: 10_000, idleTimeoutMs: 60_000 };

let db: Db;
/** Another version of the product, which changes tables. */
let others: Db;
beforeEach(async () => {
  const databaseUrl = await freshDatabase();
  const open = async () => {
    const opened = await openDatabase({ databaseUrl, dataDir: '', connections: ONE_CONNECTION });
    atEnd(opened.close);
    return opened.db;
  };
  db = await open();
  others = await open();
  await sql`create table toys (id integer primary key, name text)`.execute(others);
  await sql`insert into toys values (1, 'Ball'), (2, 'Rope')`.execute(others);
});

const toy = (within: Db, id: number) => sql`select * from toys where id = ${id}`.execute(within);
const preparedIn = async (within: Db) => {
  const { rows } = await sql<{
    calls: string;
  }>`select generic_plans + custom_plans as calls from pg_prepared_statements
    where statement like 'select * from toys%'`.execute(within);
  return rows.map(({ calls }) => Number(calls));
};

describe('a connection', () => {
  test('parses a statement once, however often it is asked', async () => {
    expect((await toy(db, 1)).rows).toEqual([{ id: 1, name: 'Ball' }]);
    expect((await toy(db, 2)).rows).toEqual([{ id: 2, name: 'Rope' }]);
    expect(await preparedIn(db)).toEqual([2]);
  });

  test('asks again what it had prepared before a column came or went', async () => {
    await toy(db, 1);
    await sql`alter table toys add column colour text default 'red'`.execute(others);
    expect((await toy(db, 1)).rows).toEqual([{ id: 1, name: 'Ball', colour: 'red' }]);
    await sql`alter table toys drop column colour`.execute(others);
    expect((await toy(db, 2)).rows).toEqual([{ id: 2, name: 'Rope' }]);
    expect((await toy(db, 1)).rows).toEqual([{ id: 1, name: 'Ball' }]);
  });

  test('changes something once where its plan was outdated', async () => {
    const add = (id: number) => sql`insert into toys values (${id}, 'Bone') returning *`.execute(db);
    await add(3);
    await sql`alter table toys add column colour text`.execute(others);
    await add(4);
    expect((await sql`select id from toys order by id`.execute(others)).rows).toHaveLength(4);
  });

  test('has nothing prepared within a transaction, which an outdated plan would end', async () => {
    await toy(db, 1);
    await db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await sql`alter table toys add column colour text`.execute(others);
      expect((await toy(tx, 1)).rows).toEqual([{ id: 1, name: 'Ball', colour: null }]);
    });
  });

  test('reports what fails with its code, each time, and goes on', async () => {
    const add = () => sql`insert into toys values (${1}, 'Ball')`.execute(db);
    await expect(add()).rejects.toMatchObject({ code: '23505' });
    await expect(add()).rejects.toMatchObject({ code: '23505' });
    expect((await toy(db, 1)).rows).toHaveLength(1);
  });
});
