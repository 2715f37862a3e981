import { messages } from '@pawsume/contract/messages';
import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  getPaymentMethods,
  listBilling,
  payResumeByCard,
  payResumeByPaypal,
} from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';
import { downloadResume, getResume } from '@pawsume/contract/resumes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  balanceOf,
  buyCredits,
  deleteForGood,
  makeOwner,
  makeResume,
  newestPaymentOf,
  payOnPage,
  sessionIn,
} from '../harness/make.ts';
import { EMBEDDED, startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
let token: string;
let owner: { username: string };
beforeAll(async () => {
  app = await startApp({ DATABASE_URL: EMBEDDED });
});
beforeEach(async () => {
  app.stripe.control.reset();
  const made = await makeOwner(app);
  owner = made;
  token = made.token;
});

const checkout = async (quantity: 1 | 10 = 1) =>
  (await app.send(buyCreditsByCard, { as: token, body: { quantity } })).answer.url;
const newest = () => newestPaymentOf(app, owner);

describe('buying credits by card', () => {
  test.each([
    [1, 1, 5],
    [10, 10, 10],
  ] as const)('%i gives %i credits for $%i and shows in the billing history', async (quantity, credits, dollars) => {
    expect(await buyCredits(app, token, quantity)).toMatch(`/success?type=credits&quantity=${quantity}&payment=`);
    expect(await balanceOf(app, token)).toBe(credits);
    const { answer } = await app.send(listBilling, { as: token });
    expect(answer).toEqual([
      {
        timestamp: expect.any(String),
        amount: dollars,
        currency: 'CAD',
        resume_id: null,
        action: 'stripe_credits',
        payment_id: (await newest()).id,
        credits,
        refunded: 0,
        state: 'paid',
      },
    ]);
  });

  test.each([0, 2, 11, -1, 1.5, '1', null, [1]])('refuses a quantity of %j', async (quantity) => {
    const reply = await app.send(buyCreditsByCard, { as: token, bad: { quantity } });
    expect(reply).toMatchObject({ status: 400, error: messages.payments.oneOrTen });
  });

  test('leads a double click and a second tab to the same page', async () => {
    const urls = await Promise.all([checkout(), checkout(), checkout()]);
    expect(new Set(urls).size).toBe(1);
    expect(await checkout(10)).not.toBe(urls[0]);
  });

  test('gives nothing when the buyer cancels, and the same page again afterwards', async () => {
    const url = await checkout();
    const cancelled = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ action: 'cancel' }),
      redirect: 'manual',
    });
    expect(cancelled.headers.get('location')).toContain('/cancel?type=credits&quantity=1');
    expect(await balanceOf(app, token)).toBe(0);
    expect(await checkout()).toBe(url);
  });

  test('gives nothing when the card is declined, and the credit when it then succeeds', async () => {
    const url = await checkout();
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'decline' }) });
    expect(await balanceOf(app, token)).toBe(0);
    await payOnPage(app, url);
    expect(await balanceOf(app, token)).toBe(1);
  });

  test('gives the credits by webhook alone when the buyer never comes back', async () => {
    const url = await checkout(10);
    app.stripe.control.pay(sessionIn(url));
    await app.stripe.control.settled();
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('gives the credits on return alone when the webhook never comes', async () => {
    app.stripe.control.setWebhookUrl(null);
    await payOnPage(app, await checkout(10));
    expect(await balanceOf(app, token)).toBe(10);
    app.stripe.control.setWebhookUrl(`${app.url}/api/stripe/webhook`);
  });

  test('gives them once when the same webhook is delivered 20 times at the same moment', async () => {
    const url = await checkout(10);
    app.stripe.control.deliver({ copies: 20 });
    app.stripe.control.pay(sessionIn(url));
    await app.stripe.control.settled();
    expect(await balanceOf(app, token)).toBe(10);
    const { id } = await newest();
    expect(await app.db.selectFrom('credit_ledger').select('id').where('payment_id', '=', id).execute()).toHaveLength(
      1,
    );
  });

  test('gives nothing for money that does not match, and holds the payment for review', async () => {
    const url = await checkout();
    app.stripe.control.alter(sessionIn(url), { amount_total: 1 });
    await payOnPage(app, url);
    expect(await balanceOf(app, token)).toBe(0);
    expect(await newest()).toMatchObject({ status: 'review' });
  });

  test('opens a new page once the buyer has heard that the last one is paid', async () => {
    app.stripe.control.setWebhookUrl(null);
    const url = await checkout();
    app.stripe.control.pay(sessionIn(url));
    expect(await checkout()).toContain('/success?type=credits&quantity=1&payment=');
    expect(await balanceOf(app, token)).toBe(1);
    expect(await checkout()).toMatch(/\/pay\/cs_/);
    app.stripe.control.setWebhookUrl(`${app.url}/api/stripe/webhook`);
  });

  test('opens a new page when Stripe does not know the last one', async () => {
    const url = await checkout();
    const { id } = await newest();
    await app.db.updateTable('payments').set({ provider_ref: 'cs_test_forgotten' }).where('id', '=', id).execute();
    const next = await checkout();
    expect(next).not.toBe(url);
    await payOnPage(app, next);
    expect(await balanceOf(app, token)).toBe(1);
  });

  test('says so when Stripe is down, stores the attempt and opens one session once it is back', async () => {
    app.stripe.control.fail({ on: 'create_session', kind: 'error', times: 3 });
    const reply = await app.send(buyCreditsByCard, { as: token, body: { quantity: 1 } });
    expect(reply).toMatchObject({ status: 502, error: PROVIDERS.stripe.messages.failed });
    expect(reply.code).toBe('payment_provider_failed');
    const before = app.stripe.control.state().sessions.length;
    await buyCredits(app, token, 1);
    expect(await balanceOf(app, token)).toBe(1);
    expect(app.stripe.control.state().sessions.length).toBe(before + 1);
    const { user_id } = await newest();
    expect(await app.db.selectFrom('payments').select('id').where('user_id', '=', user_id).execute()).toHaveLength(1);
  });
});

