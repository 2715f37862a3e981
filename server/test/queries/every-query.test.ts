import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { seedDatabase } from '@pawsume/seed/seed';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openConnections } from '#db/postgres-pool';
import type { Database, Tx } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { account } from './calls/account.ts';
import { admin } from './calls/admin.ts';
import { auth } from './calls/auth.ts';
import type { Someone } from './calls/call.ts';
import { payments } from './calls/payments.ts';
import { resumes } from './calls/resumes.ts';
import { users } from './calls/users.ts';
import { crowd } from './crowd.ts';
import { listWholeReads, readSizes } from './judge.ts';

/** Every query there is, by its file and its name. */
const files = { ...account, ...admin, ...auth, ...payments, ...resumes, ...users };
const named = Object.entries(files).flatMap(([file, calls]) =>
  Object.entries(calls).map(([name, asks]) => ({ name: `${file} ${name}`, asks })),
);

/** Queries that read a table from one end to the other, and why they may. */
const READ_ALL: Record<string, string> = {
  'features/admin/queries countAuditEntries': 'an entry is a click of an administrator',
};

const SOURCES = join(import.meta.dirname, '../../src');
const ELSEWHERE = ['features/credits/ledger.ts', 'db/lease.ts'];
const DAY_MS = 86_400_000;

const statements: CompiledQuery[] = [];
let db: Kysely<Database>;
let sizes: ReadonlyMap<string, number>;
let someone: Omit<Someone, 'db'>;

beforeAll(async () => {
  const pool = openConnections(await freshDatabase());
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      statements.push(query);
    },
  });
  atEnd(() => db.destroy());
  const until = new Date();
  await seedDatabase(db, { users: 4000, seed: 1, password: 'a password of queries', prices: DEFAULT_PRICES, until });
  await crowd(db);
  sizes = await readSizes(db);
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('resume_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const { user_id: userId } = payment;
  const resume = await db.selectFrom('resumes').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  const times = {
    now: until,
    minuteAgo: new Date(until.getTime() - 60_000),
    dayAgo: new Date(until.getTime() - DAY_MS),
  };
  someone = { userId, payment, resume, resumeId: resume.id, petId: resume.pet_id, ...times };
}, 300_000);

/** What is stated to the database in a transaction that comes to nothing. */
const statementsOf = async (ask: (db: Tx) => unknown): Promise<CompiledQuery[]> => {
  const transaction = await db.startTransaction().execute();
  const before = statements.length;
  // It may well not find what it looks for: it is asked for its plan, not for its answer.
  await Promise.resolve(ask(transaction)).catch(() => undefined);
  const stated = statements.slice(before);
  await transaction.rollback().execute();
  return stated.filter(({ sql }) => /^(select|insert|update|delete|with)/i.test(sql));
};

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
        const stated = await statementsOf((tx) => ask({ ...someone, db: tx }));
        expect(stated.length, 'nothing was asked').toBeGreaterThan(0);
        for (const statement of stated) {
          for (const table of await listWholeReads(db, statement, sizes)) whole.add(`${table}: ${statement.sql}`);
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
