import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { migrations } from '#db/all-migrations';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { judgeMigrations } from './judge-migrations.ts';
import { readSchema } from './schema.ts';
import { unbearable } from './unbearable.ts';

const LAST = Object.keys(migrations).at(-1) ?? '';

let db: Db;
beforeAll(async () => {
  const opened = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '' });
  atEnd(opened.close);
  db = opened.db;
});

/** What is found where these statements change today's schema; the change is taken back. */
const judge = async (...statements: string[]): Promise<string[]> => {
  const tx = await db.startTransaction().execute();
  try {
    const before = await readSchema(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
    return unbearable(before, await readSchema(tx));
  } finally {
    await tx.rollback().execute();
  }
};

test.each([
  ['drop table day_counts', 'table day_counts is gone'],
  ['alter table leases rename to rents', 'table leases is gone'],
  ['alter table leases drop column holder', 'column leases.holder is gone'],
  ['alter table leases rename column holder to owner', 'column leases.holder is gone'],
  ['alter table day_counts alter column count type bigint', 'column day_counts.count is bigint and was integer'],
  [
    'alter table users alter column email_confirmed_at set not null',
    'column users.email_confirmed_at may not be null any more',
  ],
  [
    'alter table leases alter column holder type varchar(9)',
    'column leases.holder is character varying(9) and was text',
  ],
  ['alter table leases add column place text not null', 'column leases.place is new and wants a value'],
  ['alter table resumes alter column purpose drop default', 'column resumes.purpose has no default any more'],
  ["alter table leases add constraint short check (name < 'x')", 'check short of leases is new'],
  ["alter table leases add constraint short check (name < 'x') not valid", 'check short of leases is new'],
  ['alter table leases add unique (holder)', 'unique leases_holder_key of leases is new'],
  ['create unique index one_holder on leases (lower(holder))', 'unique one_holder of leases is new'],
  ['alter table leases drop constraint leases_pkey', 'unique leases_pkey of leases is gone'],
  [
    'create trigger t before update on leases for each row execute function suppress_redundant_updates_trigger()',
    'trigger t of leases is new',
  ],
])('%s: is found', async (statement, found) => {
  expect(await judge(statement)).toContain(found);
});

test('so is a trigger that is gone, and a function that is another one', async () => {
  const { rows } = await sql<{ trigger: string; of: string; calls: string }>`select tgname as trigger,
    tgrelid::regclass::text as of, tgfoid::regproc::text as calls from pg_trigger where not tgisinternal limit 1`.execute(
    db,
  );
  const [found] = rows;
  expect(await judge(`drop trigger ${found?.trigger} on ${found?.of}`)).toEqual([
    `trigger ${found?.trigger} of ${found?.of} is gone`,
  ]);
  const another = `create or replace function ${found?.calls}() returns trigger language plpgsql as 'begin return null; end'`;
  expect(await judge(another)).toEqual([`function ${found?.calls} is another one`]);
});

test('what an older version need not know of is not found', async () => {
  const said = await judge(
    'create table places (id integer primary key, name text not null unique)',
    'alter table leases add column place text',
    "alter table leases add column kind text not null default 'job' check (kind in ('job'))",
    'create index on leases (until)',
    'alter table leases alter column holder drop not null',
  );
  expect(said).toEqual([]);
});

test('each migration that is newer than the released one is judged by itself', async () => {
  const migration = (statement: string) => ({
    up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)),
  });
  const all = {
    ...migrations,
    'x-harmless': migration('create table places (id integer primary key)'),
    'y-harmful': migration('alter table leases drop column holder'),
  };
  expect(await judgeMigrations(all, LAST)).toEqual(['y-harmful: column leases.holder is gone']);
});
