import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ReceivedHook, startEndpoint } from '../common/test-endpoint.ts';
import { startStripe } from './start-stripe.ts';

const KEYS = { secretKey: 'sk_test_of_these_tests', webhookSecret: 'whsec_of_these_tests' };
const stripe = await startStripe(KEYS);
const { hostname, port } = new URL(stripe.url);
const client = new Stripe(KEYS.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });

afterAll(() => stripe.close());
afterEach(() => {
  stripe.control.reset();
  stripe.control.setWebhookUrl(null);
});

const openSession = () =>
  client.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'cad', unit_amount: 1000, product_data: { name: 'Credits' } } },
    ],
    success_url: 'http://127.0.0.1:3000/success',
    cancel_url: 'http://127.0.0.1:3000/cancel',
  });

const chargeOf = async (id: string): Promise<Stripe.Charge> => {
  const { payment_intent: intent } = await client.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  const charge = typeof intent === 'string' ? null : intent?.latest_charge;
  return typeof charge === 'object' && charge !== null ? charge : expect.fail('not expanded');
};

const paid = async () => {
  const { id } = await openSession();
  stripe.control.pay(id);
  const { id: charge, payment_intent } = await chargeOf(id);
  return { session: id, charge, intent: String(payment_intent) };
};

const refund = (payment_intent: string) => client.refunds.create({ payment_intent });

const disputesOf = async (charge: string) => (await client.disputes.list({ charge })).data;

/** Without the SDK, which would keep some mistakes from being made. */
const post = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await fetch(stripe.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${KEYS.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });
  const body = z.looseObject({ id: z.string().default('') }).parse(await answer.json());
  return { status: answer.status, headers: answer.headers, body };
};

const GOOD = {
  mode: 'payment',
  success_url: 'http://127.0.0.1:3000/success',
  cancel_url: 'http://127.0.0.1:3000/cancel',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'cad',
  'line_items[0][price_data][unit_amount]': '1000',
  'line_items[0][price_data][product_data][name]': 'One download',
};

const create = (form: Record<string, string>, headers?: Record<string, string>) =>
  post('/v1/checkout/sessions', form, headers);

