import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { allOrNothing, atOneMoment, insertLines, readLines } from '#backup/row-queries';
import { listTables } from '#backup/table-queries';
import type { Db } from '#db/types';
import { emptyDataDir } from '../harness/data-dir.ts';
import { fc } from '../harness/fast-check.ts';
import { contentsOf, emptyDatabase, openHere } from './places.ts';

const COLUMNS = {
  whole: 'bigint',
  exact: 'numeric',
  rough: 'double precision',
  truth: 'boolean',
  words: 'text',
  short: 'varchar(40)',
  bytes: 'bytea',
  tree: 'jsonb',
  source: 'json',
  moment: 'timestamptz',
  clock: 'timestamp',
  day: 'date',
  span: 'interval',
  list: 'text[]',
  numbers: 'integer[]',
  key: 'uuid',
};

/** Anything that PostgreSQL takes as text. */
const text = fc.string({ unit: 'binary', maxLength: 40 }).map((any) => any.toWellFormed().replaceAll('\0', ''));
const ODD = [
  '',
  ' ',
  '\\N',
  'null',
  'NULL',
  '"',
  '\\',
  "'",
  '\n',
  '\r\n',
  '\t',
  '\u2028',
  '\u2029',
  '\u0001',
  '\u007f',
  '🐕‍🦺',
  'ﷺ',
  '{}',
  '\\u0000',
];
const words = fc.oneof(text, fc.constantFrom(...ODD));
const moments = fc.constantFrom(
  ...['infinity', '-infinity', '0044-03-15 12:00:00.000001+00 BC', '294276-12-31 23:59:59.999999+00'],
  ...['2026-03-29 02:30:00.123456+01', '1883-11-18 12:03:57.999999-07:52:58', '1970-01-01 00:00:00+00'],
);
const json = fc.oneof(
  fc.json({ maxDepth: 4 }).filter((any) => !any.includes('\\u0000') && any.isWellFormed() && !/\\ud[89a-f]/i.test(any)),
  fc.constantFrom(
    'null',
    '"null"',
    '1.10',
    '1e300',
    '123456789012345678901234567890.5',
    '[]',
    '{}',
    '{"b":1,"a":null}',
  ),
);

const rows = fc.record({
  whole: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  exact: fc.oneof(
    fc.constantFrom('NaN', '0.10', '-0.000', '1e-20', '99999999999999999999.99'),
    fc.integer().map(String),
  ),
  rough: fc.oneof(fc.constantFrom('NaN', 'Infinity', '-0', '5e-324', '0.1'), fc.double({ noNaN: true }).map(String)),
  truth: fc.boolean().map(String),
  words,
  short: words.map((any) => [...any].slice(0, 40).join('')),
  bytes: fc.uint8Array({ maxLength: 30 }).map((any) => `\\x${Buffer.from(any).toString('hex')}`),
  tree: json,
  source: json,
  moment: moments,
  clock: fc.constantFrom('infinity', '2026-10-25 02:30:00.000001', '0001-01-01 00:00:00'),
  day: fc.constantFrom('-infinity', '2026-02-28', '4713-01-01 BC'),
  span: fc.constantFrom('1 year -3 days 04:05:06.789', '-00:00:00.000001', '0'),
  list: fc
    .array(words, { maxLength: 4 })
    .map((any) => `{${any.map((each) => JSON.stringify(each).replace(/\\[nrtbf]|\\u..../g, '?')).join(',')}}`),
  numbers: fc.constantFrom('{}', '{1,NULL,-3}', '{{1,2},{3,4}}'),
  key: fc.uuid(),
});
const someMissing = rows.chain((row) =>
  fc
    .subarray(Object.keys(row))
    .map((kept) => Object.fromEntries(Object.entries(row).filter(([name]) => kept.includes(name)))),
);

const makeTable = (db: Db) =>
  sql`create table hostile (id integer generated always as identity primary key, ${sql.raw(
    Object.entries(COLUMNS)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )}, twice integer generated always as (id * 2) stored)`.execute(db);

const insert = async (db: Db, row: Record<string, string>): Promise<void> => {
  const names = Object.keys(row);
  if (names.length === 0) return;
  const values = names.map((name) => sql`cast(${row[name]}::text as ${sql.raw(Reflect.get(COLUMNS, name))})`);
  await sql`insert into hostile (${sql.join(names.map((name) => sql.ref(name)))}) values (${sql.join(values)})`.execute(
    db,
  );
};

const copy = (from: Db, to: Db): Promise<void> =>
  atOneMoment(from, (source) =>
    allOrNothing(to, async (target) => {
      const [table] = await listTables(target);
      if (!table) throw new Error('no table');
      const columns = table.columns.map(({ name }) => name);
      for await (const lines of readLines(source, table, columns)) await insertLines(target, table, lines);
    }),
  );

test('rows of any type survive from the embedded database to PostgreSQL and back', async () => {
  const embedded = await openHere({ databaseUrl: null, dataDir: await emptyDataDir() });
  const shared = await openHere({ databaseUrl: await emptyDatabase(), dataDir: '' });
  for (const db of [embedded, shared]) await makeTable(db);
  const someRows = fc.array(someMissing, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(someRows, async (hostile) => {
      for (const db of [embedded, shared]) await sql`delete from hostile`.execute(db);
      for (const row of hostile) await insert(embedded, row);
      const before = await contentsOf(embedded);
      await copy(embedded, shared);
      expect(await contentsOf(shared)).toEqual(before);
      await sql`delete from hostile`.execute(embedded);
      await copy(shared, embedded);
      expect(await contentsOf(embedded)).toEqual(before);
    }),
    { numRuns: 30 },
  );
});
