import { getPayment, PROVIDER_NAMES, type ProviderName } from '@pawsume/contract/payments';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOOK_EVERY_MS } from '#features/payments/status/look-at-payment';
import { type Buyer, makeBuyer, muteProviders, payAndLeave, refOf, resetProviders, settled } from '../harness/buyer.ts';
import { fastClock } from '../harness/fast-clock.ts';
import { orderIn, payOnPage } from '../harness/make.ts';
import { startTwoServers } from '../harness/two-servers.ts';

const machines = await startTwoServers(fastClock());
const [app] = machines;
let buyer: Buyer;
beforeEach(async () => {
  resetProviders(app);
  muteProviders(app);
  buyer = await makeBuyer(app);
});

const { clock } = app.context;
const machineOf = (n: number) => machines[n % 2 === 0 ? 0 : 1];
const reads = () =>
  [...app.stripe.control.state().requests, ...app.paypal.control.state().requests].filter(({ operation }) =>
    ['get_session', 'get_order', 'list_disputes', 'capture_order'].includes(operation ?? ''),
  ).length;
const pathTo = (by: ProviderName, ref: string) =>
  by === 'stripe' ? `/api/stripe/return?session_id=${ref}` : `/api/paypal/return?token=${ref}&PayerID=ABC`;
/** 40 browsers at once. Returns to where they are led. */
const comeBack = async (by: ProviderName, url: string) => {
  const path = pathTo(by, refOf(url));
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, n) => fetch(machineOf(n).url + path, { redirect: 'manual' })),
  );
  return new Set(replies.map(({ headers }) => headers.get('location')?.split('?')[0]));
};
/** A slow machine takes so long for 40 that another look is due. */
const looksDueSince = (began: Date) => Math.floor((clock().getTime() - began.getTime()) / LOOK_EVERY_MS);

describe.each(PROVIDER_NAMES)('40 returns from %s at once, on two machines', (by) => {
  test('ask the provider once about a payment that is paid, and then never again', async () => {
    const url = await buyer.openPack(by);
    payAndLeave(app, by, url);
    const before = reads();
    expect(await comeBack(by, url)).toEqual(new Set(['/success']));
    expect(await buyer.balance()).toBe(10);
    // One look; where money is captured or its id was not known, it reads again.
    expect(reads() - before).toBeLessThanOrEqual(4);
    const afterwards = reads();
    await comeBack(by, url);
    expect(reads()).toBe(afterwards);
  });

  test('ask it about one that is not paid no more than twice, and once more each two seconds', async () => {
    const url = await buyer.openPack(by);
    const before = reads();
    const began = clock();
    await comeBack(by, url);
    expect(reads() - before).toBeLessThanOrEqual(2 + looksDueSince(began));
  });
});

test('40 questions of screens at once are one look at the provider', async () => {
  await buyer.openPack('stripe');
  const before = reads();
  const began = clock();
  const ask = { as: buyer.token, params: { payment_id: (await buyer.newest()).id } };
  const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => machineOf(n).send(getPayment, ask)));
  expect(new Set(replies.map(({ answer }) => answer.state))).toEqual(new Set(['open']));
  // All of them know it: who came while it was looked at has waited for what came of that.
  expect(replies.filter(({ answer }) => answer.is_known === false)).toEqual([]);
  expect(reads() - before).toBeGreaterThanOrEqual(1);
  expect(reads() - before).toBeLessThanOrEqual(1 + looksDueSince(began));
});

/** Somebody is looking at the payment, so long by the server's clock. */
const beingLookedAt = async (ms: number) => {
  const looking = { asked_at: clock(), looking_until: new Date(clock().getTime() + ms) };
  const { id } = await buyer.newest();
  await app.db.updateTable('payments').set(looking).where('id', '=', id).execute();
};

test('a look that was cut off keeps nobody from looking for long, and what is stored is answered meanwhile', async () => {
  payAndLeave(app, 'stripe', await buyer.openPack('stripe'));
  await beingLookedAt(10_000);
  expect(await buyer.read()).toMatchObject({ state: 'open', is_known: false });
  await buyer.comesTo('paid');
});

test('a webhook settles a payment that somebody is looking at', async () => {
  const url = await buyer.openPack('stripe');
  await beingLookedAt(60_000);
  resetProviders(app);
  payAndLeave(app, 'stripe', url);
  await settled(app);
  expect(await buyer.balance()).toBe(10);
});

test('who was declined and comes back from a second try at once is captured', async () => {
  app.paypal.control.nextCapture('INSTRUMENT_DECLINED');
  const { url, back } = await buyer.payPack('paypal');
  expect(orderIn(back)).toBe(orderIn(url));
  expect(await payOnPage(app, back)).toMatch(/^\/success/);
  expect(await buyer.balance()).toBe(10);
});
