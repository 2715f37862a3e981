import { buyCreditsByCard, buyCreditsByPaypal, getPayment } from '@pawsume/contract/payments';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOOK_EVERY_MS } from '#features/payments/status/look-at-payment';
import { beforeEachBuyer, muteProviders } from '../harness/buyer.ts';
import { balanceOf, newestPaymentOf, orderIn, payOnPage, sessionIn } from '../harness/make.ts';
import type { TestApp } from '../harness/start-app.ts';
import { startTwoServers } from '../harness/two-servers.ts';

let machines: [TestApp, TestApp];
let app: TestApp;
let owner: { username: string };
let token: string;
beforeAll(async () => {
  machines = await startTwoServers();
  [app] = machines;
  muteProviders(app);
});
beforeEachBuyer(
  () => app,
  (buyer) => {
    owner = buyer;
    token = buyer.token;
  },
);

const open = {
  stripe: async () => sessionIn((await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer.url),
  paypal: async () => orderIn((await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer.url),
};
const reads = () =>
  [...app.stripe.control.state().requests, ...app.paypal.control.state().requests].filter(({ operation }) =>
    ['get_session', 'get_order', 'list_disputes', 'capture_order'].includes(operation ?? ''),
  ).length;
const pathTo = (provider: 'stripe' | 'paypal', ref: string) =>
  provider === 'stripe' ? `/api/stripe/return?session_id=${ref}` : `/api/paypal/return?token=${ref}&PayerID=ABC`;
const comeBack = (times: number, provider: 'stripe' | 'paypal', ref: string) =>
  Promise.all(
    Array.from({ length: times }, (_, n) =>
      fetch(`${machines[n % 2 === 0 ? 0 : 1].url}${pathTo(provider, ref)}`, { redirect: 'manual' }),
    ),
  );
/** A slow machine takes so long for 40 that another look is due. */
const looksDueSince = (began: number) => Math.floor((Date.now() - began) / LOOK_EVERY_MS);
const to = (replies: Response[]) => new Set(replies.map(({ headers }) => headers.get('location')?.split('?')[0]));

describe.each(['stripe', 'paypal'] as const)('40 returns from %s at once, on two machines', (provider) => {
  test('ask the provider once about a payment that is paid, and then never again', async () => {
    const ref = await open[provider]();
    if (provider === 'stripe') app.stripe.control.pay(ref);
    else app.paypal.control.approve(ref);
    const before = reads();
    expect(to(await comeBack(40, provider, ref))).toEqual(new Set(['/success']));
    expect(await balanceOf(app, token)).toBe(10);
    // One look; where money is captured or its id was not known, it reads again.
    expect(reads() - before).toBeLessThanOrEqual(4);
    const settled = reads();
    await comeBack(40, provider, ref);
    expect(reads()).toBe(settled);
  });

  test('ask it about one that is not paid no more than twice, and once more each two seconds', async () => {
    const ref = await open[provider]();
    const before = reads();
    const began = Date.now();
    await comeBack(40, provider, ref);
    expect(reads() - before).toBeLessThanOrEqual(2 + looksDueSince(began));
  });
});

test('40 questions of screens at once are one look at the provider', async () => {
  await open.stripe();
  const { id } = await newestPaymentOf(app, owner);
  const before = reads();
  const began = Date.now();
  const ask = { as: token, params: { payment_id: id } };
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, n) => machines[n % 2 === 0 ? 0 : 1].send(getPayment, ask)),
  );
  expect(new Set(replies.map(({ answer }) => answer.state))).toEqual(new Set(['open']));
  // All of them know it: who came while it was looked at has waited for what came of that.
  expect(replies.filter(({ answer }) => answer.is_known === false)).toEqual([]);
  expect(reads() - before).toBeGreaterThanOrEqual(1);
  expect(reads() - before).toBeLessThanOrEqual(1 + looksDueSince(began));
});

test('a look that was cut off keeps nobody from looking for long, and what is stored is answered meanwhile', async () => {
  const ref = await open.stripe();
  const { id } = await newestPaymentOf(app, owner);
  app.stripe.control.pay(ref);
  // As a machine leaves it that dies while it looks.
  const cutOff = { asked_at: new Date(), looking_until: new Date(Date.now() + 8000) };
  await app.db.updateTable('payments').set(cutOff).where('id', '=', id).execute();
  const ask = { as: token, params: { payment_id: id } };
  expect((await app.send(getPayment, ask)).answer).toMatchObject({ state: 'open', is_known: false });
  await expect.poll(async () => (await app.send(getPayment, ask)).answer.state).toBe('paid');
}, 30_000);

test('a webhook settles a payment that somebody is looking at', async () => {
  const ref = await open.stripe();
  const { id } = await newestPaymentOf(app, owner);
  const looking_until = new Date(Date.now() + 60_000);
  await app.db.updateTable('payments').set({ asked_at: new Date(), looking_until }).where('id', '=', id).execute();
  app.stripe.control.setWebhookUrl(`${app.url}/api/stripe/webhook`);
  app.stripe.control.pay(ref);
  await app.stripe.control.settled();
  app.stripe.control.setWebhookUrl(null);
  expect(await balanceOf(app, token)).toBe(10);
});

test('who was declined and comes back from a second try at once is captured', async () => {
  app.paypal.control.nextCapture('INSTRUMENT_DECLINED');
  const { url } = (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer;
  const back = await payOnPage(app, url);
  expect(orderIn(back)).toBe(orderIn(url));
  expect(await payOnPage(app, back)).toMatch(/^\/success/);
  expect(await balanceOf(app, token)).toBe(10);
});
