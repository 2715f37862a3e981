import { JOB_KINDS } from '@pawsume/contract/job-kinds';
import { buyCreditsByCard, getPayment } from '@pawsume/contract/payments';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { claimJobs } from '#db/jobs/job-queries';
import { takeLease } from '#db/lease';
import { claimOpening } from '#features/payments/checkout/queries';
import { findWritingOf, insertWriting } from '#features/resumes/writing-queries';
import { countWritings } from '#features/users/allowance-queries';
import { postgresCounter } from '#limits/postgres-counter';
import { atEnd } from '../harness/at-end.ts';
import { muteProviders } from '../harness/buyer.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { makeOwner, makePet, newestPaymentOf, sessionIn } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { leaveBehind } from '../jobs/worker.ts';

const DAY_MS = 86_400_000;
/** As a server left it that is gone: the database's clock was a day ahead then. */
const TOMORROW = sql<Date>`now() + interval '1 day'`;

let databaseUrl: string;
let app: TestApp;
beforeAll(async () => {
  databaseUrl = await freshDatabase();
  app = await startApp({ DATABASE_URL: databaseUrl });
  muteProviders(app);
});

test('a lease goes to the next who asks', async () => {
  await takeLease(app.db, 'a work', 'gone');
  await app.db.updateTable('leases').set({ until: TOMORROW }).where('name', '=', 'a work').execute();
  expect(await takeLease(app.db, 'a work', 'next')).toBe(true);
});

test('a job that somebody had begun is taken up', async () => {
  const id = await leaveBehind(app.db, -DAY_MS);
  const claimed = await claimJobs(app.db, { claim: crypto.randomUUID(), kinds: JOB_KINDS, limit: 6 });
  expect(claimed.map((job) => job.id)).toContain(id);
});

test('a text that was being written is not waited for, and takes no room', async () => {
  const { token } = await makeOwner(app);
  const petId = await makePet(app, token);
  const { user_id: userId } = await app.db
    .selectFrom('pets')
    .select('user_id')
    .where('id', '=', petId)
    .executeTakeFirstOrThrow();
  const wish = { userId, petId, wanted: 'a text' };
  const id = await app.db.transaction().execute((tx) => insertWriting(tx, wish));
  const find = () => app.db.transaction().execute((tx) => findWritingOf(tx, wish));
  expect([await find(), await countWritings(app.db, userId)]).toEqual([id, 1]);
  await app.db.updateTable('writings').set({ until: TOMORROW }).where('id', '=', id).execute();
  expect([await find(), await countWritings(app.db, userId)]).toEqual([undefined, 0]);
});

test('a payment that somebody was looking at, or opening, is looked at and opened anew', async () => {
  const owner = await makeOwner(app);
  const { url } = (await app.send(buyCreditsByCard, { as: owner.token, body: { quantity: 10 } })).answer;
  const { id } = await newestPaymentOf(app, owner);
  const change = app.db.updateTable('payments').where('id', '=', id);
  app.stripe.control.pay(sessionIn(url));
  await change.set({ asked_at: TOMORROW, answered_at: TOMORROW, looking_until: TOMORROW }).execute();
  expect((await app.send(getPayment, { as: owner.token, params: { payment_id: id } })).answer.state).toBe('paid');

  await change.set({ status: 'created', checkout_url: null, opening_until: TOMORROW }).execute();
  const now = new Date();
  expect(await claimOpening(app.db, id, { now, until: new Date(now.getTime() + 20_000) })).toMatchObject({ id });
});

test('who met a limit waits no longer than it says', async () => {
  const pool = new Pool({ connectionString: databaseUrl });
  atEnd(() => pool.end());
  const counter = postgresCounter(pool, { name: 'put-back', points: 1, windowS: 60 });
  await counter.consume('somebody');
  await expect(counter.consume('somebody')).rejects.toMatchObject({ consumedPoints: 2 });
  await sql`update limits set expire = expire + ${DAY_MS} where key = 'put-back:somebody'`.execute(app.db);
  expect(await counter.get('somebody')).toBeNull();
  expect(await counter.consume('somebody')).toMatchObject({ consumedPoints: 1 });
});
