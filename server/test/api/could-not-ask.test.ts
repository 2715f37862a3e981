import { messages } from '@pawsume/contract/messages';
import { PROVIDER_NAMES, type ProviderName, paypalReturn, stripeReturn } from '@pawsume/contract/payments';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, makeBuyer, muteProviders, payAndLeave, resetProviders } from '../harness/buyer.ts';
import { fastClock } from '../harness/fast-clock.ts';
import { payOnPage, sessionIn } from '../harness/make.ts';
import { sharedAppWith, startApp } from '../harness/start-app.ts';

const app = await startApp({}, fastClock());
let buyer: Buyer;
beforeEach(async () => {
  resetProviders(app);
  muteProviders(app);
  buyer = await makeBuyer(app);
});

const DOWN = { kind: 'error', status: 503, times: 100 } as const;
const takeDown = (by: ProviderName) =>
  by === 'stripe'
    ? app.stripe.control.fail({ on: 'get_session', ...DOWN })
    : app.paypal.control.fail({ on: 'get_order', ...DOWN });

describe.each(PROVIDER_NAMES)('%s takes the money and then cannot be asked', (by) => {
  test('the payment is said to be not known yet, and paid once the provider answers', async () => {
    payAndLeave(app, by, await buyer.openPack(by));
    takeDown(by);
    expect(await buyer.read()).toMatchObject({ state: 'open', is_known: false });
    app[by].control.reset();
    await buyer.comesTo('paid');
    expect(await buyer.read()).not.toHaveProperty('is_known');
    expect(await buyer.balance()).toBe(10);
  });

  test('the buyer who comes back is led to the screen that keeps asking, and not to pay again', async () => {
    const url = await buyer.openPack(by);
    takeDown(by);
    expect(await payOnPage(app, url)).toMatch(/^\/success\?type=credits&quantity=10&payment=/);
    expect(await buyer.read()).toMatchObject({ is_known: false });
  });

  test('so is one whose payment was given up here since', async () => {
    const url = await buyer.openPack(by);
    const { id } = await buyer.newest();
    await app.db.updateTable('payments').set({ status: 'expired' }).where('id', '=', id).execute();
    payAndLeave(app, by, url);
    takeDown(by);
    expect(await buyer.read()).toMatchObject({ state: 'failed', is_known: false });
    app[by].control.reset();
    await buyer.comesTo('paid');
    expect(await buyer.balance()).toBe(10);
  });
});

test('a capture that gets no answer leaves it unknown whether the money was taken', async () => {
  const url = await buyer.openPack('paypal');
  app.paypal.control.fail({ on: 'capture_order', kind: 'reset', times: 100 });
  await payOnPage(app, url);
  expect(await buyer.read()).toMatchObject({ is_known: false });
  app.paypal.control.reset();
  await buyer.comesTo('paid');
});

test('a résumé whose payment nobody could confirm is not refused as unpaid', async () => {
  const id = await buyer.makeResume();
  const url = await buyer.openResume('paypal', id);
  expect(await buyer.download(id)).toMatchObject({ status: 402, error: messages.download.notEnough });
  takeDown('paypal');
  await payOnPage(app, url);
  expect(await buyer.download(id)).toMatchObject({ status: 402, error: messages.download.unconfirmed });
  app.paypal.control.reset();
  await buyer.comesTo('paid');
  expect(await buyer.download(id)).toMatchObject({ status: 200 });
});

test('a payment that its provider calls open is known to be unpaid', async () => {
  await buyer.openPack('stripe');
  const state = await buyer.read();
  expect(state).toMatchObject({ state: 'open' });
  expect(state).not.toHaveProperty('is_known');
});

test('a provider that hangs keeps neither the screen nor the way back waiting for its answer', async () => {
  const url = await buyer.openPack('stripe');
  payAndLeave(app, 'stripe', url);
  app.stripe.control.fail({ on: 'get_session', kind: 'delay', ms: 60_000, times: 3 });
  const [state, back] = await Promise.all([
    buyer.read(),
    fetch(`${app.url}/api${stripeReturn.path}?session_id=${sessionIn(url)}`, { redirect: 'manual' }),
  ]);
  expect(state).toMatchObject({ state: 'open', is_known: false });
  expect(back.headers.get('location')).toMatch(/^\/success\?/);
});

test('who comes back while the keys of the provider are taken away is not told that nothing was charged', async () => {
  const bare = await sharedAppWith((context) => ({ ...context, gateways: { stripe: null, paypal: null } }));
  for (const path of [`${stripeReturn.path}?session_id=cs_test_1`, `${paypalReturn.path}?token=5O190127TN364715T`]) {
    const back = await fetch(`${bare.url}/api${path}`, { redirect: 'manual' });
    expect({ status: back.status, to: back.headers.get('location') }).toEqual({ status: 303, to: '/profile' });
  }
});
