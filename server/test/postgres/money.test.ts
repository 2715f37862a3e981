import { randomUUID } from 'node:crypto';
import { changeCredits } from '@pawsume/contract/admin';
import { register } from '@pawsume/contract/auth';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { buyCreditsByCard, buyCreditsByPaypal, payResumeByCard } from '@pawsume/contract/payments';
import { downloadResume, getResume } from '@pawsume/contract/resumes';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startReconciler } from '#features/payments/reconcile/reconciler';
import { giveCredits, ledgerOf, ownerWith } from '../harness/credits.ts';
import { violationsOf } from '../harness/invariants.ts';
import {
  balanceOf,
  makeOwner,
  newestPaymentOf,
  orderIn,
  PASSWORD,
  payOnPage,
  sessionIn,
  signUp,
} from '../harness/make.ts';
import type { TestApp } from '../harness/start-app.ts';
import { startTwoServers } from '../harness/two-servers.ts';

let machines: [TestApp, TestApp];
let app: TestApp;
beforeAll(async () => {
  machines = await startTwoServers();
  [app] = machines;
});

afterEach(async () => {
  expect(await violationsOf(app.db)).toEqual([]);
});

/** Does it that many times at once, in turn on both machines. */
const atOnce = <T>(times: number, call: (machine: TestApp) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => call(machines[n % 2 === 0 ? 0 : 1])));

const counted = (replies: { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(replies, ({ status }) => status)).map(([status, same]) => [status, same?.length]),
  );

describe('downloads', () => {
  test('50 at once with 3 credits: 3 succeed, 47 answer 402, and the ledger sums to the balance', async () => {
    const { token, username, resume } = await ownerWith(app, 3);
    expect(counted(await atOnce(50, ({ send }) => send(downloadResume, resume)))).toEqual({ 200: 3, 402: 47 });
    expect(await balanceOf(app, token)).toBe(0);
    expect((await ledgerOf(app, username)).map(({ balance_after }) => balance_after)).toEqual([1, 2, 3, 2, 1, 0]);
  });

  test('are charged once however often the same click arrives', async () => {
    const { username, resume } = await ownerWith(app, 3);
    const click = { ...resume, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
    expect(counted(await atOnce(20, ({ send }) => send(downloadResume, click)))).toEqual({ 200: 20 });
    expect((await ledgerOf(app, username)).map(({ delta }) => delta)).toEqual([1, 1, 1, -1]);
  });
});

describe('payments', () => {
  test('are granted once when a webhook comes 20 times while the buyer returns', async () => {
    const { token, username } = await makeOwner(app);
    const { answer } = await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
    app.stripe.control.deliver({ copies: 20 });
    await payOnPage(machines[1], answer.url);
    await app.stripe.control.settled();
    app.stripe.control.reset();
    expect(await ledgerOf(app, username)).toEqual([{ delta: 10, kind: 'purchase', balance_after: 10 }]);
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('by PayPal are captured and granted once when both machines hear of them many times', async () => {
    const { token, username } = await makeOwner(app);
    const { answer } = await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } });
    app.paypal.control.deliver({ copies: 10 });
    app.paypal.control.approve(orderIn(answer.url));
    await atOnce(10, ({ url }) =>
      fetch(`${url}/api/paypal/return?token=${orderIn(answer.url)}&PayerID=X`, { redirect: 'manual' }),
    );
    await app.paypal.control.settled();
    app.paypal.control.reset();
    expect(await ledgerOf(app, username)).toEqual([{ delta: 10, kind: 'purchase', balance_after: 10 }]);
    const { id } = await newestPaymentOf(app, { username });
    expect(app.paypal.control.state().captures.filter(({ custom_id }) => custom_id === id)).toHaveLength(1);
  });

  test('that nobody mentions are looked at by one machine, and by the other once that one stops', async () => {
    const { token, username } = await makeOwner(app);
    const unheard = async () => {
      const { answer } = await app.send(buyCreditsByCard, { as: token, body: { quantity: 1 } });
      app.stripe.control.deliver({ mode: 'never' });
      app.stripe.control.pay(sessionIn(answer.url));
      app.stripe.control.reset();
    };
    const log = { warn: () => undefined, error: () => undefined };
    await unheard();
    const first = startReconciler({ ...machines[0].context, log });
    await expect.poll(() => balanceOf(app, token)).toBe(1);
    const second = startReconciler({ ...machines[1].context, log });
    await unheard();
    await second.stop();
    expect(await balanceOf(app, token)).toBe(1);
    await first.stop();
    const third = startReconciler({ ...machines[1].context, log });
    await expect.poll(() => balanceOf(app, token)).toBe(2);
    await third.stop();
    expect(await ledgerOf(app, username)).toHaveLength(2);
  });

  test('of one purpose share a session however often the button is clicked', async () => {
    const { token } = await makeOwner(app);
    const before = app.stripe.control.state().sessions.length;
    const replies = await atOnce(10, ({ send }) => send(buyCreditsByCard, { as: token, body: { quantity: 1 } }));
    expect(new Set(replies.map(({ answer }) => answer.url)).size).toBe(1);
    expect(app.stripe.control.state().sessions.length).toBe(before + 1);
  });

  test('of a résumé share a session too, and mark it paid', async () => {
    const { token, resume } = await ownerWith(app, 0);
    const pay = { as: token, params: { resume_id: resume.params.id } };
    const urls = (await atOnce(10, ({ send }) => send(payResumeByCard, pay))).map(({ answer }) => answer.url);
    expect(new Set(urls).size).toBe(1);
    app.stripe.control.pay(sessionIn(urls[0] ?? ''));
    await app.stripe.control.settled();
    expect((await app.send(getResume, resume)).answer.is_paid).toBe(true);
  });
});

test('credits that an administrator gives and takes at once sum up', async () => {
  const admin = await signUp(app);
  await app.db.updateTable('users').set({ role: 'admin' }).where('username', '=', admin.username).execute();
  const { token, username } = await makeOwner(app);
  await giveCredits(app, username, 20);
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const give = (change: 1 | -1) =>
    atOnce(10, ({ send }) => send(changeCredits, { as: admin.token, params: { id }, body: { change } }));
  const [given, taken] = await Promise.all([give(1), give(-1)]);
  expect(counted([...given, ...taken])).toEqual({ 200: 20 });
  expect(await balanceOf(app, token)).toBe(20);
});

test('20 registrations of one username at once make one account', async () => {
  const body = { username: 'wanted.by.many', password: PASSWORD, email: 'many@example.com', name: 'Many' };
  expect(counted(await atOnce(20, ({ send }) => send(register, { body })))).toEqual({ 201: 1, 409: 19 });
});
