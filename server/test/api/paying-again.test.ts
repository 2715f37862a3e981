import { messages } from '@pawsume/contract/messages';
import { PROVIDER_NAMES } from '@pawsume/contract/payments';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, makeBuyer, muteProviders, payAndLeave, resetProviders } from '../harness/buyer.ts';
import { orderIn } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();
let buyer: Buyer;
let resumeId: number;
beforeEach(async () => {
  resetProviders(app);
  muteProviders(app);
  buyer = await makeBuyer(app);
  resumeId = await buyer.makeResume();
});
afterAll(() => resetProviders(app));

const refused = (error: string) => ({ status: 409, error });

test.each(PROVIDER_NAMES)(
  'a résumé that PayPal was paid for, unheard, and holds is not paid again by %s',
  async (by) => {
    app.paypal.control.nextCapture('pending');
    payAndLeave(app, 'paypal', await buyer.openResume('paypal', resumeId));
    expect(await buyer.askForResume(by, resumeId)).toMatchObject(refused(messages.payments.beingPaid));
    expect(await buyer.askForResume(by, resumeId)).toMatchObject(refused(messages.payments.beingPaid));
    expect(await buyer.countPayments()).toBe(1);
  },
);

test.each(PROVIDER_NAMES)('a résumé that was paid by card, unheard, is not paid again by %s', async (by) => {
  payAndLeave(app, 'stripe', await buyer.openResume('stripe', resumeId));
  expect(await buyer.askForResume(by, resumeId)).toMatchObject(refused(messages.payments.alreadyPaid));
  expect(await buyer.resume(resumeId)).toMatchObject({ is_paid: true });
});

test('a résumé whose buyer came back while the provider could not be asked is being paid, also by the other provider', async () => {
  payAndLeave(app, 'paypal', await buyer.openResume('paypal', resumeId));
  app.paypal.control.fail({ on: 'get_order', kind: 'error', status: 503, times: 100 });
  await buyer.read();
  expect(await buyer.askForResume('stripe', resumeId)).toMatchObject(refused(messages.payments.beingPaid));
});

test('a provider that is down keeps nobody from paying by the other who never came back from it', async () => {
  await buyer.openResume('paypal', resumeId);
  app.paypal.control.fail({ on: 'any', kind: 'error', status: 503, times: 100 });
  expect(await buyer.askForResume('stripe', resumeId)).toMatchObject({ status: 200 });
});

describe('a pack that was paid, unheard, and is clicked again', () => {
  test.each(PROVIDER_NAMES)('by %s leads to its success screen instead of another payment', async (by) => {
    const url = await buyer.openPack(by);
    payAndLeave(app, by, url);
    const { id } = await buyer.newest();
    const success = `${app.context.publicUrl}/success?type=credits&quantity=10&payment=${id}`;
    expect(await buyer.openPack(by)).toBe(success);
    expect(await buyer.balance()).toBe(10);
    const third = await buyer.openPack(by);
    expect([url, success]).not.toContain(third);
  });

  test('by PayPal, which holds the money, leads there too', async () => {
    app.paypal.control.nextCapture('pending');
    const url = await buyer.openPack('paypal');
    payAndLeave(app, 'paypal', url);
    const again = await buyer.openPack('paypal');
    expect(again).toContain('/success?type=credits');
    expect(orderIn(again)).not.toBe(orderIn(url));
  });
});
