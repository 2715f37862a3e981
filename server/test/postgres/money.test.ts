import { randomUUID } from 'node:crypto';
import { changeCredits } from '@pawsume/contract/admin';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { buyCreditsByPaypal } from '@pawsume/contract/payments';
import { downloadResume } from '@pawsume/contract/resumes';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { giveCredits, ledgerOf, ownerWith } from '../harness/credits.ts';
import { violationsOf } from '../harness/invariants.ts';
import { balanceOf, makeOwner, newestPaymentOf, orderIn, signUp } from '../harness/make.ts';
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
