import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  getPrices,
  listBilling,
  payResumeByCard,
} from '@pawsume/contract/payments';
import { describe, expect, test } from 'vitest';
import { ownerWith } from '../harness/credits.ts';
import { makeOwner, newestPaymentOf, orderIn, payOnPage, sessionIn } from '../harness/make.ts';
import { sharedApp, startApp } from '../harness/start-app.ts';

const PRICES = { PRICE_SINGLE: '1000', PRICE_PACK: '1550', PRICE_RESUME: '725', CURRENCY: 'EUR' };

const app = await startApp(PRICES);

test('without settings the table is that of the specification', async () => {
  const bare = await sharedApp();
  expect((await bare.send(getPrices)).answer).toEqual({ currency: 'cad', single: 500, pack: 1000, resume: 1000 });
});

describe('prices that are set', () => {
  test('are told to everybody', async () => {
    expect((await app.send(getPrices)).answer).toEqual({ currency: 'eur', single: 1000, pack: 1550, resume: 725 });
  });

  test('are what Stripe is asked for', async () => {
    const { token, resumeId } = await ownerWith(app);
    const urls = [
      (await app.send(buyCreditsByCard, { as: token, body: { quantity: 1 } })).answer.url,
      (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer.url,
      (await app.send(payResumeByCard, { as: token, params: { resume_id: resumeId } })).answer.url,
    ];
    const { sessions } = app.stripe.control.state();
    const asked = urls.map((url) => sessions.find(({ id }) => id === sessionIn(url)));
    expect(asked.map((session) => session?.amount_total)).toEqual([1000, 1550, 725]);
    expect(new Set(asked.map((session) => session?.currency))).toEqual(new Set(['eur']));
  });

  test('are what PayPal is asked for, and what the billing history shows', async () => {
    const { token } = await makeOwner(app);
    const { url } = (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer;
    const order = app.paypal.control.state().orders.find(({ id }) => id === orderIn(url));
    expect(order?.purchase_units?.[0]?.amount).toMatchObject({ currency_code: 'EUR', value: '15.50' });
    await payOnPage(app, url);
    expect((await app.send(listBilling, { as: token })).answer).toMatchObject([{ amount: 15.5, currency: 'EUR' }]);
  });

  test('that changed close the checkout at the old price and open one at the new', async () => {
    const owner = await makeOwner(app);
    const buy = async () => (await app.send(buyCreditsByCard, { as: owner.token, body: { quantity: 10 } })).answer.url;
    const before = await buy();
    const { id, request } = await newestPaymentOf(app, owner);
    // As it would be if the server had been started with another price then.
    await app.db.updateTable('payments').set({ amount: 900 }).where('id', '=', id).execute();
    const after = await buy();
    expect(after).not.toBe(before);
    const session = app.stripe.control.state().sessions.find((each) => each.id === sessionIn(before));
    expect(session?.status).toBe('expired');
    expect((await newestPaymentOf(app, owner)).request.idempotencyKey).not.toBe(request.idempotencyKey);
  });
});
