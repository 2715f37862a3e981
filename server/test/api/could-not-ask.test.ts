import { messages } from '@pawsume/contract/messages';
import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  getPayment,
  type PaymentState,
  paypalReturn,
  payResumeByPaypal,
  stripeReturn,
} from '@pawsume/contract/payments';
import { downloadResume } from '@pawsume/contract/resumes';
import { beforeAll, describe, expect, test } from 'vitest';
import { beforeEachBuyer, muteProviders } from '../harness/buyer.ts';
import { balanceOf, makeResume, newestPaymentOf, orderIn, payOnPage, sessionIn } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
let owner: { username: string };
let token: string;
beforeAll(async () => {
  app = await startApp();
});
beforeEachBuyer(
  () => app,
  (buyer) => {
    owner = buyer;
    token = buyer.token;
    muteProviders(app);
  },
);

const open = {
  stripe: async () => (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer.url,
  paypal: async () => (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer.url,
};
const state = async () => {
  const { id } = await newestPaymentOf(app, owner);
  return (await app.send(getPayment, { as: token, params: { payment_id: id } })).answer;
};
/** As a screen does that asks again after pauses. */
const comesTo = (wanted: PaymentState) =>
  expect.poll(async () => (await state()).state, { interval: 500 }).toBe(wanted);

describe.each(['stripe', 'paypal'] as const)('%s takes the money and then cannot be asked', (provider) => {
  const down = () =>
    provider === 'stripe'
      ? app.stripe.control.fail({ on: 'get_session', kind: 'error', status: 503, times: 100 })
      : app.paypal.control.fail({ on: 'get_order', kind: 'error', status: 503, times: 100 });
  const pay = (url: string) =>
    provider === 'stripe' ? app.stripe.control.pay(sessionIn(url)) : app.paypal.control.approve(orderIn(url));

  test('the payment is said to be not known yet, and paid once the provider answers', async () => {
    const url = await open[provider]();
    pay(url);
    down();
    expect(await state()).toMatchObject({ state: 'open', is_known: false });
    app[provider].control.reset();
    await comesTo('paid');
    expect(await state()).not.toHaveProperty('is_known');
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('the buyer who comes back is led to the screen that keeps asking, and not to pay again', async () => {
    const url = await open[provider]();
    down();
    const back = await payOnPage(app, url);
    expect(back).toMatch(/^\/success\?type=credits&quantity=10&payment=/);
    expect(await state()).toMatchObject({ is_known: false });
  });

  test('so is one whose payment was given up here since', async () => {
    const url = await open[provider]();
    const { id } = await newestPaymentOf(app, owner);
    await app.db.updateTable('payments').set({ status: 'expired' }).where('id', '=', id).execute();
    pay(url);
    down();
    expect(await state()).toMatchObject({ state: 'failed', is_known: false });
    app[provider].control.reset();
    await comesTo('paid');
    expect(await balanceOf(app, token)).toBe(10);
  });
});

test('a capture that gets no answer leaves it unknown whether the money was taken', async () => {
  const url = await open.paypal();
  app.paypal.control.fail({ on: 'capture_order', kind: 'reset', times: 100 });
  await payOnPage(app, url);
  expect(await state()).toMatchObject({ is_known: false });
  app.paypal.control.reset();
  await comesTo('paid');
});

test('a résumé whose payment nobody could confirm is not refused as unpaid', async () => {
  const { resumeId } = await makeResume(app, token);
  const download = { as: token, params: { id: resumeId } };
  const { url } = (await app.send(payResumeByPaypal, { as: token, params: { resume_id: resumeId } })).answer;
  expect(await app.send(downloadResume, download)).toMatchObject({ status: 402, error: messages.download.notEnough });
  app.paypal.control.fail({ on: 'get_order', kind: 'error', status: 503, times: 100 });
  await payOnPage(app, url);
  expect(await app.send(downloadResume, download)).toMatchObject({ status: 402, error: messages.download.unconfirmed });
  app.paypal.control.reset();
  await comesTo('paid');
  expect(await app.send(downloadResume, download)).toMatchObject({ status: 200 });
});

test('a payment that its provider calls open is known to be unpaid', async () => {
  await open.stripe();
  expect(await state()).toEqual(expect.objectContaining({ state: 'open' }));
  expect(await state()).not.toHaveProperty('is_known');
});

test('a provider that hangs keeps neither the screen nor the way back waiting for its answer', async () => {
  const url = await open.stripe();
  app.stripe.control.pay(sessionIn(url));
  app.stripe.control.fail({ on: 'get_session', kind: 'delay', ms: 60_000, times: 3 });
  const asked = await Promise.all([
    state(),
    fetch(`${app.url}/api${stripeReturn.path}?session_id=${sessionIn(url)}`, { redirect: 'manual' }),
  ]);
  expect(asked[0]).toMatchObject({ state: 'open', is_known: false });
  expect(asked[1].headers.get('location')).toMatch(/^\/success\?/);
});

test('who comes back while the keys of the provider are taken away is not told that nothing was charged', async () => {
  const bare = await startApp({}, (context) => ({ ...context, gateways: { stripe: null, paypal: null } }));
  for (const path of [`${stripeReturn.path}?session_id=cs_test_1`, `${paypalReturn.path}?token=5O190127TN364715T`]) {
    const back = await fetch(`${bare.url}/api${path}`, { redirect: 'manual' });
    expect({ status: back.status, to: back.headers.get('location') }).toEqual({ status: 303, to: '/profile' });
  }
});
