import { PROVIDER_NAMES } from '@pawsume/contract/payments';
import { beforeEach, describe, expect, test } from 'vitest';
import { releaseLease, takeLease } from '#db/lease';
import { startReconciler } from '#features/payments/reconcile/reconciler';
import { type Buyer, makeBuyer, muteProviders, payAndLeave, resetProviders } from '../harness/buyer.ts';
import { orderIn, sessionIn } from '../harness/make.ts';
import { reconcileInTurn } from '../harness/reconcile-in-turn.ts';
import { startApp } from '../harness/start-app.ts';

let now = Date.now();
const app = await startApp({}, (context) => ({ ...context, clock: () => new Date(now) }));
let buyer: Buyer;
beforeEach(async () => {
  now = Date.now();
  resetProviders(app);
  muteProviders(app);
  buyer = await makeBuyer(app);
});

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const log = { error: () => undefined, warn: () => undefined };
const pass = (which: 'due' | 'unfinished' = 'due') => reconcileInTurn({ ...app.context, log }, which);

describe('without any webhook, and a browser closed on the page of the provider,', () => {
  test.each(PROVIDER_NAMES)('a payment at %s is found, and its money taken', async (by) => {
    payAndLeave(app, by, await buyer.openPack(by));
    now += 31 * SECOND;
    await pass();
    expect(await buyer.balance()).toBe(10);
  });

  test('a refund is found a day later', async () => {
    const session = sessionIn(await buyer.openPack('stripe'));
    app.stripe.control.pay(session);
    await pass('unfinished');
    app.stripe.control.refund(session);
    now += 31 * SECOND;
    await pass();
    now += DAY;
    await pass();
    expect(await buyer.newest()).toMatchObject({ status: 'refunded' });
    expect(await buyer.balance()).toBe(0);
  });
});

test('a payment that nobody paid is over after its time, at both providers', async () => {
  const session = sessionIn(await buyer.openPack('stripe'));
  await buyer.openPack('paypal');
  app.stripe.control.expire(session);
  now += 4 * 3600 * SECOND;
  await pass();
  const rows = await app.db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['payments.status', 'payments.next_check_at'])
    .orderBy('payments.created_at', 'desc')
    .limit(2)
    .execute();
  expect(rows).toEqual([
    { status: 'expired', next_check_at: null },
    { status: 'expired', next_check_at: null },
  ]);
});

test('money that comes after a payment was given up counts all the same', async () => {
  const url = await buyer.openPack('paypal');
  now += 4 * 3600 * SECOND;
  await pass();
  expect(await buyer.newest()).toMatchObject({ status: 'expired' });
  app.paypal.control.approve(orderIn(url));
  await fetch(`${app.url}/api/paypal/return?token=${orderIn(url)}&PayerID=ABC`, { redirect: 'manual' });
  expect(await buyer.newest()).toMatchObject({ status: 'paid' });
  expect(await buyer.balance()).toBe(10);
});

test('an opening whose answer was lost is finished under the same key', async () => {
  app.stripe.control.fail({ on: 'create_session', kind: 'not_json', when: 'after_commit', times: 5 });
  await buyer.askForPack('stripe');
  expect(await buyer.newest()).toMatchObject({ status: 'created', provider_ref: null });
  app.stripe.control.reset();
  const sessions = app.stripe.control.state().sessions.length;
  await pass('unfinished');
  const { status, provider_ref } = await buyer.newest();
  expect(status).toBe('open');
  expect(app.stripe.control.state().sessions).toHaveLength(sessions);
  expect(sessionIn(await buyer.openPack('stripe'))).toBe(provider_ref);
});

test('an error that Stripe saved for a key gives way to a new payment at the second try', async () => {
  app.stripe.control.fail({ on: 'create_session', kind: 'error', when: 'after_commit', saved: true });
  expect(await buyer.askForPack('stripe')).toMatchObject({ status: 502 });
  now += SECOND;
  const url = await buyer.openPack('stripe');
  expect(await buyer.newest()).toMatchObject({ status: 'open', provider_ref: sessionIn(url) });
});

test('a provider that is down stops nobody else, and is asked again later', async () => {
  for (const by of PROVIDER_NAMES) payAndLeave(app, by, await buyer.openPack(by));
  app.stripe.control.fail({ on: 'any', kind: 'error', times: 50 });
  await pass('unfinished');
  expect(await buyer.balance()).toBe(10);
  app.stripe.control.reset();
  now += 120 * SECOND;
  await pass();
  expect(await buyer.balance()).toBe(20);
});

describe('of several machines', () => {
  test('one at a time holds the lease', async () => {
    expect(await takeLease(app.db, 'a work', 'one')).toBe(true);
    expect(await takeLease(app.db, 'a work', 'two')).toBe(false);
    expect(await takeLease(app.db, 'a work', 'one')).toBe(true);
    await releaseLease(app.db, 'a work', 'one');
    expect(await takeLease(app.db, 'a work', 'two')).toBe(true);
  });

  test('a lease that nobody renews goes to the next', async () => {
    await takeLease(app.db, 'another work', 'dead');
    const over = new Date(Date.now() - 1000);
    await app.db.updateTable('leases').set({ until: over }).where('name', '=', 'another work').execute();
    expect(await takeLease(app.db, 'another work', 'next')).toBe(true);
  });

  test('one that starts looks at all that is unfinished, and hands over when it stops', async () => {
    payAndLeave(app, 'stripe', await buyer.openPack('stripe'));
    const machine = startReconciler({ ...app.context, log });
    await expect.poll(() => buyer.balance()).toBe(10);
    await machine.stop();
    for (const provider of ['stripe', 'paypal']) {
      expect(await takeLease(app.db, `reconciler-${provider}`, 'the next machine')).toBe(true);
    }
  });
});

describe('a provider that hangs', () => {
  // The server gives up a call after three tries of 3 s, and a test waits for 20 s.
  const HANGS = { kind: 'delay', ms: 600_000 } as const;
  const untilLookedAt = async (credits: number) => {
    await app.db
      .updateTable('leases')
      .set({ until: new Date(0) })
      .execute();
    const machine = startReconciler({ ...app.context, log });
    try {
      await expect.poll(() => buyer.balance()).toBe(credits);
    } finally {
      app.paypal.control.reset();
      await machine.stop();
    }
  };

  test('holds up no payment by another provider', async () => {
    for (let n = 0; n < 12; n += 1) {
      buyer = await makeBuyer(app);
      payAndLeave(app, 'paypal', await buyer.openPack('paypal'));
    }
    payAndLeave(app, 'stripe', await buyer.openPack('stripe'));
    app.paypal.control.fail({ on: 'any', ...HANGS, times: 100 });
    await untilLookedAt(10);
  });

  test('over one payment holds up no other payment of its own', async () => {
    payAndLeave(app, 'paypal', await buyer.openPack('paypal'));
    payAndLeave(app, 'paypal', await buyer.openPack('paypal', 1));
    const [first] = await app.db
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', (await buyer.newest()).user_id)
      .orderBy('id')
      .execute();
    // Payments are looked at in the order of their ids: the first reading hangs.
    await app.db
      .updateTable('payments')
      .set({ status: 'expired', next_check_at: null })
      .where('user_id', '<>', first?.user_id ?? 0)
      .execute();
    app.paypal.control.fail({ on: 'get_order', ...HANGS });
    await untilLookedAt(first?.quantity === 10 ? 1 : 10);
  });
});
