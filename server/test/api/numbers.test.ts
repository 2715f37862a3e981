import { adminLogin, register } from '@pawsume/contract/auth';
import { type FailureKind, getNumbers } from '@pawsume/contract/numbers';
import { buyCreditsByCard, buyCreditsByPaypal, payResumeByCard } from '@pawsume/contract/payments';
import { deleteResume, downloadResume } from '@pawsume/contract/resumes';
import { deleteAccount } from '@pawsume/contract/users';
import { MODEL_API_KEY, startModel } from '@pawsume/standins/model/start-model';
import { beforeAll, describe, expect, test } from 'vitest';
import { openFailureCounts } from '#db/day-counts';
import { ensureAdmin } from '#features/auth/first-admin';
import type { Clock } from '#lib/clock';
import { atEnd } from '../harness/at-end.ts';
import { buyCredits, makeOwner, makeResume, newestPaymentOf, PASSWORD, payOnPage, sessionIn } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { newPerson, Visitor } from '../identity/visitor.ts';

const boss = { username: 'boss', password: 'the boss of pets' };

const startShop = async (clock: Clock = () => new Date(), settings: Record<string, string> = {}) => {
  const app = await startApp(settings, (context) => ({ ...context, clock }));
  await ensureAdmin({ db: app.db, now: new Date('2026-01-01') }, boss);
  const { token } = (await app.send(adminLogin, { body: boss })).answer;
  const numbers = async (days?: number) =>
    (await app.send(getNumbers, { as: token, query: days === undefined ? {} : { days } })).answer;
  return { app, token, numbers };
};

const settled = (app: TestApp) => Promise.all([app.stripe.control.settled(), app.paypal.control.settled()]);

describe('a shop', () => {
  let app: TestApp;
  let token: string;
  let numbers: Awaited<ReturnType<typeof startShop>>['numbers'];
  beforeAll(async () => {
    ({ app, token, numbers } = await startShop());
  });

  test('a day counts who came, what was written, paid, downloaded and refunded, also of an account that is gone', async () => {
    const start = await numbers();
    expect(start.days).toHaveLength(30);
    expect(start).toMatchObject({ total: { registrations: 0, resumes: 0, income: {} }, test_money: true });
    const owner = await makeOwner(app);
    const { resumeId } = await makeResume(app, owner.token);
    await buyCredits(app, owner.token, 10);
    const { provider_ref } = await newestPaymentOf(app, owner);
    await app.send(downloadResume, { as: owner.token, params: { id: resumeId } });
    const { url } = (await app.send(payResumeByCard, { as: owner.token, params: { resume_id: resumeId } })).answer;
    await payOnPage(app, url);
    for (let time = 0; time < 2; time += 1) {
      expect(await app.send(downloadResume, { as: owner.token, params: { id: resumeId } })).toMatchObject({
        status: 200,
      });
    }
    app.stripe.control.refund(provider_ref ?? '', 250);
    await settled(app);
    const made = { registrations: 1, resumes: 1, downloads: 3, income: { cad: 2000 }, refunds: { cad: 250 } };
    expect((await numbers()).total).toMatchObject(made);
    expect((await numbers()).days.at(-1)).toMatchObject(made);

    await app.send(deleteResume, { as: owner.token, params: { id: resumeId } });
    await app.send(deleteAccount, { as: owner.token, body: { confirm: true } });
    expect((await numbers()).total).toMatchObject(made);
  });

  test('a charge back is a refund, and one that is won is none', async () => {
    const { token: as } = await makeOwner(app);
    const before = (await numbers()).total.refunds.cad ?? 0;
    const { url } = (await app.send(buyCreditsByCard, { as, body: { quantity: 10 } })).answer;
    await payOnPage(app, url);
    const { id } = app.stripe.control.dispute(sessionIn(url));
    await settled(app);
    expect((await numbers()).total.refunds.cad).toBe(before);
    app.stripe.control.closeDispute(id, 'lost');
    await settled(app);
    expect((await numbers()).total.refunds.cad).toBe(before + 1000);
  });

  test('real money is not mixed with that of tests', async () => {
    const payment = await newestPayment(app);
    const { test_money, total } = await numbers();
    await app.db.updateTable('payments').set({ live: !payment.live }).where('id', '=', payment.id).execute();
    expect(test_money).toBe(!payment.live);
    expect((await numbers()).total.income.cad).toBe((total.income.cad ?? 0) - payment.amount);
  });

  test('no other number of days is answered', async () => {
    for (const days of [0, 1, 8, 366, 'week']) {
      expect(await app.send(getNumbers, { as: token, query: { days } })).toMatchObject({ status: 400 });
    }
    for (const days of [7, 30, 90, 365]) expect((await numbers(days)).days).toHaveLength(days);
  });
});

