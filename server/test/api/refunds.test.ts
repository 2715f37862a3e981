import { listCredits, PROVIDER_NAMES } from '@pawsume/contract/payments';
import { deletePet } from '@pawsume/contract/pets';
import { deleteResume } from '@pawsume/contract/resumes';
import { deleteAccount } from '@pawsume/contract/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeForgottenResumes } from '#features/account/remove-resumes';
import { getPayment } from '#features/payments/settle/queries';
import { settle } from '#features/payments/settle/settle';
import type { Gateway } from '#gateways/gateway';
import { type Buyer, makeBuyer, payAndLeave, refOf, resetProviders, settled } from '../harness/buyer.ts';
import { violationsOf } from '../harness/invariants.ts';
import { deleteForGood, orderIn, sessionIn } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';

const app = await startApp();
let buyer: Buyer;
beforeEach(async () => {
  resetProviders(app);
  buyer = await makeBuyer(app);
});

const deletePetOf = async (id: number) => {
  const { pet_id } = await buyer.resume(id);
  const params = { id: pet_id ?? 0 };
  expect(await app.send(deletePet, { as: buyer.token, params })).toMatchObject({ status: 200 });
};
const deleteTheAccount = async () =>
  expect(await app.send(deleteAccount, { as: buyer.token, body: { confirm: true } })).toMatchObject({ status: 200 });
const paymentFor = (ref: string) =>
  app.db.selectFrom('payments').selectAll().where('provider_ref', '=', ref).executeTakeFirstOrThrow();

describe.each(PROVIDER_NAMES)('a refund at %s', (by) => {
  test('of a part takes that part of the credits, rounded down, and of the rest takes all', async () => {
    const ref = refOf((await buyer.payPack(by)).url);
    app[by].control.refund(ref, 250);
    await settled(app);
    expect(await buyer.newest()).toMatchObject({ status: 'partially_refunded', clawed_back: 2 });
    app[by].control.refund(ref);
    await settled(app);
    expect(await buyer.balance()).toBe(0);
    expect(await buyer.newest()).toMatchObject({ status: 'refunded', refunded: 1000, clawed_back: 10, shortfall: 0 });
    expect(await buyer.billing()).toMatchObject([{ amount: 10, refunded: 10 }]);
    expect((await app.send(listCredits, { as: buyer.token })).answer).toMatchObject([
      { kind: 'refund', change: -8, balance: 0 },
      { kind: 'refund', change: -2, balance: 8 },
      { kind: 'purchase', change: 10, balance: 10 },
    ]);
  });

  test('makes a paid résumé unpaid again', async () => {
    const id = await buyer.makeResume();
    const { url } = await buyer.payResume(by, id);
    expect((await buyer.resume(id)).status).toBe('Paid');
    app[by].control.refund(refOf(url));
    await settled(app);
    expect((await buyer.resume(id)).status).toBe('Unpaid');
    expect(await buyer.download(id)).toMatchObject({ status: 402 });
  });
});

