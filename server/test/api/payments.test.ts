import { messages } from '@pawsume/contract/messages';
import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  getPayment,
  getPaymentMethods,
  PROVIDER_NAMES,
  payResumeByCard,
  payResumeByPaypal,
} from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';
import { deleteResume } from '@pawsume/contract/resumes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '#context';
import { type Buyer, makeBuyer, muteProviders, payAndLeave, resetProviders, settled } from '../harness/buyer.ts';
import { fastClock } from '../harness/fast-clock.ts';
import { deleteForGood, makeOwner, makeResume, orderIn, payOnPage } from '../harness/make.ts';
import { sharedApp, sharedAppWith } from '../harness/start-app.ts';

const app = await sharedAppWith(fastClock());
let buyer: Buyer;
beforeEach(async () => {
  resetProviders(app);
  buyer = await makeBuyer(app);
});
afterAll(async () => resetProviders(await sharedApp()));

const press = (url: string, action: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
const comeBack = (id: string) => fetch(`${app.url}/api/paypal/return?token=${id}&PayerID=ABC`, { redirect: 'manual' });
const capturesOf = (paymentId: string) =>
  app.paypal.control.state().captures.filter(({ custom_id }) => custom_id === paymentId);

describe.each(PROVIDER_NAMES)('buying credits by %s', (by) => {
  test.each([
    [1, 5],
    [10, 10],
  ] as const)('gives %i for $%i, once, and shows it in the billing history', async (quantity, dollars) => {
    const { back } = await buyer.payPack(by, quantity);
    const { id } = await buyer.newest();
    expect(back).toBe(`/success?type=credits&quantity=${quantity}&payment=${id}`);
    await settled(app);
    expect(await buyer.balance()).toBe(quantity);
    expect(await buyer.billing()).toEqual([
      {
        timestamp: expect.any(String),
        amount: dollars,
        currency: 'CAD',
        resume_id: null,
        action: `${by}_credits`,
        payment_id: id,
        credits: quantity,
        refunded: 0,
        state: 'paid',
      },
    ]);
  });

  test('gives them by webhook alone when the buyer never comes back', async () => {
    payAndLeave(app, by, await buyer.openPack(by));
    await settled(app);
    expect(await buyer.balance()).toBe(10);
  });

  test('gives them on return alone when no webhook ever comes', async () => {
    muteProviders(app);
    await buyer.payPack(by);
    expect(await buyer.balance()).toBe(10);
  });

  test('leads a double click and a second tab to the same page', async () => {
    const urls = await Promise.all([buyer.openPack(by), buyer.openPack(by), buyer.openPack(by)]);
    expect(new Set(urls).size).toBe(1);
    expect(await buyer.openPack(by, 1)).not.toBe(urls[0]);
  });

  test('costs nothing when the buyer cancels, and leads to the same page afterwards', async () => {
    const url = await buyer.openPack(by);
    let back = (await press(url, 'cancel')).headers.get('location') ?? '';
    if (by === 'paypal') {
      const { pathname, search } = new URL(back);
      const led = await fetch(app.url + pathname + search, { redirect: 'manual' });
      back = app.context.publicUrl + led.headers.get('location');
    }
    const { id } = await buyer.newest();
    expect(back).toBe(`${app.context.publicUrl}/cancel?type=credits&quantity=10&payment=${id}`);
    expect(await buyer.balance()).toBe(0);
    expect(await buyer.openPack(by)).toBe(url);
  });

  test('says so when the provider is down, stores the attempt and opens one checkout once it is back', async () => {
    app[by].control.fail({ on: 'any', kind: 'error', times: 3 });
    expect(await buyer.askForPack(by)).toMatchObject({
      status: 502,
      error: PROVIDERS[by].messages.failed,
      code: 'payment_provider_failed',
    });
    resetProviders(app);
    await buyer.payPack(by);
    expect(await buyer.balance()).toBe(10);
    expect(await buyer.countPayments()).toBe(1);
  });
});

test.each([0, 2, 11, -1, 1.5, '1', null, [1]])('a pack of %j is refused', async (quantity) => {
  const reply = await app.send(buyCreditsByCard, { as: buyer.token, bad: { quantity } });
  expect(reply).toMatchObject({ status: 400, error: messages.payments.oneOrTen });
});

describe('buying credits by card', () => {
  test('gives nothing when the card is declined, and the credits when it then succeeds', async () => {
    const url = await buyer.openPack('stripe');
    await press(url, 'decline');
    expect(await buyer.balance()).toBe(0);
    await payOnPage(app, url);
    expect(await buyer.balance()).toBe(10);
  });

  test('gives them once when the same webhook is delivered 20 times at the same moment', async () => {
    const url = await buyer.openPack('stripe');
    app.stripe.control.deliver({ copies: 20 });
    payAndLeave(app, 'stripe', url);
    await settled(app);
    expect(await buyer.balance()).toBe(10);
  });

  test('opens a new page when Stripe does not know the last one', async () => {
    const url = await buyer.openPack('stripe');
    const { id } = await buyer.newest();
    await app.db.updateTable('payments').set({ provider_ref: 'cs_test_forgotten' }).where('id', '=', id).execute();
    const next = await buyer.openPack('stripe');
    expect(next).not.toBe(url);
    await payOnPage(app, next);
    expect(await buyer.balance()).toBe(10);
  });
});

describe('buying credits by PayPal', () => {
  test('gives none for an order that nobody approved, however often the address is typed', async () => {
    const id = orderIn(await buyer.openPack('paypal'));
    for (let n = 0; n < 3; n += 1) expect((await comeBack(id)).status).toBe(303);
    expect(await buyer.balance()).toBe(0);
    expect(await buyer.newest()).toMatchObject({ status: 'open' });
  });

  test('captures once when 20 browsers come back at the same moment', async () => {
    const url = await buyer.openPack('paypal');
    app.paypal.control.deliver({ copies: 5 });
    payAndLeave(app, 'paypal', url);
    await Promise.all(Array.from({ length: 20 }, () => comeBack(orderIn(url))));
    await settled(app);
    expect(await buyer.balance()).toBe(10);
    expect(capturesOf((await buyer.newest()).id)).toHaveLength(1);
  });

  test('gives them late when PayPal holds the money for a while', async () => {
    app.paypal.control.nextCapture('pending');
    const { url } = await buyer.payPack('paypal');
    expect(await buyer.balance()).toBe(0);
    expect(await buyer.read()).toMatchObject({ state: 'processing' });
    app.paypal.control.resolvePending(orderIn(url), 'completed');
    await settled(app);
    expect(await buyer.read()).toMatchObject({ state: 'paid' });
    expect(await buyer.balance()).toBe(10);
  });

  test('leads back to the order after a decline that the webhook learned of first', async () => {
    app.paypal.control.nextCapture('INSTRUMENT_DECLINED');
    app.paypal.control.deliver({ mode: 'before_answer' });
    const { url, back } = await buyer.payPack('paypal');
    expect(orderIn(back)).toBe(orderIn(url));
    expect(await payOnPage(app, back)).toMatch(/^\/success/);
    expect(await buyer.balance()).toBe(10);
  });

  test('ends the payment after a refusal for good, and gives nothing', async () => {
    muteProviders(app);
    app.paypal.control.nextCapture('TRANSACTION_REFUSED');
    await buyer.payPack('paypal');
    expect(await buyer.newest()).toMatchObject({ status: 'failed', reason: 'TRANSACTION_REFUSED' });
    expect(await buyer.read()).toMatchObject({ state: 'failed' });
    expect(await buyer.balance()).toBe(0);
  });

  test('gives them once when every answer to the capture was lost', async () => {
    muteProviders(app);
    const url = await buyer.openPack('paypal');
    app.paypal.control.fail({ on: 'capture_order', kind: 'reset', when: 'after_commit', times: 5 });
    await payOnPage(app, url);
    app.paypal.control.reset();
    await comeBack(orderIn(url));
    expect(await buyer.balance()).toBe(10);
    expect(capturesOf((await buyer.newest()).id)).toHaveLength(1);
  });

  test('tells another user nothing of the payment', async () => {
    await buyer.payPack('paypal', 1);
    const params = { payment_id: (await buyer.newest()).id };
    const { token: other } = await makeOwner(app);
    expect(await app.send(getPayment, { as: other, params })).toMatchObject({ status: 404 });
    expect(await buyer.read()).toMatchObject({ state: 'paid', quantity: 1 });
  });
});

describe('one résumé', () => {
  test.each(PROVIDER_NAMES)('paid by %s becomes Paid, free to download, and not payable again', async (by) => {
    const id = await buyer.makeResume();
    expect((await buyer.payResume(by, id)).back).toContain(`/success?type=resume&resume_id=${id}&payment=`);
    expect(await buyer.resume(id)).toMatchObject({ status: 'Paid', is_paid: true });
    expect(await buyer.download(id)).toMatchObject({ status: 200 });
    expect(await buyer.download(id)).toMatchObject({ status: 200 });
    expect(await buyer.askForResume(by, id)).toMatchObject({ status: 409, error: messages.payments.alreadyPaid });
    expect(await buyer.billing()).toMatchObject([{ amount: 10, resume_id: id, action: `${by}_resume`, credits: 0 }]);
  });

  test('is made good with a credit when it was deleted before its payment came', async () => {
    const id = await buyer.makeResume();
    const url = await buyer.openResume('stripe', id);
    await deleteForGood(app, buyer.token, id);
    await payOnPage(app, url);
    expect(await buyer.balance()).toBe(1);
  });

  test.each(['paid by card', 'deleted'] as const)('is not captured at PayPal when it was %s meanwhile', async (end) => {
    muteProviders(app);
    const id = await buyer.makeResume();
    const url = await buyer.openResume('paypal', id);
    const { id: paymentId } = await buyer.newest();
    if (end === 'deleted') await app.send(deleteResume, { as: buyer.token, params: { id } });
    else await buyer.payResume('stripe', id);
    await payOnPage(app, url);
    expect(capturesOf(paymentId)).toEqual([]);
    expect(await buyer.balance()).toBe(0);
  });
});

describe('without keys', () => {
  test('both ways to pay say that they are not available, and which there are is told', async () => {
    const bare = await sharedAppWith((context) => ({
      ...context,
      gateways: { stripe: null, paypal: null },
      noRealMoney: false,
    }));
    const { token: as } = await makeOwner(bare);
    const { resumeId } = await makeResume(bare, as);
    const card = { status: 503, error: PROVIDERS.stripe.messages.unavailable };
    const paypal = { status: 503, error: PROVIDERS.paypal.messages.unavailable };
    const params = { resume_id: resumeId };
    expect(await bare.send(buyCreditsByCard, { as, body: { quantity: 1 } })).toMatchObject(card);
    expect(await bare.send(buyCreditsByPaypal, { as, body: { quantity: 1 } })).toMatchObject(paypal);
    expect(await bare.send(payResumeByCard, { as, params })).toMatchObject(card);
    expect(await bare.send(payResumeByPaypal, { as, params })).toMatchObject(paypal);
    expect((await bare.send(getPaymentMethods)).answer).toEqual({ card: false, paypal: false, test: false });
    expect((await app.send(getPaymentMethods)).answer).toEqual({ card: true, paypal: true, test: true });
  });
});

test('buyers are told where providers take payments as tests', async () => {
  const { context } = app;
  const methodsWith = async (gateways: Context['gateways']) =>
    (await (await sharedAppWith(() => ({ ...context, gateways, noRealMoney: false }))).send(getPaymentMethods)).answer;
  const { stripe, paypal } = context.gateways;
  expect(await methodsWith({ stripe, paypal })).toEqual({ card: true, paypal: true, test: false, test_keys: true });
  const live = stripe && { ...stripe, live: true };
  expect(await methodsWith({ stripe: live, paypal: null })).toEqual({ card: true, paypal: false, test: false });
});