describe('the stand-in refuses', () => {
  it.each([
    ['a parameter Stripe does not know', { colour: 'red' }, 'colour'],
    ['one inside another', { 'line_items[0][price_data][colour]': 'red' }, 'line_items[0][price_data][colour]'],
    ['one that this version no longer has', { 'payment_method_types[0]': 'card' }, 'payment_method_types'],
    ['a number that is none', { 'line_items[0][quantity]': '1.5' }, 'line_items[0][quantity]'],
    ['an empty value', { client_reference_id: '' }, 'client_reference_id'],
    ['an address without a scheme', { success_url: '/success' }, 'success_url'],
    ['a total below 50', { 'line_items[0][price_data][unit_amount]': '49' }, 'line_items'],
    ['what it would not act on', { 'expand[0]': 'customer' }, 'expand'],
  ])('%s', async (_what, changes, param) => {
    expect(await create({ ...GOOD, ...changes })).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', param } },
    });
  });

  it('a missing parameter, by its name', async () => {
    const { success_url: _left, ...rest } = GOOD;
    expect(await create(rest)).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_missing', param: 'success_url' } },
    });
  });

  it.each([
    ['no key', ''],
    ['another key', 'Bearer sk_test_other'],
    ['the publishable key', 'Bearer pk_test_x'],
  ])('%s', async (_what, authorization) => {
    expect(await create(GOOD, { authorization })).toMatchObject({ status: 401 });
  });

  it('JSON', async () => {
    expect(await create(GOOD, { 'content-type': 'application/json' })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('application/x-www-form-urlencoded') } },
    });
  });

  it('what is no operation here', async () => {
    const error = { type: 'invalid_request_error' };
    expect(await post('/v1/colours', {})).toMatchObject({ status: 404, body: { error } });
    await expect(client.checkout.sessions.list()).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('idempotency', () => {
  it('replays the first answer, and answers idempotency_error to other parameters and to another call', async () => {
    const headers = { 'idempotency-key': 'taken' };
    const { body } = await create(GOOD, headers);
    expect((await create(GOOD, headers)).headers.get('idempotent-replayed')).toBe('true');
    const refused = { status: 400, body: { error: { type: 'idempotency_error' } } };
    expect(await create({ ...GOOD, client_reference_id: 'x' }, headers)).toMatchObject(refused);
    expect(await post(`/v1/checkout/sessions/${body.id}/expire`, {}, headers)).toMatchObject(refused);
  });

  it('forgets a key whose call was refused', async () => {
    const headers = { 'idempotency-key': 'mended' };
    expect((await create({ ...GOOD, mode: 'pay' }, headers)).status).toBe(400);
    expect((await create(GOOD, headers)).status).toBe(200);
  });
});

describe('a paid session', () => {
  it('shows with its charge what was paid, and what went back, to the last cent', async () => {
    const { session, intent } = await paid();
    const facts = { paid: true, amount_captured: 1000, currency: 'cad', payment_intent: intent, disputed: false };
    expect(await chargeOf(session)).toMatchObject({ ...facts, amount_refunded: 0, refunded: false });
    stripe.control.refund(session, 400);
    expect(await chargeOf(session)).toMatchObject({ amount_refunded: 400, refunded: false });
    expect(() => stripe.control.refund(session, 601)).toThrow('greater than unrefunded');
    expect(await refund(intent)).toMatchObject({ status: 'succeeded', amount: 600, currency: 'cad' });
    expect(await chargeOf(session)).toMatchObject({ amount_refunded: 1000, refunded: true });
    await expect(refund(intent)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await expect(refund('pi_unknown')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('cannot expire, and an open one can, once', async () => {
    const { session } = await paid();
    await expect(client.checkout.sessions.expire(session)).rejects.toMatchObject({ statusCode: 400 });
    const { id } = await openSession();
    expect(await client.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(client.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a dispute', () => {
  it('is told by its charge: open, with the money taken', async () => {
    const { session, charge, intent } = await paid();
    expect(await disputesOf(charge)).toEqual([]);
    const { id } = stripe.control.dispute(session);
    expect(await chargeOf(session)).toMatchObject({ disputed: true, amount_refunded: 0 });
    expect(await disputesOf(charge)).toMatchObject([
      { id, status: 'needs_response', amount: 1000, balance_transactions: [{ amount: -1000, type: 'adjustment' }] },
    ]);
    await expect(refund(intent)).rejects.toMatchObject({ code: 'charge_disputed' });
    await expect(client.disputes.list({ payment_intent: intent })).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each([
    ['won', [-1000, 1000]],
    ['lost', [-1000]],
  ] as const)('that is %s says so, while the charge stays disputed', async (status, amounts) => {
    const { session, charge } = await paid();
    const { id } = stripe.control.dispute(session);
    stripe.control.closeDispute(id, status);
    const [dispute] = await disputesOf(charge);
    expect(dispute).toMatchObject({ id, status });
    expect(dispute?.balance_transactions.map(({ amount }) => amount)).toEqual(amounts);
    expect(await chargeOf(session)).toMatchObject({ disputed: true });
    expect(() => stripe.control.closeDispute(id, 'won')).toThrow('already');
  });
});

describe('webhooks', () => {
  /** By Stripe's own verifier, which knows nothing of the stand-in. */
  const eventOf = ({ body, headers }: ReceivedHook): Stripe.Event =>
    client.webhooks.constructEvent(body, String(headers['stripe-signature']), KEYS.webhookSecret);

  const listen = async () => {
    const { received, url } = await startEndpoint();
    stripe.control.setWebhookUrl(url);
    const types = async () => {
      await stripe.control.settled();
      return received.map((hook) => eventOf(hook).type).sort();
    };
    return { received, types };
  };

  it('tell of a refund with the sum so far, and can be sent again', async () => {
    const { session } = await paid();
    const { received, types } = await listen();
    stripe.control.refund(session, 300);
    stripe.control.refund(session);
    expect(await types()).toEqual(['charge.refunded', 'charge.refunded', 'refund.created', 'refund.created']);
    const events = received.map(eventOf);
    const sums = events.flatMap((event) => (event.type === 'charge.refunded' ? event.data.object.amount_refunded : []));
    expect(sums.sort()).toEqual([1000, 300].sort());
    stripe.control.resend(stripe.control.state().events.at(-1)?.id ?? '');
    expect(await types()).toHaveLength(5);
    expect(new Set(received.map((hook) => eventOf(hook).id)).size).toBe(4);
  });

  it('tell of a dispute from its start to its end', async () => {
    const { session } = await paid();
    const { types } = await listen();
    stripe.control.closeDispute(stripe.control.dispute(session).id, 'won');
    expect(await types()).toEqual(
      ['closed', 'created', 'funds_reinstated', 'funds_withdrawn'].map((what) => `charge.dispute.${what}`),
    );
  });

  it('come before the browser goes back when told so', async () => {
    const { received } = await listen();
    stripe.control.deliver({ mode: 'before_answer' });
    const { url } = await openSession();
    await fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
    expect(received.map((hook) => eventOf(hook).type)).toEqual(['checkout.session.completed']);
  });

  it('can come before the shop knows the id of its session', async () => {
    const { types } = await listen();
    stripe.control.fail({ on: 'create_session', kind: 'delay', ms: 300, when: 'after_commit' });
    const before = stripe.control.state().sessions.length;
    const opening = openSession();
    await expect.poll(() => stripe.control.state().sessions.length).toBe(before + 1);
    const early = stripe.control.pay(stripe.control.state().sessions.at(-1)?.id ?? '');
    expect(await types()).toEqual(['checkout.session.completed']);
    expect((await opening).id).toBe(early.id);
  });
});

describe('the control over HTTP', () => {
  const command = async (body: unknown) => {
    const answer = await fetch(`${stripe.url}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };

  it('falsifies, pays, refunds and tells the state', async () => {
    const { id: session } = await openSession();
    await command({ do: 'alter', session, changes: { amount_total: 900 } });
    expect(await command({ do: 'pay', session })).toMatchObject({
      status: 200,
      body: { result: { status: 'complete', amount_total: 900 } },
    });
    expect(await command({ do: 'refund', session })).toMatchObject({ body: { result: { amount: 900 } } });
    const state = await (await fetch(`${stripe.url}/__control`)).text();
    expect(JSON.parse(state).refunds.at(-1)).toMatchObject({ amount: 900 });
    expect(state).not.toContain(KEYS.secretKey);
  });

  it('sets faults', async () => {
    await command({ do: 'fail', fault: { on: 'create_session', kind: 'error', status: 402 } });
    expect((await create(GOOD)).status).toBe(402);
  });

  it.each([{ do: 'dance' }, { do: 'pay' }, { do: 'fail', fault: { kind: 'quake' } }, { do: 'pay', session: 'cs_x' }])(
    'refuses what it does not understand: %o',
    async (body) => {
      expect((await command(body)).status).toBe(400);
    },
  );
});
