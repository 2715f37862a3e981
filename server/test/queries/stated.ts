import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { openConnections } from '#db/postgres-pool';
import type { Database, Tx } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import type { Someone } from './calls/call.ts';

const DAY_MS = 86_400_000;

interface Noted {
  db: Kysely<Database>;
  /** What was stated so far. */
  statements: CompiledQuery[];
  /** What is stated in a transaction that comes to nothing. */
  statementsOf(ask: (tx: Tx) => unknown): Promise<CompiledQuery[]>;
}

/** A database that notes what is stated to it, until the end of the file. */
export const openNoted = (url: string): Noted => {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: openConnections({ config: { connectionString: url }, poolSize: 2, preamble: null }),
    }),
    log({ query }) {
      if (/^(select|insert|update|delete|with)/i.test(query.sql)) statements.push(query);
    },
  });
  atEnd(() => db.destroy());
  return {
    db,
    statements,
    async statementsOf(ask) {
      const transaction = await db.startTransaction().execute();
      const before = statements.length;
      // It may well not find what it looks for: it is asked for its plan, not for its answer.
      await Promise.resolve(ask(transaction)).catch(() => undefined);
      const stated = statements.slice(before);
      await transaction.rollback().execute();
      return stated;
    },
  };
};

/** Somebody who has paid for a résumé. */
export const findSomeone = async (db: Kysely<Database>): Promise<Omit<Someone, 'db'>> => {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('resume_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const { user_id: userId } = payment;
  const resume = await db.selectFrom('resumes').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  const now = new Date();
  const times = { now, dayAgo: new Date(now.getTime() - DAY_MS) };
  return { userId, payment, resume, resumeId: resume.id, petId: resume.pet_id, ...times };
};
