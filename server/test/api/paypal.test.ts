import { messages } from '@pawsume/contract/messages';
import {
  buyCreditsByPaypal,
  getPayment,
  listBilling,
  payResumeByCard,
  payResumeByPaypal,
} from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';
import { deleteResume, downloadResume, getResume } from '@pawsume/contract/resumes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, makeOwner, makeResume, newestPaymentOf, orderIn, payOnPage } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
let token: string;
let owner: { username: string };
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  app.paypal.control.reset();
  app.paypal.control.setWebhookUrl(`${app.url}/api/paypal/webhook`);
  const made = await makeOwner(app);
  owner = made;
  token = made.token;
});
const order = async (quantity: 1 | 10 = 10) =>
  (await app.send(buyCreditsByPaypal, { as: token, body: { quantity } })).answer.url;
const comeBack = (id: string) => fetch(`${app.url}/api/paypal/return?token=${id}&PayerID=ABC`, { redirect: 'manual' });
const newest = () => newestPaymentOf(app, owner);
const capturesAsked = () =>
  app.paypal.control.state().requests.filter(({ operation }) => operation === 'capture_order').length;

describe('credits by PayPal', () => {
  test.each([
    [1, 5],
    [10, 10],
  ] as const)('%i are given when the buyer comes back, once, for $%i', async (quantity, dollars) => {
    const back = await payOnPage(app, await order(quantity));
    expect(back).toMatch(new RegExp(`^/success\\?type=credits&quantity=${quantity}&payment=[0-9a-f-]{36}$`));
    expect(back).not.toContain('token');
    await app.paypal.control.settled();
    expect(await balanceOf(app, token)).toBe(quantity);
    const { answer } = await app.send(listBilling, { as: token });
    expect(answer).toMatchObject([
      { amount: dollars, currency: 'CAD', resume_id: null, action: 'paypal_credits', credits: quantity, refunded: 0 },
    ]);
  });

  test('are given by webhook alone when the buyer never comes back', async () => {
    const url = await order();
    app.paypal.control.approve(orderIn(url));
    await app.paypal.control.settled();
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('are given on return alone when no webhook ever comes', async () => {
    app.paypal.control.setWebhookUrl(null);
    await payOnPage(app, await order());
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('are not given for an approval that was not captured, however often the address is typed', async () => {
    const id = orderIn(await order());
    for (let n = 0; n < 3; n += 1) expect((await comeBack(id)).status).toBe(303);
    expect(await balanceOf(app, token)).toBe(0);
    expect(await newest()).toMatchObject({ status: 'open' });
  });

  test('are captured once when 20 browsers come back at the same moment', async () => {
    const url = await order();
    app.paypal.control.deliver({ copies: 5 });
    app.paypal.control.approve(orderIn(url));
    await Promise.all(Array.from({ length: 20 }, () => comeBack(orderIn(url))));
    await app.paypal.control.settled();
    expect(await balanceOf(app, token)).toBe(10);
    const { id } = await newest();
    expect(app.paypal.control.state().captures.filter(({ custom_id }) => custom_id === id)).toHaveLength(1);
  });

  test('come late when PayPal holds the money for a while', async () => {
    app.paypal.control.nextCapture('pending');
    const url = await order();
    const back = await payOnPage(app, url);
    const payment = { as: token, params: { payment_id: back.split('payment=')[1] ?? '' } };
    expect(await balanceOf(app, token)).toBe(0);
    expect((await app.send(getPayment, payment)).answer.state).toBe('processing');
    app.paypal.control.resolvePending(orderIn(url), 'completed');
    await app.paypal.control.settled();
    expect((await app.send(getPayment, payment)).answer.state).toBe('paid');
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('never come when PayPal denies the money in the end', async () => {
    app.paypal.control.nextCapture('pending');
    const url = await order();
    await payOnPage(app, url);
    app.paypal.control.resolvePending(orderIn(url), 'denied');
    await app.paypal.control.settled();
    expect(await newest()).toMatchObject({ status: 'failed' });
    expect(await balanceOf(app, token)).toBe(0);
  });

  test.each(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING'] as const)(
    'after %s the buyer is led back to the same order, and may then succeed',
    async (issue) => {
      app.paypal.control.setWebhookUrl(null);
      app.paypal.control.nextCapture(issue);
      const url = await order();
      const back = await payOnPage(app, url);
      expect(orderIn(back)).toBe(orderIn(url));
      expect(await newest()).toMatchObject({ status: 'open' });
      expect(await payOnPage(app, back)).toMatch(/^\/success/);
      expect(await balanceOf(app, token)).toBe(10);
    },
  );

  test('after a decline that the webhook learned of first, the buyer is led back to the order as well', async () => {
    app.paypal.control.nextCapture('INSTRUMENT_DECLINED');
    app.paypal.control.deliver({ mode: 'before_answer' });
    const url = await order();
    const back = await payOnPage(app, url);
    expect(orderIn(back)).toBe(orderIn(url));
    expect(await payOnPage(app, back)).toMatch(/^\/success/);
    expect(await balanceOf(app, token)).toBe(10);
  });

  test.each([
    'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
    'TRANSACTION_REFUSED',
    'PAYER_CANNOT_PAY',
    'COMPLIANCE_VIOLATION',
    'PAYEE_BLOCKED_TRANSACTION',
  ] as const)('%s ends the payment, and nothing is given', async (issue) => {
    app.paypal.control.setWebhookUrl(null);
    app.paypal.control.nextCapture(issue);
    const back = await payOnPage(app, await order());
    expect(await newest()).toMatchObject({ status: 'failed', reason: issue });
    const payment = { as: token, params: { payment_id: back.split('payment=')[1] ?? '' } };
    expect((await app.send(getPayment, payment)).answer.state).toBe('failed');
    expect(await balanceOf(app, token)).toBe(0);
  });

  test.each(['error', 'reset'] as const)(
    'are given once when the capture took effect and its answer was lost: %s',
    async (kind) => {
      app.paypal.control.setWebhookUrl(null);
      const url = await order();
      app.paypal.control.fail({ on: 'capture_order', kind, when: 'after_commit', times: 5 });
      await payOnPage(app, url);
      app.paypal.control.reset();
      await comeBack(orderIn(url));
      expect(await balanceOf(app, token)).toBe(10);
      const { id } = await newest();
      expect(app.paypal.control.state().captures.filter(({ custom_id }) => custom_id === id)).toHaveLength(1);
    },
  );

  test('lead to the same order on a double click', async () => {
    const urls = await Promise.all([order(), order(), order()]);
    expect(new Set(urls).size).toBe(1);
  });

  test('cost nothing when the buyer cancels: the way back carries no token', async () => {
    const url = await order();
    const cancelled = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ action: 'cancel' }),
      redirect: 'manual',
    });
    const back = new URL(cancelled.headers.get('location') ?? '');
    expect(back.searchParams.get('token')).toBe(orderIn(url));
    const led = await fetch(`${app.url}${back.pathname}${back.search}`, { redirect: 'manual' });
    const { id } = await newest();
    expect(led.headers.get('location')).toBe(`/cancel?type=credits&quantity=10&payment=${id}`);
    expect(await balanceOf(app, token)).toBe(0);
    expect(await order()).toBe(url);
  });

  test('say so when PayPal is down, and nothing was charged', async () => {
    app.paypal.control.fail({ on: 'create_order', kind: 'error', times: 5 });
    const reply = await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 1 } });
    expect(reply).toMatchObject({ status: 502, error: PROVIDERS.paypal.messages.failed });
    app.paypal.control.reset();
    await payOnPage(app, await order(1));
    expect(await balanceOf(app, token)).toBe(1);
  });
});

