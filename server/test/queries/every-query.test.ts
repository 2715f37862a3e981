import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { seedDatabase } from '@pawsume/seed/seed';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../harness/fresh-database.ts';
import { files, named } from './calls/all.ts';
import type { Someone } from './calls/call.ts';
import { crowd } from './crowd.ts';
import { listWholeReads, readSizes } from './judge.ts';
import { findSomeone, openNoted } from './stated.ts';

/** Queries that read a table from one end to the other, and why they may. */
const READ_ALL: Record<string, string> = {
  'features/admin/queries countAuditEntries': 'an entry is a click of an administrator',
};

const SOURCES = join(import.meta.dirname, '../../src');
const ELSEWHERE = ['features/credits/ledger.ts', 'db/lease.ts', 'db/jobs/job-queries.ts'];

let noted: ReturnType<typeof openNoted>;
let sizes: ReadonlyMap<string, number>;
let someone: Omit<Someone, 'db'>;

beforeAll(async () => {
  noted = openNoted(await freshDatabase());
  const { db } = noted;
  const options = {
    users: 4000,
    seed: 1,
    password: 'a password of queries',
    prices: DEFAULT_PRICES,
    until: new Date(),
  };
  await seedDatabase(db, options);
  await crowd(db);
  sizes = await readSizes(db);
  someone = await findSomeone(db);
}, 300_000);

describe('every query', () => {
  test('stands in the list', async () => {
    const found: Record<string, string[]> = {};
    const paths = await Array.fromAsync(glob('features/**/{queries,*-queries}.ts', { cwd: SOURCES }));
    for (const path of [...paths, ...ELSEWHERE]) {
      const file = path.replaceAll('\\', '/').replace(/[.]ts$/, '');
      const exported: Record<string, unknown> = await import(join(SOURCES, path));
      found[file] = Object.keys(exported)
        .filter((name) => typeof exported[name] === 'function')
        .sort();
    }
    const listed = Object.entries(files).map(([file, calls]) => [file, Object.keys(calls).sort()]);
    expect(Object.fromEntries(listed)).toEqual(found);
  });

  test.each(named.map(({ name, asks }) => [name, asks] as const))(
    '%s finds its rows by an index',
    async (name, asks) => {
      const whole = new Set<string>();
      for (const ask of asks) {
        const stated = await noted.statementsOf((tx) => ask({ ...someone, db: tx }));
        expect(stated.length, 'nothing was asked').toBeGreaterThan(0);
        for (const statement of stated) {
          for (const table of await listWholeReads(noted.db, statement, sizes)) whole.add(`${table}: ${statement.sql}`);
        }
      }
      if (name in READ_ALL) expect([...whole], 'it may read all, and does not').not.toEqual([]);
      else expect([...whole]).toEqual([]);
    },
  );

  test('that may read all is there', () => {
    const names = named.map(({ name }) => name);
    expect(Object.keys(READ_ALL).filter((name) => !names.includes(name))).toEqual([]);
  });
});
