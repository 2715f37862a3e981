import { RESUME_SORTS, USER_SORTS } from '@pawsume/contract/admin';
import { JOB_KINDS } from '@pawsume/contract/job-kinds';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { seedDatabase } from '@pawsume/seed/seed';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { claimJobs } from '#db/jobs/job-queries';
import { openConnections } from '#db/postgres-pool';
import type { Database, PaymentRow, Tx } from '#db/types';
import * as admin from '#features/admin/queries';
import { findLiveSession } from '#features/auth/sessions/queries';
import { findByToken, listShownConfirmations } from '#features/confirmations/queries';
import { findBalance } from '#features/credits/queries';
import { listPaymentsToCheck } from '#features/payments/reconcile/queries';
import { findPaymentByRef } from '#features/payments/settle/queries';
import { getPet, listPets } from '#features/pets/queries';
import { listShownProofs } from '#features/proofs/queries';
import { findFileByCode, listFilesBySha256 } from '#features/registry/queries';
import { findNewestResume, getResumeRow, listResumeRows } from '#features/resumes/queries';
import { findVersionedLink } from '#features/sharing/page-queries';
import { countResumes, sumPictureBytes } from '#features/users/allowance-queries';
import { findLivingUser, findUserByKey, listUsersByEmail } from '#features/users/queries';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { crowd } from './crowd.ts';
import { listWholeReads, readSizes } from './judge.ts';

/** A query of somebody who has paid for a résumé. */
type Ask = (db: Tx, of: { userId: number; petId: number; resumeId: number; now: Date }) => unknown;

/** What is asked most often, and what would take longest if it read a whole table. */
const HOT: Record<string, Ask> = {
  'the session of a call': (db, { now }) => findLiveSession(db, { tokenHash: 'x', now }),
  'the user of a call': (db, { userId }) => findLivingUser(db, userId),
  'the user who logs in': (db) => findUserByKey(db, 'somebody'),
  'the users with an address': (db) => listUsersByEmail(db, 'somebody@example.com'),
  'the pets of a dashboard': (db, { userId }) => listPets(db, userId),
  'the résumés of a dashboard': (db, { userId }) => listResumeRows(db, userId, { before: null, limit: 50 }),
  'a pet': (db, { userId, petId }) => getPet(db, userId, petId),
  'a résumé': (db, { userId, resumeId }) => getResumeRow(db, userId, resumeId),
  'the newest résumé of a pet': (db, { userId, petId }) => findNewestResume(db, { userId, petId }),
  'the allowance of a user': async (db, { userId }) => {
    await countResumes(db, userId);
    await sumPictureBytes(db, userId);
  },
  'a balance': (db, { userId }) => findBalance(db, userId),
  'the payment of a checkout': (db) => findPaymentByRef(db, 'stripe', 'x'),
  'the payments to look at': (db, { now }) =>
    listPaymentsToCheck(db, { provider: 'stripe', which: 'due', now, after: null, limit: 50 }),
  'the jobs to do': (db) => claimJobs(db, { claim: crypto.randomUUID(), kinds: JOB_KINDS, limit: 6 }),
  'a shared page': (db, { now }) => findVersionedLink(db, 'x', now),
  'the proofs and confirmations of a shared page': async (db, { petId }) => {
    await listShownProofs(db, 7);
    await listShownConfirmations(db, petId);
  },
  'the request that a reference follows': (db, { now }) => findByToken(db, 'x', now),
  'a printed page': async (db) => {
    await findFileByCode(db, 'x');
    await listFilesBySha256(db, 'x');
  },
  'the users of administrators': async (db) => {
    for (const search of ['', 'garnier4']) {
      for (const sort of USER_SORTS) await admin.listUserPage(db, { page: 3, limit: 10, sort, search });
      await admin.countUsers(db, { search });
    }
  },
  'the résumés of administrators': async (db) => {
    for (const search of ['', 'garnier4']) {
      for (const sort of RESUME_SORTS) await admin.listResumesByPage(db, { page: 3, limit: 10, sort, search });
      await admin.countResumes(db, { search });
    }
  },
};

const statements: CompiledQuery[] = [];
let db: Kysely<Database>;
let sizes: ReadonlyMap<string, number>;
let payment: PaymentRow;

beforeAll(async () => {
  const config = { connectionString: await freshDatabase() };
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: openConnections({ config, poolSize: 2, preamble: null }) }),
    log: ({ query }) => void statements.push(query),
  });
  atEnd(() => db.destroy());
  await seedDatabase(db, { users: 1000, password: 'of queries', prices: DEFAULT_PRICES, until: new Date() });
  await crowd(db);
  sizes = await readSizes(db);
  payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('resume_id', 'is not', null)
    // The first user is a shelter with many pets.
    .orderBy('user_id', 'desc')
    .executeTakeFirstOrThrow();
}, 300_000);

test.each(Object.entries(HOT))('%s is found by an index', async (_name, ask) => {
  const { user_id: userId, resume_id: resumeId } = payment;
  const resume = await db
    .selectFrom('resumes')
    .select(['id', 'pet_id'])
    .where('id', '=', resumeId)
    .executeTakeFirstOrThrow();
  const transaction = await db.startTransaction().execute();
  const before = statements.length;
  // It may well not find what it looks for: it is asked for its plan, not for its answer.
  await Promise.resolve(ask(transaction, { userId, resumeId: resume.id, petId: resume.pet_id, now: new Date() })).catch(
    () => undefined,
  );
  const asked = statements.slice(before);
  await transaction.rollback().execute();
  const whole: string[] = [];
  for (const statement of asked) {
    for (const table of await listWholeReads(db, statement, sizes)) whole.push(`${table}: ${statement.sql}`);
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(whole).toEqual([]);
});
