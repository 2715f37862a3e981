import { checkHeldPayment, listHeldPayments } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, makeBuyer, resetProviders, settled } from '../harness/buyer.ts';
import { fastClock } from '../harness/fast-clock.ts';
import { makeAdmin, orderIn, payOnPage, sessionIn } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';

const app = await startApp({}, fastClock());
const { token: admin } = await makeAdmin(app);
let buyer: Buyer;
beforeEach(async () => {
  resetProviders(app);
  buyer = await makeBuyer(app);
});

const held = async () => (await app.send(listHeldPayments, { as: admin })).answer;
const alerts = () => app.logged.filter((line) => line.includes('ALERT'));

/** Pays by card for a checkout that Stripe has changed. */
const payAltered = async (change: Parameters<typeof app.stripe.control.alter>[1]) => {
  const url = await buyer.openPack('stripe');
  app.stripe.control.alter(sessionIn(url), change);
  await payOnPage(app, url);
  await settled(app);
  return { session: sessionIn(url), payment: await buyer.newest() };
};

describe('a payment whose checkout does not match', () => {
  test.each([
    ['another amount', { amount_total: 1 }, '0.01 CAD instead of 10.00 CAD'],
    ['another payment', { client_reference_id: 'somebody-else' }, 'the checkout is for another payment'],
  ] as const)(
    'at Stripe by %s gives nothing, alerts, and waits for an administrator',
    async (_what, change, reason) => {
      const before = alerts().length;
      const { session, payment } = await payAltered(change);
      expect(await buyer.balance()).toBe(0);
      expect((await held())[0]).toMatchObject({
        payment_id: payment.id,
        reason,
        provider_ref: session,
        amount: 1000,
      });
      expect(alerts()).toHaveLength(before + 1);
      expect(alerts().at(-1)).toContain(payment.id);
      expect((await buyer.read()).state).toBe('review');
    },
  );

  test('at PayPal is not even captured', async () => {
    const url = await buyer.openPack('paypal');
    app.paypal.control.setWebhookUrl(null);
    app.paypal.control.alter(orderIn(url), { amount: { value: '0.01' } });
    await payOnPage(app, url);
    expect(await buyer.newest()).toMatchObject({ status: 'review', outcome: null });
    const asked = app.paypal.control.state().requests.filter(({ path }) => path.includes(`${orderIn(url)}/capture`));
    expect(asked).toEqual([]);
    expect(await buyer.balance()).toBe(0);
  });

  test.each([
    ['amount', { amount: { value: '1.00' } }, '1.00 CAD instead of 10.00 CAD'],
    ['custom id', { custom_id: 'somebody-else' }, 'the checkout is for another payment'],
  ])('at PayPal by the %s of its capture alone gives nothing', async (_what, capture, reason) => {
    const url = await buyer.openPack('paypal');
    app.paypal.control.setWebhookUrl(null);
    app.paypal.control.nextCapture('pending');
    await payOnPage(app, url);
    app.paypal.control.alter(orderIn(url), { capture });
    app.paypal.control.resolvePending(orderIn(url), 'completed');
    await fetch(`${app.url}/api/paypal/return?token=${orderIn(url)}`, { redirect: 'manual' });
    expect(await buyer.newest()).toMatchObject({ status: 'review', reason });
    expect(await buyer.balance()).toBe(0);
  });
});

describe('the administrator', () => {
  const hold = async () => {
    const { session, payment } = await payAltered({ amount_total: 900 });
    return { session, check: { as: admin, params: { payment_id: payment.id } } };
  };

  test('is told that it still does not fit', async () => {
    const { check } = await hold();
    expect((await app.send(checkHeldPayment, check)).answer).toEqual({ held: true, msg: messages.admin.stillHeld });
  });

  test('sees it leave the list when what the provider says fits after all, and the credits are there', async () => {
    const { session, check } = await hold();
    app.stripe.control.alter(session, { amount_total: 1000 });
    expect((await app.send(checkHeldPayment, check)).answer.held).toBe(false);
    expect(await buyer.balance()).toBe(10);
    expect((await app.send(checkHeldPayment, check)).answer).toEqual({ held: false, msg: messages.admin.notHeld });
  });

  test('is told when the provider cannot be asked', async () => {
    const { check } = await hold();
    app.stripe.control.fail({ on: 'get_session', kind: 'error', times: 5 });
    expect(await app.send(checkHeldPayment, check)).toMatchObject({ status: 502, error: messages.admin.checkFailed });
  });

  test('is told when there is no such payment', async () => {
    const none = { as: admin, params: { payment_id: 'none' } };
    expect(await app.send(checkHeldPayment, none)).toMatchObject({ status: 404 });
  });

  test('is the only one who may look', async () => {
    const check = { as: buyer.token, params: { payment_id: 'x' } };
    expect(await app.send(listHeldPayments, { as: buyer.token })).toMatchObject({ status: 403 });
    expect(await app.send(checkHeldPayment, check)).toMatchObject({ status: 403 });
  });
});
