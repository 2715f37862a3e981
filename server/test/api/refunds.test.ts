import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  listBilling,
  listCredits,
  payResumeByCard,
  payResumeByPaypal,
} from '@pawsume/contract/payments';
import { deletePet } from '@pawsume/contract/pets';
import { deleteResume, downloadResume, getResume } from '@pawsume/contract/resumes';
import { deleteAccount } from '@pawsume/contract/users';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeForgottenResumes } from '#features/account/remove-resumes';
import { getPayment } from '#features/payments/settle/queries';
import { settle } from '#features/payments/settle/settle';
import type { Gateway } from '#gateways/gateway';
import { violationsOf } from '../harness/invariants.ts';
import {
  balanceOf,
  deleteForGood,
  makeOwner,
  makeResume,
  newestPaymentOf,
  orderIn,
  payOnPage,
  sessionIn,
} from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
let token: string;
let owner: { username: string };
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  const made = await makeOwner(app);
  owner = made;
  token = made.token;
});

const newest = () => newestPaymentOf(app, owner);
const settled = () => Promise.all([app.stripe.control.settled(), app.paypal.control.settled()]);

/** Ten credits, paid; returns what the provider calls the checkout. */
const tenBy = {
  stripe: async () => {
    const { url } = (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer;
    await payOnPage(app, url);
    return sessionIn(url);
  },
  paypal: async () => {
    const { url } = (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer;
    await payOnPage(app, url);
    return orderIn(url);
  },
};
const refundBy = {
  stripe: (ref: string, amount?: number) => app.stripe.control.refund(ref, amount),
  paypal: (ref: string, amount?: number) => app.paypal.control.refund(ref, amount),
};

const deletePetOfResume = async (_app: TestApp, as: string, id: number) => {
  const { answer } = await app.send(getResume, { as, params: { id } });
  expect(await app.send(deletePet, { as, params: { id: answer.pet_id ?? 0 } })).toMatchObject({ status: 200 });
};

const spend = async (times: number) => {
  const { resumeId } = await makeResume(app, token);
  for (let n = 0; n < times; n += 1) await app.send(downloadResume, { as: token, params: { id: resumeId } });
};

describe.each(['stripe', 'paypal'] as const)('a refund at %s', (provider) => {
  test('takes all credits of the purchase back', async () => {
    refundBy[provider](await tenBy[provider]());
    await settled();
    expect(await balanceOf(app, token)).toBe(0);
    expect(await newest()).toMatchObject({ status: 'refunded', refunded: 1000, clawed_back: 10, shortfall: 0 });
    const { answer } = await app.send(listBilling, { as: token });
    expect(answer).toMatchObject([{ amount: 10, refunded: 10 }]);
    const credits = (await app.send(listCredits, { as: token })).answer;
    expect(credits).toMatchObject([
      { kind: 'refund', change: -10, balance: 0 },
      { kind: 'purchase', change: 10, balance: 10 },
    ]);
  });

  test('of a part takes that part, rounded down, and the same in any number of steps', async () => {
    const ref = await tenBy[provider]();
    refundBy[provider](ref, 250);
    await settled();
    expect(await newest()).toMatchObject({ status: 'partially_refunded', clawed_back: 2 });
    refundBy[provider](ref, 250);
    await settled();
    expect(await balanceOf(app, token)).toBe(5);
    refundBy[provider](ref);
    await settled();
    expect(await newest()).toMatchObject({ status: 'refunded', clawed_back: 10 });
  });

  test('takes credits down to zero, and credits bought later settle what was spent', async () => {
    const ref = await tenBy[provider]();
    await spend(3);
    refundBy[provider](ref);
    await settled();
    expect(await balanceOf(app, token)).toBe(0);
    expect(await newest()).toMatchObject({ clawed_back: 7, shortfall: 3 });
    await tenBy[provider]();
    expect(await balanceOf(app, token)).toBe(7);
    const owed = await app.db.selectFrom('payments').select('shortfall').where('provider_ref', '=', ref).execute();
    expect(owed).toEqual([{ shortfall: 0 }]);
  });

  test('makes a paid résumé unpaid again', async () => {
    const { resumeId } = await makeResume(app, token);
    const call = provider === 'stripe' ? payResumeByCard : payResumeByPaypal;
    const { url } = (await app.send(call, { as: token, params: { resume_id: resumeId } })).answer;
    await payOnPage(app, url);
    const resume = { as: token, params: { id: resumeId } };
    expect((await app.send(getResume, resume)).answer.status).toBe('Paid');
    refundBy[provider](provider === 'stripe' ? sessionIn(url) : orderIn(url));
    await settled();
    expect((await app.send(getResume, resume)).answer.status).toBe('Unpaid');
    expect(await app.send(downloadResume, resume)).toMatchObject({ status: 402 });
  });
});

describe('a chargeback', () => {
  test('takes the credits while it is open, and gives them back when it is won', async () => {
    const session = await tenBy.stripe();
    const { id } = app.stripe.control.dispute(session);
    await settled();
    expect(await newest()).toMatchObject({ status: 'disputed', clawed_back: 10 });
    expect(await balanceOf(app, token)).toBe(0);
    app.stripe.control.closeDispute(id, 'won');
    await settled();
    expect(await newest()).toMatchObject({ status: 'paid', clawed_back: 0 });
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('that is lost keeps them', async () => {
    const { id } = app.stripe.control.dispute(await tenBy.stripe());
    app.stripe.control.closeDispute(id, 'lost');
    await settled();
    expect(await newest()).toMatchObject({ status: 'charged_back', clawed_back: 10 });
    expect(await balanceOf(app, token)).toBe(0);
  });

  test('that is won gives a credit for a résumé that was deleted meanwhile', async () => {
    const { resumeId } = await makeResume(app, token);
    const { url } = (await app.send(payResumeByCard, { as: token, params: { resume_id: resumeId } })).answer;
    await payOnPage(app, url);
    const { id } = app.stripe.control.dispute(sessionIn(url));
    await settled();
    expect((await app.send(getResume, { as: token, params: { id: resumeId } })).answer.is_paid).toBe(false);
    await deleteForGood(app, token, resumeId);
    app.stripe.control.closeDispute(id, 'won');
    await settled();
    expect(await balanceOf(app, token)).toBe(1);
  });

  test.each([
    ['for good', deleteForGood],
    ['with its pet', deletePetOfResume],
    [
      'and is removed while it is open',
      async (_app: TestApp, as: string, id: number) => {
        await app.send(deleteResume, { as, params: { id } });
      },
    ],
  ])('over a résumé that its owner has deleted, %s, gives nothing when it is won', async (_how, remove) => {
    const { resumeId } = await makeResume(app, token);
    const { url } = (await app.send(payResumeByCard, { as: token, params: { resume_id: resumeId } })).answer;
    await payOnPage(app, url);
    await remove(app, token, resumeId);
    if (remove === deleteForGood) await removeForgottenResumes(app.db, new Date());
    const { id } = app.stripe.control.dispute(sessionIn(url));
    await settled();
    await removeForgottenResumes(app.db, new Date(Date.now() + 3_600_000));
    app.stripe.control.closeDispute(id, 'won');
    await settled();
    expect(await newest()).toMatchObject({ status: 'paid', outcome: 'resume', clawed_back: 0 });
    // Who deletes a paid résumé is told that what was paid for it goes with it.
    expect(await balanceOf(app, token)).toBe(0);
    expect(await violationsOf(app.db)).toEqual([]);
  });

  test('at PayPal takes the credits when the capture is reversed', async () => {
    app.paypal.control.reverse(await tenBy.paypal());
    await settled();
    expect(await balanceOf(app, token)).toBe(0);
    expect(await newest()).toMatchObject({ clawed_back: 10 });
  });
});

describe('money for an account that is gone', () => {
  const paymentFor = (ref: string) =>
    app.db.selectFrom('payments').selectAll().where('provider_ref', '=', ref).executeTakeFirstOrThrow();

  test('is sent back when it comes by card all the same', async () => {
    const { url } = (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer;
    // The session cannot be closed at this moment, so the buyer's other tab can still pay.
    app.stripe.control.fail({ on: 'expire_session', kind: 'error', times: 5 });
    expect(await app.send(deleteAccount, { as: token, body: { confirm: true } })).toMatchObject({ status: 200 });
    app.stripe.control.reset();
    app.stripe.control.pay(sessionIn(url));
    await settled();
    expect(await paymentFor(sessionIn(url))).toMatchObject({
      status: 'refunded',
      outcome: 'refund_due',
      granted: 0,
      refunded: 1000,
    });
    const { charges } = app.stripe.control.state();
    expect(charges.at(-1)).toMatchObject({ amount: 1000, amount_refunded: 1000, refunded: true });
  });

  test('cannot come by card once the account is deleted: its page is closed', async () => {
    const { url } = (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer;
    await app.send(deleteAccount, { as: token, body: { confirm: true } });
    const session = app.stripe.control.state().sessions.find(({ id }) => id === sessionIn(url));
    expect(session?.status).toBe('expired');
    expect(await paymentFor(sessionIn(url))).toMatchObject({ status: 'expired' });
  });

  test('is not captured at PayPal', async () => {
    const { url } = (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer;
    await app.send(deleteAccount, { as: token, body: { confirm: true } });
    app.paypal.control.approve(orderIn(url));
    await settled();
    const { id, ...payment } = await paymentFor(orderIn(url));
    expect(payment).toMatchObject({ status: 'failed', outcome: null });
    expect(app.paypal.control.state().captures.filter(({ custom_id }) => custom_id === id)).toEqual([]);
  });
});

test('a look at the provider that was overtaken by a refund gives nothing back', async () => {
  await tenBy.stripe();
  await settled();
  const { context } = app;
  const { stripe } = context.gateways;
  if (!stripe) throw new Error('no gateway');
  const parts = { ...context, log: { warn: () => undefined, error: () => undefined } };
  const payment = await getPayment(app.db, (await newest()).id);
  let looks = 0;
  const overtaken: Gateway = {
    ...stripe,
    readCheckout: async (ref) => {
      const seen = await stripe.readCheckout(ref);
      looks += 1;
      if (looks === 1) {
        app.stripe.control.refund(ref);
        await settled();
        expect(await newest()).toMatchObject({ status: 'refunded' });
      }
      return seen;
    },
  };
  expect(await settle({ ...parts, gateway: overtaken }, payment)).toMatchObject({ status: 'refunded' });
  expect(looks).toBe(2);
  expect(await balanceOf(app, token)).toBe(0);
});
