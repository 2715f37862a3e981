import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/open';
import { atEnd } from '../harness/at-end.ts';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from '../harness/pgbouncer.ts';
import { type Postgres, startPostgres } from '../harness/postgres.ts';

const program = await findPgbouncer();

const TIMEOUTS = { statementTimeoutMs: 12_345, lockTimeoutMs: 2345, idleTimeoutMs: 34_567 };
const inForce = sql<{ name: string; setting: string }>`select name, setting from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`;
const EXPECTED = [
  { name: 'idle_in_transaction_session_timeout', setting: '34567' },
  { name: 'lock_timeout', setting: '2345' },
  { name: 'statement_timeout', setting: '12345' },
];

describe.skipIf(!program).each([
  ['as it comes', ''],
  ['that drops the settings of a connection', 'ignore_startup_parameters = options,extra_float_digits'],
])('behind a PgBouncer %s', (_how, more) => {
  let postgres: Postgres;
  let pgbouncer: Pgbouncer;
  beforeAll(async () => {
    postgres = await startPostgres();
    atEnd(() => postgres.stop());
    pgbouncer = await startPgbouncer(program ?? '', postgres.url, more);
    atEnd(() => pgbouncer.stop());
  });

  const open = async (url: string) => {
    const connections = { poolSize: 10, ...TIMEOUTS };
    const opened = await openDatabase({ databaseUrl: pgbouncer.urlOf(url), dataDir: '', connections });
    atEnd(opened.close);
    return opened;
  };

  test('the timeouts hold for each statement and each transaction, and for nobody else', async () => {
    const { db, pool } = await open(await postgres.createDatabase());
    const alone = await Promise.all(Array.from({ length: 20 }, () => inForce.execute(db)));
    for (const { rows } of alone) expect(rows).toEqual(EXPECTED);
    const together = await db.transaction().execute((tx) => inForce.execute(tx));
    expect(together.rows).toEqual(EXPECTED);
    expect((await pool?.query({ text: inForce.compile(db).sql }))?.rows).toEqual(EXPECTED);
    const client = await pool?.connect();
    expect((await client?.query('show statement_timeout'))?.rows).toEqual([{ statement_timeout: '0' }]);
    client?.release();
  });

  test('a statement that fails leaves its connection fit for others', async () => {
    const { db } = await open(await postgres.createDatabase());
    const wrong = Array.from({ length: 20 }, () => sql`select 1 / 0`.execute(db).catch(String));
    for (const said of await Promise.all(wrong)) expect(said).toContain('division by zero');
    const right = Array.from({ length: 20 }, () => sql`select 1 as one`.execute(db));
    for (const { rows } of await Promise.all(right)) expect(rows).toEqual([{ one: 1 }]);
  });

  test('many servers that start at once on an empty database migrate it once, and leave no lock behind', async () => {
    const url = await postgres.createDatabase();
    const opened = await Promise.all(Array.from({ length: 6 }, () => open(url)));
    const db = opened[0]?.db;
    if (!db) throw new Error('none opened');
    const { rows } = await sql`select name from kysely_migration`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    const locks = await sql`select * from pg_locks where locktype = 'advisory'`.execute(db);
    expect(locks.rows).toEqual([]);
  });
});
