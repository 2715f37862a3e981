import { messages } from '@pawsume/contract/messages';
import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  getCreditsOwed,
  getPayment,
  listBilling,
  payResumeByCard,
  payResumeByPaypal,
} from '@pawsume/contract/payments';
import { downloadResume } from '@pawsume/contract/resumes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, makeOwner, makeResume, orderIn, payOnPage, sessionIn } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

const say = messages.payments;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  token = (await makeOwner(app)).token;
});

const settled = () => Promise.all([app.stripe.control.settled(), app.paypal.control.settled()]);

/** Pays, and tells by which checkout and what the success screen is answered afterwards. */
const payAt = async (url: string) => {
  const payment_id = (await payOnPage(app, url)).split('payment=')[1] ?? '';
  const state = async () => (await app.send(getPayment, { as: token, params: { payment_id } })).answer;
  return { session: url.startsWith(app.stripe.url) ? sessionIn(url) : orderIn(url), state };
};
const packUrl = async (quantity: 1 | 10) =>
  (await app.send(buyCreditsByCard, { as: token, body: { quantity } })).answer.url;
const buy = async (quantity: 1 | 10) => payAt(await packUrl(quantity));
const billing = async () => (await app.send(listBilling, { as: token })).answer;
const owed = async () => (await app.send(getCreditsOwed, { as: token })).answer.credits_owed;

describe('a dispute', () => {
  test('over credits is no refund while it is open, says what happens, and says it when it is lost', async () => {
    const { session, state } = await buy(10);
    const { id } = app.stripe.control.dispute(session);
    await settled();
    expect(await state()).toMatchObject({ state: 'disputed' });
    expect(await billing()).toMatchObject([
      { amount: 10, refunded: 0, state: 'disputed', note: `${say.disputed} ${say.disputedCredits}` },
    ]);
    app.stripe.control.closeDispute(id, 'lost');
    await settled();
    expect(await state()).toMatchObject({ state: 'charged_back' });
    expect(await billing()).toMatchObject([
      { refunded: 10, state: 'charged_back', note: `${say.chargedBack} ${say.chargedBackCredits}` },
    ]);
  });

  test('over a résumé says what becomes of the résumé, and nothing once it is won', async () => {
    const { resumeId } = await makeResume(app, token);
    const { answer } = await app.send(payResumeByCard, { as: token, params: { resume_id: resumeId } });
    const { session } = await payAt(answer.url);
    const { id } = app.stripe.control.dispute(session);
    await settled();
    expect(await billing()).toMatchObject([{ state: 'disputed', note: `${say.disputed} ${say.disputedResume}` }]);
    app.stripe.control.closeDispute(id, 'won');
    await settled();
    const [record] = await billing();
    expect(record).toMatchObject({ state: 'paid', refunded: 0 });
    expect(record?.note).toBeUndefined();
  });
});

describe('money that is not booked yet stands in the billing history with what happens next', () => {
  test('while PayPal still checks it', async () => {
    app.paypal.control.nextCapture('pending');
    const { url } = (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer;
    await payAt(url);
    expect(await billing()).toMatchObject([
      { amount: 10, action: 'paypal_credits', state: 'processing', credits: 0, note: say.pendingCredits },
    ]);
    app.paypal.control.resolvePending(orderIn(url), 'denied');
    await settled();
    expect(await billing()).toEqual([]);
  });

  test('while PayPal still checks what a résumé is paid with', async () => {
    app.paypal.control.nextCapture('pending');
    const { resumeId } = await makeResume(app, token);
    const { url } = (await app.send(payResumeByPaypal, { as: token, params: { resume_id: resumeId } })).answer;
    await payAt(url);
    expect(await billing()).toMatchObject([{ resume_id: resumeId, state: 'processing', note: say.pendingResume }]);
  });

  test('while it is held because it does not fit', async () => {
    const url = await packUrl(10);
    app.stripe.control.alter(sessionIn(url), { amount_total: 900 });
    await payAt(url);
    await settled();
    expect(await billing()).toMatchObject([{ state: 'review', credits: 0, note: say.held }]);
  });
});

test('a second payment for the same résumé says that it became a credit', async () => {
  const { resumeId } = await makeResume(app, token);
  const params = { resume_id: resumeId };
  const byCard = (await app.send(payResumeByCard, { as: token, params })).answer.url;
  const byPaypal = (await app.send(payResumeByPaypal, { as: token, params })).answer.url;
  const first = await payAt(byCard);
  // PayPal is not asked for the money of a résumé that is paid; a checkout of Stripe takes it by itself.
  expect((await first.state()).credits_instead).toBeUndefined();
  await payAt(byPaypal);
  expect(await balanceOf(app, token)).toBe(0);

  const { resumeId: other } = await makeResume(app, token);
  const both = { resume_id: other };
  const card = (await app.send(payResumeByCard, { as: token, params: both })).answer.url;
  const paypal = (await app.send(payResumeByPaypal, { as: token, params: both })).answer.url;
  await payAt(paypal);
  const second = await payAt(card);
  expect(await second.state()).toMatchObject({ state: 'paid', kind: 'resume', credits_instead: 1 });
  expect((await billing())[0]).toMatchObject({ resume_id: other, credits: 1, note: say.becameCredit(1) });
  expect(await balanceOf(app, token)).toBe(1);
});

test('credits that were used and then refunded are owed, and the purchase that settles them says so', async () => {
  const { session } = await buy(10);
  const { resumeId } = await makeResume(app, token);
  expect(await owed()).toBe(0);
  for (let n = 0; n < 2; n += 1) await app.send(downloadResume, { as: token, params: { id: resumeId } });
  app.stripe.control.refund(session);
  await settled();
  expect(await owed()).toBe(2);
  expect(await billing()).toMatchObject([{ state: 'refunded', refunded: 10, note: say.stillOwed(2) }]);

  const single = await buy(1);
  expect(await single.state()).toMatchObject({ state: 'paid', settled: 1 });
  expect([await owed(), await balanceOf(app, token)]).toEqual([1, 0]);
  const ten = await buy(10);
  expect(await ten.state()).toMatchObject({ state: 'paid', quantity: 10, settled: 1 });
  expect([await owed(), await balanceOf(app, token)]).toEqual([0, 9]);
  expect((await (await buy(1)).state()).settled).toBeUndefined();
});