test('days begin at midnight UTC, and as many before them are summed for comparison', async () => {
  let now = new Date('2026-11-20T23:59:00Z');
  const { app, numbers } = await startShop(() => now);
  const joined = async () => (await numbers(7)).days.map(({ registrations }) => registrations);
  for (const [name, at] of [
    ['too early', '2026-11-06T23:59:59.999Z'],
    ['first before', '2026-11-07T00:00:00.000Z'],
    ['one before', '2026-11-13T23:59:59.999Z'],
    ['first', '2026-11-14T00:00:00.000Z'],
    ['late', '2026-11-20T23:59:00.000Z'],
  ] as const) {
    const row = { username: name, username_key: name, name, email: '', created_at: new Date(at) };
    await app.db.insertInto('users').values(row).execute();
  }
  const { days, before } = await numbers(7);
  expect(days.map(({ day }) => day)).toEqual([14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`));
  expect(await joined()).toEqual([1, 0, 0, 0, 0, 0, 1]);
  expect(before.registrations).toBe(2);
  now = new Date('2026-11-21T00:00:01Z');
  expect(await joined()).toEqual([0, 0, 0, 0, 0, 1, 0]);
});

const newestPayment = (app: TestApp) =>
  app.db
    .selectFrom('payments')
    .selectAll()
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .executeTakeFirstOrThrow();

describe('what fails outside is counted', () => {
  const failing = async (settings: Record<string, string> = {}) => {
    const { app, numbers } = await startShop(undefined, settings);
    const failed = (kind: FailureKind) => expect.poll(async () => (await numbers()).days.at(-1)?.failures[kind] ?? 0);
    return { app, failed };
  };

  test('a provider that does not answer, and only that', async () => {
    const { app, failed } = await failing();
    const { token: as } = await makeOwner(app);
    app.stripe.control.fail({ on: 'create_session', kind: 'error', times: 5 });
    expect(await app.send(buyCreditsByCard, { as, body: { quantity: 1 } })).toMatchObject({ status: 502 });
    await failed('stripe').toBeGreaterThan(0);
    expect(await app.send(buyCreditsByPaypal, { as, body: { quantity: 1 } })).toMatchObject({ status: 200 });
    await failed('paypal').toBe(0);
    // An event that nobody of theirs has signed is no failure of theirs.
    await fetch(`${app.url}/api/paypal/webhook`, { method: 'POST', body: '{}' });
    await failed('paypal').toBe(0);
  });

  test('Google, but nobody who thought better of it', async () => {
    const { app, failed } = await failing();
    app.google.control.breakDown({ on: 'token', how: 'error' });
    await new Visitor(app).signIn(newPerson(app));
    await failed('google').toBe(1);
    app.google.control.reset();
    await new Visitor(app).signIn({ cancel: 'yes' });
    app.google.control.breakDown({ on: 'token', how: 'error' });
    await new Visitor(app).signIn(newPerson(app));
    await failed('google').toBe(2);
  });

  test('mail that is not taken, but no address that does not exist', async () => {
    const { app, failed } = await failing();
    const join = (name: string) => {
      const body = { username: name, password: PASSWORD, email: `${name}@example.com`, name: 'Jo' };
      return app.send(register, { body });
    };
    await join('refused');
    await expect.poll(() => app.logged.join('')).toContain('a letter was given up after');
    await join('busy');
    await failed('mail').toBe(1);
  });

  test('a model that does not write', async () => {
    const model = await startModel();
    atEnd(() => model.close());
    const { app, failed } = await failing({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'broken',
      AI_BASE_URL: model.url,
      AI_API_KEY: MODEL_API_KEY,
    });
    await makeResume(app, (await makeOwner(app)).token);
    await failed('model').toBe(1);
  });

  test('where it cannot be stored, the log says so, and whoever reported it notices nothing', async () => {
    const { app, failed } = await failing();
    const warnings: string[] = [];
    const log = { error: () => undefined, warn: (_details: object, message: string) => warnings.push(message) };
    const clock = () => new Date();
    const gone = openFailureCounts({ db: app.db.withSchema('nowhere'), clock, log });
    gone.add('mail');
    await gone.close();
    expect(warnings).toEqual(['numbers: failures not counted, the daily numbers miss them']);

    const counts = openFailureCounts({ db: app.db, clock, log });
    for (let time = 0; time < 50; time += 1) counts.add(time % 2 === 0 ? 'model' : 'mail');
    await counts.close();
    await failed('model').toBe(25);
    await failed('mail').toBe(25);
  });
});
