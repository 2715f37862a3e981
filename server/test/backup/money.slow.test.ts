import { buyCreditsByCard } from '@pawsume/contract/payments';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/types';
import { muteProviders } from '../harness/buyer.ts';
import { violationsOf } from '../harness/invariants.ts';
import { buyCredits, makeOwner, newestPaymentOf, payOnPage, sessionIn } from '../harness/make.ts';
import { reconcileInTurn } from '../harness/reconcile-in-turn.ts';
import { EMBEDDED, startApp } from '../harness/start-app.ts';
import { backUp, copyOf, openHere, restoreAnew } from './places.ts';

const balanceIn = async (db: Db, { username }: { username: string }): Promise<number | undefined> =>
  (await db.selectFrom('users').select('download_credits').where('username', '=', username).executeTakeFirst())
    ?.download_credits;

test('what was paid, refunded and given back after the backup is found at the providers once', {
  timeout: 180_000,
}, async () => {
  const app = await startApp({ DATABASE_URL: EMBEDDED });
  muteProviders(app);
  const log = { error: () => undefined, warn: () => undefined };
  const [payer, refunded, old] = [await makeOwner(app), await makeOwner(app), await makeOwner(app)];
  for (const owner of [refunded, old]) await buyCredits(app, owner.token, 10);
  const { answer } = await app.send(buyCreditsByCard, { as: payer.token, body: { quantity: 10 } });
  // Looked at for the last time long ago.
  const { id } = await newestPaymentOf(app, old);
  await app.db.updateTable('payments').set({ next_check_at: null }).where('id', '=', id).execute();
  const folder = await backUp(await copyOf(app));

  app.stripe.control.pay(sessionIn(answer.url));
  await reconcileInTurn({ ...app.context, log }, 'unfinished');
  for (const owner of [refunded, old]) {
    app.stripe.control.refund((await newestPaymentOf(app, owner)).provider_ref ?? '');
  }

  const { dataDir } = await restoreAnew(folder);
  const db = await openHere({ databaseUrl: null, dataDir });
  expect([await balanceIn(db, payer), await balanceIn(db, refunded), await balanceIn(db, old)]).toEqual([0, 10, 10]);
  for (let pass = 0; pass < 2; pass += 1) await reconcileInTurn({ ...app.context, db, log }, 'due');
  expect([await balanceIn(db, payer), await balanceIn(db, refunded), await balanceIn(db, old)]).toEqual([10, 0, 0]);
  expect(await violationsOf(db)).toEqual([]);
});

test('a payment that only its provider knows is told to the operator, by its number alone', async () => {
  const app = await startApp();
  const owner = await makeOwner(app);
  const { answer } = await app.send(buyCreditsByCard, { as: owner.token, body: { quantity: 10 } });
  const { id } = await newestPaymentOf(app, owner);
  // As after a restore of a backup that was made before.
  await sql`delete from payments where id = ${id}`.execute(app.db);
  await payOnPage(app, answer.url);
  const told = () => app.logged.filter((line) => line.includes('ALERT: payments: a payment is not in this database'));
  await expect.poll(() => told().length).toBeGreaterThan(0);
  expect(JSON.parse(told()[0] ?? '')).toMatchObject({ paymentId: id, provider: 'stripe' });
  expect(told().join()).not.toContain(owner.username);
});
