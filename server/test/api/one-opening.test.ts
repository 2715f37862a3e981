import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard, buyCreditsByPaypal, payResumeByCard, payResumeByPaypal } from '@pawsume/contract/payments';
import { beforeAll, describe, expect, test } from 'vitest';
import { beforeEachBuyer } from '../harness/buyer.ts';
import { balanceOf, makeResume, newestPaymentOf, payOnPage, sessionIn } from '../harness/make.ts';
import { reconcileInTurn } from '../harness/reconcile-in-turn.ts';
import type { TestApp } from '../harness/start-app.ts';
import { startTwoServers } from '../harness/two-servers.ts';

let machines: [TestApp, TestApp];
let app: TestApp;
let owner: { username: string };
let token: string;
beforeAll(async () => {
  machines = await startTwoServers();
  [app] = machines;
});
beforeEachBuyer(
  () => app,
  (buyer) => {
    owner = buyer;
    token = buyer.token;
  },
);

const slow = (ms: number) => {
  app.stripe.control.fail({ on: 'create_session', kind: 'delay', ms });
  app.paypal.control.fail({ on: 'create_order', kind: 'delay', ms });
};
const payableCount = async () => {
  const { user_id } = await newestPaymentOf(app, owner);
  const rows = await app.db.selectFrom('payments').select('id').where('user_id', '=', user_id).execute();
  const ids = rows.map(({ id }) => id);
  const sessions = app.stripe.control.state().sessions.filter((session) => session.status === 'open');
  const orders = app.paypal.control.state().orders.filter((order) => order.status === 'PAYER_ACTION_REQUIRED');
  return [
    ...sessions.filter(({ client_reference_id }) => ids.includes(client_reference_id ?? '')),
    ...orders.filter(({ purchase_units }) => ids.includes(purchase_units[0]?.custom_id ?? '')),
  ].length;
};

/** A click each second and a half, in turn on both machines, until the first is answered. */
const impatient = async <T>(clicks: number, click: (machine: TestApp) => Promise<T>): Promise<T[]> => {
  const answers: Promise<T>[] = [];
  for (let n = 0; n < clicks; n += 1) {
    answers.push(click(machines[n % 2 === 0 ? 0 : 1]));
    await sleep(1500);
  }
  return Promise.all(answers);
};

describe('a provider that takes 6 seconds to open a checkout, and a click each second and a half', () => {
  test.each([
    ['card', buyCreditsByCard],
    ['PayPal', buyCreditsByPaypal],
  ] as const)(
    'open one for a pack by %s, and all clicks lead there',
    async (_way, call) => {
      slow(6000);
      const replies = await impatient(4, ({ send }) => send(call, { as: token, body: { quantity: 10 } }));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(replies.map(({ answer }) => answer.url)).size).toBe(1);
      expect(await payableCount()).toBe(1);
    },
    30_000,
  );

  test.each([
    ['card', payResumeByCard],
    ['PayPal', payResumeByPaypal],
  ] as const)(
    'open one for a résumé by %s, and all clicks lead there',
    async (_way, call) => {
      const { resumeId } = await makeResume(app, token);
      slow(6000);
      const pay = { as: token, params: { resume_id: resumeId } };
      const replies = await impatient(4, ({ send }) => send(call, pay));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(replies.map(({ answer }) => answer.url)).size).toBe(1);
      expect(await payableCount()).toBe(1);
    },
    30_000,
  );
});

test('who waits too long for a checkout that is being opened is told so, and when to come back', async () => {
  slow(40_000);
  const first = app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
  await expect.poll(() => app.stripe.control.state().requests.at(-1)?.operation).toBe('create_session');
  const second = await machines[1].send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
  expect(second).toMatchObject({ status: 503, error: messages.payments.beingOpened });
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  await first;
}, 90_000);

describe('a checkout whose opening is answered after its payment was given up', () => {
  const openings = () =>
    app.stripe.control.state().requests.filter(({ operation }) => operation === 'create_session').length;
  const openAndGiveUp = async () => {
    const before = openings();
    const first = app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
    await expect.poll(openings, { interval: 20, timeout: 10_000 }).toBeGreaterThan(before);
    const { id: lateId } = await newestPaymentOf(app, owner);
    await app.db.updateTable('payments').set({ status: 'abandoned' }).where('id', '=', lateId).execute();
    return { first, lateId };
  };
  const sessionOf = (paymentId: string) =>
    app.stripe.control.state().sessions.find(({ client_reference_id }) => client_reference_id === paymentId);

  test('is closed at the provider, and the click leads to the one that is open', async () => {
    slow(3000);
    const { first, lateId } = await openAndGiveUp();
    const second = await machines[1].send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
    expect((await first).answer.url).toBe(second.answer.url);
    expect(sessionOf(lateId)?.status).toBe('expired');
    expect(await payableCount()).toBe(1);
  });

  test('is closed later where the provider cannot be reached at that moment', async () => {
    slow(3000);
    app.stripe.control.fail({ on: 'expire_session', kind: 'error', times: 3 });
    app.stripe.control.fail({ on: 'get_session', kind: 'error', times: 3 });
    const { first, lateId } = await openAndGiveUp();
    await first;
    app.stripe.control.reset();
    const log = { warn: () => undefined, error: () => undefined };
    await reconcileInTurn({ ...app.context, log }, 'due');
    expect(sessionOf(lateId)?.status).toBe('expired');
  });

  test('counts where it was paid meanwhile, and the buyer is not led to pay again', async () => {
    app.stripe.control.setWebhookUrl(null);
    app.stripe.control.fail({ on: 'create_session', kind: 'delay', when: 'after_commit', ms: 3000 });
    const { first, lateId } = await openAndGiveUp();
    await expect.poll(() => sessionOf(lateId)?.status, { interval: 20 }).toBe('open');
    app.stripe.control.pay(sessionOf(lateId)?.id ?? '');
    expect((await first).answer.url).toContain('/success?type=credits&quantity=10&payment=');
    expect(await balanceOf(app, token)).toBe(10);
    app.stripe.control.setWebhookUrl(`${app.url}/api/stripe/webhook`);
  });
});

test('an opening that was cut off is taken over by the next click', async () => {
  const { answer } = await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
  const { id } = await newestPaymentOf(app, owner);
  // As a machine leaves it that dies while it opens.
  const cutOff = { status: 'created', provider_ref: null, checkout_url: null } as const;
  const opening_until = new Date(Date.now() + 1000);
  await app.db
    .updateTable('payments')
    .set({ ...cutOff, opening_until })
    .where('id', '=', id)
    .execute();
  const again = await machines[1].send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
  expect(sessionIn(again.answer.url)).toBe(sessionIn(answer.url));
  await payOnPage(app, again.answer.url);
  expect(await balanceOf(app, token)).toBe(10);
});