describe('paying for one résumé by card', () => {
  test('makes it Paid, free to download, and not payable again', async () => {
    const { resumeId } = await makeResume(app, token);
    const resume = { as: token, params: { id: resumeId } };
    const pay = { as: token, params: { resume_id: resumeId } };
    expect(await payOnPage(app, (await app.send(payResumeByCard, pay)).answer.url)).toContain(
      `/success?type=resume&resume_id=${resumeId}&`,
    );
    expect((await app.send(getResume, resume)).answer).toMatchObject({ status: 'Paid', is_paid: true });
    expect(await app.send(downloadResume, resume)).toMatchObject({ status: 200 });
    expect(await app.send(downloadResume, resume)).toMatchObject({ status: 200 });
    expect(await balanceOf(app, token)).toBe(0);
    expect(await app.send(payResumeByCard, pay)).toMatchObject({ status: 409, error: messages.payments.alreadyPaid });
    const { answer } = await app.send(listBilling, { as: token });
    expect(answer).toMatchObject([{ amount: 10, resume_id: resumeId, action: 'stripe_resume' }]);
  });

  test('is not charged twice when nobody has heard of the first payment yet', async () => {
    app.stripe.control.setWebhookUrl(null);
    const { resumeId } = await makeResume(app, token);
    const pay = { as: token, params: { resume_id: resumeId } };
    app.stripe.control.pay(sessionIn((await app.send(payResumeByCard, pay)).answer.url));
    expect(await app.send(payResumeByCard, pay)).toMatchObject({ status: 409, error: messages.payments.alreadyPaid });
    expect((await app.send(getResume, { as: token, params: { id: resumeId } })).answer.is_paid).toBe(true);
    app.stripe.control.setWebhookUrl(`${app.url}/api/stripe/webhook`);
  });

  test('is made good with a credit when the résumé was deleted meanwhile', async () => {
    const { resumeId } = await makeResume(app, token);
    const { answer } = await app.send(payResumeByCard, { as: token, params: { resume_id: resumeId } });
    await deleteForGood(app, token, resumeId);
    await payOnPage(app, answer.url);
    expect(await balanceOf(app, token)).toBe(1);
  });
});

describe('without keys', () => {
  test('both ways to pay say that they are not available, and which there are is told', async () => {
    const bare = await startApp({}, (context) => ({
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