describe('a chargeback', () => {
  test('takes the credits while it is open, and gives them back when it is won', async () => {
    const { id } = app.stripe.control.dispute(sessionIn((await buyer.payPack('stripe')).url));
    await settled(app);
    expect(await buyer.newest()).toMatchObject({ status: 'disputed', clawed_back: 10 });
    expect(await buyer.balance()).toBe(0);
    app.stripe.control.closeDispute(id, 'won');
    await settled(app);
    expect(await buyer.newest()).toMatchObject({ status: 'paid', clawed_back: 0 });
    expect(await buyer.balance()).toBe(10);
  });

  test('that is won gives a credit for a résumé that was deleted meanwhile', async () => {
    const resumeId = await buyer.makeResume();
    const { id } = app.stripe.control.dispute(sessionIn((await buyer.payResume('stripe', resumeId)).url));
    await settled(app);
    expect((await buyer.resume(resumeId)).is_paid).toBe(false);
    await deleteForGood(app, buyer.token, resumeId);
    app.stripe.control.closeDispute(id, 'won');
    await settled(app);
    expect(await buyer.balance()).toBe(1);
  });

  test.each<[string, (id: number) => Promise<unknown>]>([
    [
      'for good',
      async (id) => {
        await deleteForGood(app, buyer.token, id);
        await removeForgottenResumes(app.db, new Date());
      },
    ],
    ['with its pet', deletePetOf],
    ['and is removed while it is open', (id) => app.send(deleteResume, { as: buyer.token, params: { id } })],
  ])('over a résumé that its owner has deleted, %s, gives nothing when it is won', async (_how, remove) => {
    const resumeId = await buyer.makeResume();
    const { url } = await buyer.payResume('stripe', resumeId);
    await remove(resumeId);
    const { id } = app.stripe.control.dispute(sessionIn(url));
    await settled(app);
    await removeForgottenResumes(app.db, new Date(Date.now() + 3_600_000));
    app.stripe.control.closeDispute(id, 'won');
    await settled(app);
    expect(await buyer.newest()).toMatchObject({ status: 'paid', outcome: 'resume', clawed_back: 0 });
    // Who deletes a paid résumé is told that what was paid for it goes with it.
    expect(await buyer.balance()).toBe(0);
    expect(await violationsOf(app.db)).toEqual([]);
  });

  test('at PayPal takes the credits when the capture is reversed', async () => {
    app.paypal.control.reverse(orderIn((await buyer.payPack('paypal')).url));
    await settled(app);
    expect(await buyer.balance()).toBe(0);
    expect(await buyer.newest()).toMatchObject({ clawed_back: 10 });
  });
});

describe('money for an account that is gone', () => {
  test('is sent back when it comes by card all the same', async () => {
    const url = await buyer.openPack('stripe');
    // The session cannot be closed at this moment, so the buyer's other tab can still pay.
    app.stripe.control.fail({ on: 'expire_session', kind: 'error', times: 5 });
    await deleteTheAccount();
    resetProviders(app);
    payAndLeave(app, 'stripe', url);
    await settled(app);
    const sentBack = { status: 'refunded', outcome: 'refund_due', granted: 0, refunded: 1000 };
    expect(await paymentFor(sessionIn(url))).toMatchObject(sentBack);
    const { charges } = app.stripe.control.state();
    expect(charges.at(-1)).toMatchObject({ amount: 1000, amount_refunded: 1000, refunded: true });
  });

  test('cannot come by card once the account is deleted: its page is closed', async () => {
    const session = sessionIn(await buyer.openPack('stripe'));
    await deleteTheAccount();
    const { sessions } = app.stripe.control.state();
    expect(sessions.find(({ id }) => id === session)?.status).toBe('expired');
    expect(await paymentFor(session)).toMatchObject({ status: 'expired' });
  });

  test('is not captured at PayPal', async () => {
    const url = await buyer.openPack('paypal');
    await deleteTheAccount();
    payAndLeave(app, 'paypal', url);
    await settled(app);
    const { id, ...payment } = await paymentFor(orderIn(url));
    expect(payment).toMatchObject({ status: 'failed', outcome: null });
    expect(app.paypal.control.state().captures.filter(({ custom_id }) => custom_id === id)).toEqual([]);
  });
});

test('a look at the provider that was overtaken by a refund gives nothing back', async () => {
  await buyer.payPack('stripe');
  await settled(app);
  const { context } = app;
  const { stripe } = context.gateways;
  if (!stripe) throw new Error('no gateway');
  const parts = { ...context, log: { warn: () => undefined, error: () => undefined } };
  const payment = await getPayment(app.db, (await buyer.newest()).id);
  let looks = 0;
  const overtaken: Gateway = {
    ...stripe,
    readCheckout: async (ref) => {
      const seen = await stripe.readCheckout(ref);
      looks += 1;
      if (looks === 1) {
        app.stripe.control.refund(ref);
        await settled(app);
        expect(await buyer.newest()).toMatchObject({ status: 'refunded' });
      }
      return seen;
    },
  };
  expect(await settle({ ...parts, gateway: overtaken }, payment)).toMatchObject({ status: 'refunded' });
  expect(looks).toBe(2);
  expect(await buyer.balance()).toBe(0);
});
