import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { preparedStatements } from '#db/prepared-statements';

const pglite = await PGlite.create();
const database = preparedStatements(pglite);
afterAll(() => pglite.close());
beforeEach(async () => {
  await pglite.exec(
    'drop table if exists pets; create table pets (id serial primary key, name text unique, weight numeric)',
  );
});

const KINDS = `select $1::text as text, $2::int as number, $3::boolean as truth, $4::jsonb as answers, $5::timestamptz as time,
  $6::bytea as bytes, $7::int8 as large, $8::numeric as money, $9::text[] as list`;
const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const values = fc.tuple(
  orNull(text),
  orNull(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
  orNull(fc.boolean()),
  orNull(fc.dictionary(text, text)),
  orNull(fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })),
  orNull(fc.uint8Array()),
  orNull(fc.maxSafeInteger()),
  orNull(fc.integer().map((cents) => (cents / 100).toFixed(2))),
  orNull(fc.array(text)),
);

describe('prepared statements', () => {
  it('answer as PGlite does, for values of every kind', async () => {
    await fc.assert(
      fc.asyncProperty(values, async (parameters) => {
        const { rows } = await database.query(KINDS, parameters);
        expect(rows).toEqual((await pglite.query(KINDS, parameters)).rows);
      }),
    );
  });

  it('count the rows they wrote', async () => {
    const insert = 'insert into pets (name) values ($1), ($2)';
    expect(await database.query(insert, ['Mochi', 'Bo'])).toMatchObject({ rows: [], affectedRows: 2 });
    expect(await database.query('update pets set weight = $1', [4.5])).toMatchObject({ affectedRows: 2 });
    expect((await database.query('select name, weight from pets order by id', [])).rows).toEqual([
      { name: 'Mochi', weight: '4.5' },
      { name: 'Bo', weight: '4.5' },
    ]);
  });

  it('are good for more after one failed, with the code of the failure', async () => {
    const insert = 'insert into pets (name) values ($1)';
    await database.query(insert, ['Mochi']);
    for (const [sql, parameters, code] of [
      [insert, ['Mochi'], '23505'],
      ['select nothing from pets', [], '42703'],
      ['select $1::int', ['no number'], '22P02'],
      [insert, [], '08P01'],
    ] as const) {
      await expect(database.query(sql, [...parameters])).rejects.toMatchObject({ code });
      expect((await database.query('select count(*)::int as pets from pets', [])).rows).toEqual([{ pets: 1 }]);
    }
    expect(await database.query(insert, ['Bo'])).toMatchObject({ affectedRows: 1 });
  });

  it('are rolled back and go on after a transaction that failed', async () => {
    const insert = 'insert into pets (name) values ($1)';
    await database.query('begin', []);
    await database.query(insert, ['Mochi']);
    await expect(database.query(insert, ['Mochi'])).rejects.toMatchObject({ code: '23505' });
    await expect(database.query('select 1 as one', [])).rejects.toMatchObject({ code: '25P02' });
    await database.query('rollback', []);
    expect((await database.query('select * from pets', [])).rows).toEqual([]);
  });

  it('see the columns that a migration adds and drops', async () => {
    await database.query('insert into pets (name) values ($1)', ['Mochi']);
    const all = 'select * from pets';
    expect((await database.query(all, [])).rows).toEqual([{ id: 1, name: 'Mochi', weight: null }]);
    await database.query('alter table pets add column colour text', []);
    expect((await database.query(all, [])).rows).toEqual([{ id: 1, name: 'Mochi', weight: null, colour: null }]);
    await database.query('alter table pets drop column weight', []);
    expect((await database.query(all, [])).rows).toEqual([{ id: 1, name: 'Mochi', colour: null }]);
  });

  it('are parsed once, and forgotten where there are too many', async () => {
    const kept = async () =>
      (await pglite.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.length;
    for (let n = 0; n < 3; n += 1) await database.query('select name from pets where id = $1', [n]);
    const before = await kept();
    await database.query('select name from pets where id = $1', [3]);
    expect(await kept()).toBe(before);
    for (let n = 0; n < 600; n += 1) await database.query(`select ${n} as n`, []);
    expect(await kept()).toBeLessThanOrEqual(501);
    expect((await database.query('select 0 as n', [])).rows).toEqual([{ n: 0 }]);
  });
});
