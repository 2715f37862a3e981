import { messages } from '@pawsume/contract/messages';
import { getCreditsOwed } from '@pawsume/contract/payments';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, makeBuyer, resetProviders, settled } from '../harness/buyer.ts';
import { orderIn, payOnPage, sessionIn } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const say = messages.payments;

const app = await sharedApp();
let buyer: Buyer;
beforeEach(async () => {
  resetProviders(app);
  buyer = await makeBuyer(app);
});
afterAll(() => resetProviders(app));

const owed = async () => (await app.send(getCreditsOwed, { as: buyer.token })).answer.credits_owed;
const dispute = async (url: string) => {
  const { id } = app.stripe.control.dispute(sessionIn(url));
  await settled(app);
  return id;
};
const close = async (id: string, status: 'won' | 'lost') => {
  app.stripe.control.closeDispute(id, status);
  await settled(app);
};

describe('a dispute', () => {
  test('over credits is no refund while it is open, says what happens, and says it when it is lost', async () => {
    const id = await dispute((await buyer.payPack('stripe')).url);
    expect(await buyer.read()).toMatchObject({ state: 'disputed' });
    expect(await buyer.billing()).toMatchObject([
      { amount: 10, refunded: 0, state: 'disputed', note: `${say.disputed} ${say.disputedCredits}` },
    ]);
    await close(id, 'lost');
    expect(await buyer.read()).toMatchObject({ state: 'charged_back' });
    expect(await buyer.billing()).toMatchObject([
      { refunded: 10, state: 'charged_back', note: `${say.chargedBack} ${say.chargedBackCredits}` },
    ]);
  });

  test('over a résumé says what becomes of the résumé, and nothing once it is won', async () => {
    const id = await dispute((await buyer.payResume('stripe', await buyer.makeResume())).url);
    expect(await buyer.billing()).toMatchObject([{ state: 'disputed', note: `${say.disputed} ${say.disputedResume}` }]);
    await close(id, 'won');
    const [record] = await buyer.billing();
    expect(record).toMatchObject({ state: 'paid', refunded: 0 });
    expect(record?.note).toBeUndefined();
  });
});

describe('money that is not booked yet stands in the billing history with what happens next', () => {
  test('while PayPal still checks it', async () => {
    app.paypal.control.nextCapture('pending');
    const { url } = await buyer.payPack('paypal');
    expect(await buyer.billing()).toMatchObject([
      { amount: 10, action: 'paypal_credits', state: 'processing', credits: 0, note: say.pendingCredits },
    ]);
    app.paypal.control.resolvePending(orderIn(url), 'denied');
    await settled(app);
    expect(await buyer.billing()).toEqual([]);
    expect(await buyer.newest()).toMatchObject({ status: 'failed' });
    expect(await buyer.balance()).toBe(0);
  });

  test('while PayPal still checks what a résumé is paid with', async () => {
    app.paypal.control.nextCapture('pending');
    const resume_id = await buyer.makeResume();
    await buyer.payResume('paypal', resume_id);
    expect(await buyer.billing()).toMatchObject([{ resume_id, state: 'processing', note: say.pendingResume }]);
  });

  test('while it is held because it does not fit', async () => {
    const url = await buyer.openPack('stripe');
    app.stripe.control.alter(sessionIn(url), { amount_total: 900 });
    await payOnPage(app, url);
    await settled(app);
    expect(await buyer.billing()).toMatchObject([{ state: 'review', credits: 0, note: say.held }]);
  });
});

test('a second payment for the same résumé says that it became a credit', async () => {
  const resume_id = await buyer.makeResume();
  const byCard = await buyer.openResume('stripe', resume_id);
  await buyer.payResume('paypal', resume_id);
  expect((await buyer.read()).credits_instead).toBeUndefined();
  // PayPal is not asked for the money of a résumé that is paid; a checkout of Stripe takes it by itself.
  const payment = (await payOnPage(app, byCard)).split('payment=')[1];
  expect(await buyer.read(payment)).toMatchObject({ state: 'paid', kind: 'resume', credits_instead: 1 });
  expect(await buyer.billing()).toContainEqual(
    expect.objectContaining({ resume_id, payment_id: payment, credits: 1, note: say.becameCredit(1) }),
  );
  expect(await buyer.balance()).toBe(1);
});

test('credits that were used and then refunded are owed, and the purchase that settles them says so', async () => {
  const { url } = await buyer.payPack('stripe');
  const id = await buyer.makeResume();
  expect(await owed()).toBe(0);
  for (let n = 0; n < 2; n += 1) await buyer.download(id);
  app.stripe.control.refund(sessionIn(url));
  await settled(app);
  expect(await owed()).toBe(2);
  expect(await buyer.billing()).toMatchObject([{ state: 'refunded', refunded: 10, note: say.stillOwed(2) }]);

  await buyer.payPack('stripe', 1);
  expect(await buyer.read()).toMatchObject({ state: 'paid', settled: 1 });
  expect([await owed(), await buyer.balance()]).toEqual([1, 0]);
  await buyer.payPack('stripe');
  expect(await buyer.read()).toMatchObject({ state: 'paid', quantity: 10, settled: 1 });
  expect([await owed(), await buyer.balance()]).toEqual([0, 9]);
  await buyer.payPack('stripe', 1);
  expect((await buyer.read()).settled).toBeUndefined();
});
