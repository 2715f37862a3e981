import { buyCreditsByCard, buyCreditsByPaypal } from '@pawsume/contract/payments';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { releaseLease, takeLease } from '#db/lease';
import { startReconciler } from '#features/payments/reconcile/reconciler';
import { muteProviders } from '../harness/buyer.ts';
import { balanceOf, makeOwner, newestPaymentOf, orderIn, sessionIn } from '../harness/make.ts';
import { reconcileInTurn } from '../harness/reconcile-in-turn.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
let token: string;
let owner: { username: string };
let now: number;
beforeAll(async () => {
  app = await startApp({}, (context) => ({ ...context, clock: () => new Date(now) }));
  muteProviders(app);
});
beforeEach(async () => {
  now = Date.now();
  app.stripe.control.reset();
  app.paypal.control.reset();
  const made = await makeOwner(app);
  owner = made;
  token = made.token;
});

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const log = { error: () => undefined, warn: () => undefined };
const pass = (which: 'due' | 'unfinished' = 'due') => reconcileInTurn({ ...app.context, log }, which);
const byCard = async () => (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer.url;
const byPaypal = async () => (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer.url;
const newest = () => newestPaymentOf(app, owner);

describe('without any webhook, and a browser closed on the page of the provider,', () => {
  test('a card payment is found', async () => {
    app.stripe.control.pay(sessionIn(await byCard()));
    now += 31 * SECOND;
    await pass();
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('an approved PayPal order is captured', async () => {
    app.paypal.control.approve(orderIn(await byPaypal()));
    now += 31 * SECOND;
    await pass();
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('a refund is found a day later', async () => {
    const session = sessionIn(await byCard());
    app.stripe.control.pay(session);
    await pass('unfinished');
    app.stripe.control.refund(session);
    now += 31 * SECOND;
    await pass();
    now += DAY;
    await pass();
    expect(await newest()).toMatchObject({ status: 'refunded' });
    expect(await balanceOf(app, token)).toBe(0);
  });
});

test('an open payment is asked about ever more rarely', async () => {
  await byCard();
  const gaps: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const due = (await newest()).next_check_at?.getTime() ?? 0;
    gaps.push(Math.round((due - now) / SECOND));
    now = due;
    await pass();
  }
  expect(gaps).toEqual([30, 60, 120, 240, 480, 960]);
});

test('a payment that nobody paid is over after its time, at both providers', async () => {
  const session = sessionIn(await byCard());
  await byPaypal();
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
  const url = await byPaypal();
  now += 4 * 3600 * SECOND;
  await pass();
  expect(await newest()).toMatchObject({ status: 'expired' });
  app.paypal.control.approve(orderIn(url));
  await fetch(`${app.url}/api/paypal/return?token=${orderIn(url)}&PayerID=ABC`, { redirect: 'manual' });
  expect(await newest()).toMatchObject({ status: 'paid' });
  expect(await balanceOf(app, token)).toBe(10);
});

test('an opening whose answer was lost is finished under the same key', async () => {
  app.stripe.control.fail({ on: 'create_session', kind: 'not_json', when: 'after_commit', times: 5 });
  await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
  expect(await newest()).toMatchObject({ status: 'created', provider_ref: null });
  app.stripe.control.reset();
  const sessions = app.stripe.control.state().sessions.length;
  await pass('unfinished');
  const { status, provider_ref } = await newest();
  expect(status).toBe('open');
  expect(app.stripe.control.state().sessions).toHaveLength(sessions);
  expect(sessionIn(await byCard())).toBe(provider_ref);
});

test('an error that Stripe saved for a key gives way to a new payment at the second try', async () => {
  app.stripe.control.fail({ on: 'create_session', kind: 'error', when: 'after_commit', saved: true });
  expect(await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).toMatchObject({ status: 502 });
  now += SECOND;
  const url = await byCard();
  expect(await newest()).toMatchObject({ status: 'open', provider_ref: sessionIn(url) });
});

test('a provider that is down stops nobody else, and is asked again later', async () => {
  app.stripe.control.pay(sessionIn(await byCard()));
  app.paypal.control.approve(orderIn(await byPaypal()));
  app.stripe.control.fail({ on: 'any', kind: 'error', times: 50 });
  await pass('unfinished');
  expect(await balanceOf(app, token)).toBe(10);
  app.stripe.control.reset();
  now += 120 * SECOND;
  await pass();
  expect(await balanceOf(app, token)).toBe(20);
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
    app.stripe.control.pay(sessionIn(await byCard()));
    const machine = startReconciler({ ...app.context, log });
    await expect.poll(() => balanceOf(app, token)).toBe(10);
    await machine.stop();
    for (const provider of ['stripe', 'paypal']) {
      expect(await takeLease(app.db, `reconciler-${provider}`, 'the next machine')).toBe(true);
    }
  });
});

describe('a provider that hangs', () => {
  // The server gives up a call after three times 10 s, and a test waits for 20 s.
  const HANGS = { kind: 'delay', ms: 600_000 } as const;
  const untilLookedAt = async (credits: number) => {
    await app.db
      .updateTable('leases')
      .set({ until: new Date(0) })
      .execute();
    const machine = startReconciler({ ...app.context, log });
    try {
      await expect.poll(() => balanceOf(app, token)).toBe(credits);
    } finally {
      app.paypal.control.reset();
      await machine.stop();
    }
  };

  test('holds up no payment by another provider', async () => {
    for (let n = 0; n < 12; n += 1) {
      token = (await makeOwner(app)).token;
      app.paypal.control.approve(orderIn(await byPaypal()));
    }
    app.stripe.control.pay(sessionIn(await byCard()));
    app.paypal.control.fail({ on: 'any', ...HANGS, times: 100 });
    await untilLookedAt(10);
  });

  test('over one payment holds up no other payment of its own', async () => {
    app.paypal.control.approve(orderIn(await byPaypal()));
    const { answer } = await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 1 } });
    app.paypal.control.approve(orderIn(answer.url));
    const [first] = await app.db
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', (await newest()).user_id)
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
