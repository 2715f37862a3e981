import { checkHeldPayment, listHeldPayments } from '@pawsume/contract/admin';
import { adminLogin } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard, buyCreditsByPaypal, getPayment } from '@pawsume/contract/payments';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureAdmin } from '#features/auth/first-admin';
import { balanceOf, makeOwner, newestPaymentOf, orderIn, payOnPage, sessionIn } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

const ADMIN = { username: 'chief', password: 'a fine admin password' };

let app: TestApp;
let admin: string;
let token: string;
let owner: { username: string };
beforeAll(async () => {
  app = await startApp();
  await ensureAdmin({ db: app.db, now: new Date() }, ADMIN);
  admin = (await app.send(adminLogin, { body: ADMIN })).answer.token;
});
beforeEach(async () => {
  const made = await makeOwner(app);
  owner = made;
  token = made.token;
});

const byCard = async () => (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer.url;
const byPaypal = async () => (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer.url;
const newest = () => newestPaymentOf(app, owner);
const payOnReturn = (url: string) =>
  fetch(`${app.url}/api/paypal/return?token=${orderIn(url)}`, { redirect: 'manual' });
const held = async () => (await app.send(listHeldPayments, { as: admin })).answer;
const alerts = () => app.logged.filter((line) => line.includes('ALERT'));

describe('a payment whose checkout does not match', () => {
  test.each([
    ['another amount', { amount_total: 1 }, '0.01 CAD instead of 10.00 CAD'],
    ['another currency', { currency: 'usd' }, '10.00 USD instead of 10.00 CAD'],
    ['another mode', { livemode: true }, 'real money for a test'],
    ['another payment', { client_reference_id: 'somebody-else' }, 'the checkout is for another payment'],
  ] as const)(
    'at Stripe by %s gives nothing, alerts, and waits for an administrator',
    async (_what, change, reason) => {
      const before = alerts().length;
      const url = await byCard();
      app.stripe.control.alter(sessionIn(url), change);
      const back = await payOnPage(app, url);
      await app.stripe.control.settled();
      expect(await balanceOf(app, token)).toBe(0);
      const { id } = await newest();
      expect((await held())[0]).toMatchObject({ payment_id: id, reason, provider_ref: sessionIn(url), amount: 1000 });
      expect(alerts()).toHaveLength(before + 1);
      expect(alerts().at(-1)).toContain(id);
      const state = await app.send(getPayment, { as: token, params: { payment_id: back.split('payment=')[1] ?? '' } });
      expect(state.answer.state).toBe('review');
    },
  );

  test.each([
    ['amount', { amount: { value: '0.01' } }],
    ['currency', { amount: { currency_code: 'USD' } }],
    ['custom id', { custom_id: 'somebody-else' }],
  ] as const)('at PayPal by its %s is not even captured', async (_what, change) => {
    const url = await byPaypal();
    app.paypal.control.setWebhookUrl(null);
    app.paypal.control.alter(orderIn(url), change);
    await payOnPage(app, url);
    expect(await newest()).toMatchObject({ status: 'review', outcome: null });
    const asked = app.paypal.control.state().requests.filter(({ path }) => path.includes(`${orderIn(url)}/capture`));
    expect(asked).toEqual([]);
    expect(await balanceOf(app, token)).toBe(0);
  });

  test('at PayPal by what was captured in the end gives nothing', async () => {
    const url = await byPaypal();
    app.paypal.control.setWebhookUrl(null);
    app.paypal.control.nextCapture('pending');
    await payOnPage(app, url);
    app.paypal.control.alter(orderIn(url), { capture: { amount: { value: '1.00' } } });
    app.paypal.control.resolvePending(orderIn(url), 'completed');
    await payOnReturn(url);
    expect(await newest()).toMatchObject({ status: 'review', reason: '1.00 CAD instead of 10.00 CAD' });
    expect(await balanceOf(app, token)).toBe(0);
  });

  test('at PayPal by the custom id of its capture alone gives nothing, and waits for an administrator', async () => {
    const url = await byPaypal();
    app.paypal.control.setWebhookUrl(null);
    app.paypal.control.nextCapture('pending');
    await payOnPage(app, url);
    app.paypal.control.alter(orderIn(url), { capture: { custom_id: 'somebody-else' } });
    app.paypal.control.resolvePending(orderIn(url), 'completed');
    await payOnReturn(url);
    expect(await newest()).toMatchObject({ status: 'review', reason: 'the checkout is for another payment' });
    expect(await balanceOf(app, token)).toBe(0);
  });
});

describe('the administrator', () => {
  const hold = async () => {
    const url = await byCard();
    app.stripe.control.alter(sessionIn(url), { amount_total: 900 });
    await payOnPage(app, url);
    await app.stripe.control.settled();
    const { id } = await newest();
    return { session: sessionIn(url), check: { as: admin, params: { payment_id: id } } };
  };

  test('is told that it still does not fit', async () => {
    const { check } = await hold();
    expect((await app.send(checkHeldPayment, check)).answer).toEqual({ held: true, msg: messages.admin.stillHeld });
  });

  test('sees it leave the list when what the provider says fits after all, and the credits are there', async () => {
    const { session, check } = await hold();
    app.stripe.control.alter(session, { amount_total: 1000 });
    expect((await app.send(checkHeldPayment, check)).answer.held).toBe(false);
    expect(await balanceOf(app, token)).toBe(10);
    expect((await app.send(checkHeldPayment, check)).answer).toEqual({ held: false, msg: messages.admin.notHeld });
  });

  test('is told when the provider cannot be asked', async () => {
    const { check } = await hold();
    app.stripe.control.fail({ on: 'get_session', kind: 'error', times: 5 });
    expect(await app.send(checkHeldPayment, check)).toMatchObject({ status: 502, error: messages.admin.checkFailed });
    app.stripe.control.reset();
  });

  test('is told when there is no such payment', async () => {
    const none = { as: admin, params: { payment_id: 'none' } };
    expect(await app.send(checkHeldPayment, none)).toMatchObject({ status: 404 });
  });

  test('is the only one who may look', async () => {
    expect(await app.send(listHeldPayments, { as: token })).toMatchObject({ status: 403 });
    expect(await app.send(checkHeldPayment, { as: token, params: { payment_id: 'x' } })).toMatchObject({ status: 403 });
  });
});