describe('one résumé by PayPal', () => {
  test('becomes Paid, free to download, and not payable again', async () => {
    const { resumeId } = await makeResume(app, token);
    const resume = { as: token, params: { id: resumeId } };
    const pay = { as: token, params: { resume_id: resumeId } };
    const back = await payOnPage(app, (await app.send(payResumeByPaypal, pay)).answer.url);
    expect(back).toContain(`/success?type=resume&resume_id=${resumeId}&payment=`);
    expect((await app.send(getResume, resume)).answer.is_paid).toBe(true);
    expect(await app.send(downloadResume, resume)).toMatchObject({ status: 200 });
    expect(await app.send(payResumeByPaypal, pay)).toMatchObject({ status: 409, error: messages.payments.alreadyPaid });
    expect((await app.send(listBilling, { as: token })).answer).toMatchObject([
      { amount: 10, resume_id: resumeId, action: 'paypal_resume', credits: 0 },
    ]);
  });

  test('is not captured when it was paid by card meanwhile, or deleted', async () => {
    app.paypal.control.setWebhookUrl(null);
    for (const end of ['paid', 'deleted'] as const) {
      const { resumeId } = await makeResume(app, token);
      const pay = { as: token, params: { resume_id: resumeId } };
      const { url } = (await app.send(payResumeByPaypal, pay)).answer;
      if (end === 'paid') await payOnPage(app, (await app.send(payResumeByCard, pay)).answer.url);
      else await app.send(deleteResume, { as: token, params: { id: resumeId } });
      const before = capturesAsked();
      await payOnPage(app, url);
      expect(capturesAsked()).toBe(before);
      expect(await balanceOf(app, token)).toBe(0);
    }
  });

  test('cannot be paid twice while PayPal still holds the first payment', async () => {
    app.paypal.control.nextCapture('pending');
    const { resumeId } = await makeResume(app, token);
    const pay = { as: token, params: { resume_id: resumeId } };
    await payOnPage(app, (await app.send(payResumeByPaypal, pay)).answer.url);
    for (const call of [payResumeByPaypal, payResumeByCard]) {
      expect(await app.send(call, pay)).toMatchObject({ status: 409, error: messages.payments.beingPaid });
    }
  });
});

test('another user’s payment is not told', async () => {
  const back = await payOnPage(app, await order(1));
  const params = { payment_id: back.split('payment=')[1] ?? '' };
  const { token: other } = await makeOwner(app);
  expect(await app.send(getPayment, { as: other, params })).toMatchObject({ status: 404 });
  expect((await app.send(getPayment, { as: token, params })).answer).toMatchObject({ state: 'paid', quantity: 1 });
});
