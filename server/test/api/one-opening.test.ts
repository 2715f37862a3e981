import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@pawsume/contract/messages';
import { PROVIDER_NAMES } from '@pawsume/contract/payments';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, makeBuyer, muteProviders, resetProviders } from '../harness/buyer.ts';
import { fastClock, SPEED } from '../harness/fast-clock.ts';
import { payOnPage, sessionIn } from '../harness/make.ts';
import { reconcileInTurn } from '../harness/reconcile-in-turn.ts';
import type { TestApp } from '../harness/start-app.ts';
import { startTwoServers } from '../harness/two-servers.ts';

const machines = await startTwoServers(fastClock());
const [app, otherMachine] = machines;
let buyer: Buyer;
beforeEach(async () => {
  resetProviders(app);
  buyer = await makeBuyer(app);
});

/** The next opening takes so long, by the clock of the server. */
const slow = (ms: number) => {
  app.stripe.control.fail({ on: 'create_session', kind: 'delay', ms: Math.round(ms / SPEED) });
  app.paypal.control.fail({ on: 'create_order', kind: 'delay', ms: Math.round(ms / SPEED) });
};
const payableCount = async () => {
  const { user_id } = await buyer.newest();
  const rows = await app.db.selectFrom('payments').select('id').where('user_id', '=', user_id).execute();
  const ids = rows.map(({ id }) => id);
  const sessions = app.stripe.control.state().sessions.filter((session) => session.status === 'open');
  const orders = app.paypal.control.state().orders.filter((order) => order.status === 'PAYER_ACTION_REQUIRED');
  return [
    ...sessions.filter(({ client_reference_id }) => ids.includes(client_reference_id ?? '')),
    ...orders.filter(({ purchase_units }) => ids.includes(purchase_units[0]?.custom_id ?? '')),
  ].length;
};

/** Four clicks, one each second and a half, in turn on both machines. */
const impatient = async <T>(click: (machine: TestApp) => Promise<T>): Promise<T[]> => {
  const answers: Promise<T>[] = [];
  for (const machine of [...machines, ...machines]) {
    answers.push(click(machine));
    await sleep(1500 / SPEED);
  }
  return Promise.all(answers);
};

describe.each(PROVIDER_NAMES)('%s takes 6 seconds to open a checkout, and a click each second and a half', (by) => {
  test.each(['a pack', 'a résumé'])('open one for %s, and all clicks lead there', async (what) => {
    const resumeId = what === 'a résumé' ? await buyer.makeResume() : null;
    slow(6000);
    const urls = await impatient(async (machine) => {
      const asked = resumeId === null ? buyer.askForPack(by, 10, machine) : buyer.askForResume(by, resumeId, machine);
      return (await asked).answer.url;
    });
    expect(new Set(urls).size).toBe(1);
    expect(await payableCount()).toBe(1);
  });
});

test('who waits too long for a checkout that is being opened is told so, and when to come back', async () => {
  slow(40_000);
  const first = buyer.askForPack('stripe');
  await expect.poll(() => app.stripe.control.state().requests.at(-1)?.operation).toBe('create_session');
  const second = await buyer.askForPack('stripe', 10, otherMachine);
  expect(second).toMatchObject({ status: 503, error: messages.payments.beingOpened });
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  await first;
});

describe('a checkout whose opening is answered after its payment was given up', () => {
  const openings = () =>
    app.stripe.control.state().requests.filter(({ operation }) => operation === 'create_session').length;
  const openAndGiveUp = async () => {
    const before = openings();
    const first = buyer.askForPack('stripe');
    await expect.poll(openings, { interval: 20, timeout: 10_000 }).toBeGreaterThan(before);
    const { id: lateId } = await buyer.newest();
    await app.db.updateTable('payments').set({ status: 'abandoned' }).where('id', '=', lateId).execute();
    return { first, lateId };
  };
  const sessionOf = (paymentId: string) =>
    app.stripe.control.state().sessions.find(({ client_reference_id }) => client_reference_id === paymentId);

  test('is closed at the provider, and the click leads to the one that is open', async () => {
    slow(6000);
    const { first, lateId } = await openAndGiveUp();
    const second = await buyer.askForPack('stripe', 10, otherMachine);
    expect((await first).answer.url).toBe(second.answer.url);
    expect(sessionOf(lateId)?.status).toBe('expired');
    expect(await payableCount()).toBe(1);
  });

  test('is closed later where the provider cannot be reached at that moment', async () => {
    slow(6000);
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
    muteProviders(app);
    app.stripe.control.fail({ on: 'create_session', kind: 'delay', when: 'after_commit', ms: 1500 });
    const { first, lateId } = await openAndGiveUp();
    await expect.poll(() => sessionOf(lateId)?.status, { interval: 20 }).toBe('open');
    app.stripe.control.pay(sessionOf(lateId)?.id ?? '');
    expect((await first).answer.url).toContain('/success?type=credits&quantity=10&payment=');
    expect(await buyer.balance()).toBe(10);
  });
});

test('an opening that was cut off is taken over by the next click', async () => {
  const url = await buyer.openPack('stripe');
  const { id } = await buyer.newest();
  // As a machine leaves it that dies while it opens.
  const cutOff = { status: 'created', provider_ref: null, checkout_url: null } as const;
  const opening_until = new Date(app.context.clock().getTime() + 2000);
  await app.db
    .updateTable('payments')
    .set({ ...cutOff, opening_until })
    .where('id', '=', id)
    .execute();
  const again = (await buyer.askForPack('stripe', 10, otherMachine)).answer.url;
  expect(sessionIn(again)).toBe(sessionIn(url));
  await payOnPage(app, again);
  expect(await buyer.balance()).toBe(10);
});
