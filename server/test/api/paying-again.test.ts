import { messages } from '@pawsume/contract/messages';
import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  getPayment,
  payResumeByCard,
  payResumeByPaypal,
} from '@pawsume/contract/payments';
import { getResume } from '@pawsume/contract/resumes';
import { beforeAll, describe, expect, test } from 'vitest';
import { beforeEachBuyer, muteProviders } from '../harness/buyer.ts';
import { balanceOf, makeResume, newestPaymentOf, orderIn, sessionIn } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
let owner: { username: string };
let token: string;
beforeAll(async () => {
  app = await startApp();
});
beforeEachBuyer(
  () => app,
  (buyer) => {
    owner = buyer;
    token = buyer.token;
    muteProviders(app);
  },
);

describe('for a résumé that was paid by PayPal, unheard, and that PayPal holds', () => {
  const held = async () => {
    const { resumeId } = await makeResume(app, token);
    const pay = { as: token, params: { resume_id: resumeId } };
    app.paypal.control.nextCapture('pending');
    app.paypal.control.approve(orderIn((await app.send(payResumeByPaypal, pay)).answer.url));
    return pay;
  };

  test.each([
    ['PayPal', payResumeByPaypal],
    ['card', payResumeByCard],
  ] as const)('paying again by %s is refused: it is being paid', async (_way, again) => {
    const pay = await held();
    expect(await app.send(again, pay)).toMatchObject({ status: 409, error: messages.payments.beingPaid });
    expect(await app.send(again, pay)).toMatchObject({ status: 409, error: messages.payments.beingPaid });
    const { user_id } = await newestPaymentOf(app, owner);
    expect(await app.db.selectFrom('payments').select('id').where('user_id', '=', user_id).execute()).toHaveLength(1);
  });
});

test('a résumé that was paid by card, unheard, is not paid by PayPal too', async () => {
  const { resumeId } = await makeResume(app, token);
  const pay = { as: token, params: { resume_id: resumeId } };
  app.stripe.control.pay(sessionIn((await app.send(payResumeByCard, pay)).answer.url));
  expect(await app.send(payResumeByPaypal, pay)).toMatchObject({ status: 409, error: messages.payments.alreadyPaid });
  expect((await app.send(getResume, { as: token, params: { id: resumeId } })).answer.is_paid).toBe(true);
});

test('a résumé whose buyer came back while the provider could not be asked is being paid, also by the other provider', async () => {
  const { resumeId } = await makeResume(app, token);
  const pay = { as: token, params: { resume_id: resumeId } };
  app.paypal.control.approve(orderIn((await app.send(payResumeByPaypal, pay)).answer.url));
  app.paypal.control.fail({ on: 'get_order', kind: 'error', status: 503, times: 100 });
  const { id } = await newestPaymentOf(app, owner);
  await app.send(getPayment, { as: token, params: { payment_id: id } });
  expect(await app.send(payResumeByCard, pay)).toMatchObject({ status: 409, error: messages.payments.beingPaid });
});

test('a provider that is down keeps nobody from paying by the other who never came back from it', async () => {
  const { resumeId } = await makeResume(app, token);
  const pay = { as: token, params: { resume_id: resumeId } };
  await app.send(payResumeByPaypal, pay);
  app.paypal.control.fail({ on: 'any', kind: 'error', status: 503, times: 100 });
  expect(await app.send(payResumeByCard, pay)).toMatchObject({ status: 200 });
});

describe('a pack that was paid, unheard, and is clicked again', () => {
  test('by PayPal is captured, and leads to its success screen instead of another payment', async () => {
    const { url } = (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer;
    app.paypal.control.approve(orderIn(url));
    const { id } = await newestPaymentOf(app, owner);
    const again = await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } });
    expect(again.answer.url).toBe(`${app.context.publicUrl}/success?type=credits&quantity=10&payment=${id}`);
    expect(await balanceOf(app, token)).toBe(10);
    const third = await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } });
    expect(orderIn(third.answer.url)).not.toBe(orderIn(url));
  });

  test('by PayPal, which holds the money, leads there too', async () => {
    app.paypal.control.nextCapture('pending');
    const { url } = (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer;
    app.paypal.control.approve(orderIn(url));
    const again = await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } });
    expect(again.answer.url).toContain('/success?type=credits');
  });

  test('by card leads there too', async () => {
    const { url } = (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer;
    app.stripe.control.pay(sessionIn(url));
    const again = await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
    expect(again.answer.url).toContain('/success?type=credits&quantity=10&payment=');
    expect(await balanceOf(app, token)).toBe(10);
  });
});
