import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { KEYS, payOne, startWorld } from './stripe-world.ts';

const { stripe, gateway } = await startWorld();
const { port } = new URL(stripe.url);
const sdk = new Stripe(KEYS.secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });

const GOOD = {
  mode: 'payment',
  success_url: 'http://127.0.0.1:3000/success',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'cad',
  'line_items[0][price_data][unit_amount]': '1000',
  'line_items[0][price_data][product_data][name]': 'One download',
};

const answerBody = z.looseObject({
  id: z.string().default(''),
  error: z.looseObject({ code: z.string().optional(), message: z.string() }).optional(),
});

interface RawCall {
  form: Record<string, string>;
  headers?: Record<string, string>;
}

/** Without the SDK, which would keep some mistakes from being made. */
const post = async (path: string, { form, headers = {} }: RawCall) => {
  const answer = await fetch(stripe.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${KEYS.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });
  return { status: answer.status, headers: answer.headers, body: answerBody.parse(await answer.json()) };
};

const create = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  post('/v1/checkout/sessions', { form, headers });

beforeEach(() => stripe.control.reset());

describe('the stand-in refuses', () => {
  it.each([
    ['a parameter Stripe does not know', { colour: 'red' }, 'colour', 'parameter_unknown'],
    [
      'one inside another',
      { 'line_items[0][price_data][colour]': 'red' },
      'line_items[0][price_data][colour]',
      'parameter_unknown',
    ],
    [
      'one that this version no longer has',
      { 'payment_method_types[0]': 'card' },
      'payment_method_types',
      'parameter_unknown',
    ],
    [
      'a number that is none',
      { 'line_items[0][quantity]': '1.5' },
      'line_items[0][quantity]',
      'parameter_invalid_integer',
    ],
    ['an empty value', { client_reference_id: '' }, 'client_reference_id', 'parameter_invalid_empty'],
    ['an address without a scheme', { success_url: '/success' }, 'success_url', 'url_invalid'],
    ['a total below 50', { 'line_items[0][price_data][unit_amount]': '49' }, 'line_items', 'amount_too_small'],
    ['a field that cannot be expanded', { 'expand[0]': 'customer_name' }, 'expand', undefined],
  ])('%s', async (_what, changes, param, code) => {
    const { status, body } = await create({ ...GOOD, ...changes });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param });
    expect(body.error?.code).toBe(code);
  });

  it('a missing parameter, by its name', async () => {
    const { success_url: _left, ...rest } = GOOD;
    const { status, body } = await create(rest);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'parameter_missing', param: 'success_url' });
  });

  it.each([
    ['no key', ''],
    ['another key', 'Bearer sk_test_other'],
    ['the publishable key', 'Bearer pk_test_x'],
  ])('%s', async (_what, authorization) => {
    expect(await create(GOOD, { authorization })).toMatchObject({ status: 401 });
  });

  it('JSON', async () => {
    const { status, body } = await create(GOOD, { 'content-type': 'application/json' });
    expect(status).toBe(400);
    expect(body.error?.message).toContain('application/x-www-form-urlencoded');
  });

  it('an address it does not know', async () => {
    expect(await post('/v1/colours', { form: {} })).toMatchObject({
      status: 404,
      body: { error: { type: 'invalid_request_error' } },
    });
  });
});

describe('idempotency', () => {
  it('replays the first answer to the byte, and says so', async () => {
    const headers = { 'idempotency-key': 'same' };
    const first = await create(GOOD, headers);
    const second = await create(GOOD, headers);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
  });

  it('answers idempotency_error to other parameters and to another call', async () => {
    const headers = { 'idempotency-key': 'taken' };
    const { body } = await create(GOOD, headers);
    const other = await create({ ...GOOD, client_reference_id: 'x' }, headers);
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
    const elsewhere = await post(`/v1/checkout/sessions/${body.id}/expire`, { form: {}, headers });
    expect(elsewhere).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('answers 409 while the first call is under way', async () => {
    stripe.control.fail({ on: 'create_session', kind: 'delay', ms: 200 });
    const headers = { 'idempotency-key': 'busy' };
    const [first, second] = await Promise.all([create(GOOD, headers), create(GOOD, headers)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
  });

  it('forgets a key whose call was refused', async () => {
    const headers = { 'idempotency-key': 'mended' };
    expect((await create({ ...GOOD, mode: 'pay' }, headers)).status).toBe(400);
    expect((await create(GOOD, headers)).status).toBe(200);
  });
});

describe('what Stripe tells of a paid session', () => {
  it('is the same through session, payment and charge', async () => {
    const ref = await payOne(gateway);
    const expand = ['line_items', 'payment_intent.latest_charge'];
    const session = await sdk.checkout.sessions.retrieve(ref, { expand });
    const intent = session.payment_intent;
    if (intent === null || typeof intent === 'string') return expect.fail('not expanded');
    const charge = intent.latest_charge;
    if (charge === null || typeof charge === 'string') return expect.fail('not expanded');
    expect(session.line_items?.data[0]).toMatchObject({ description: '10 résumé credits', amount_total: 1000 });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1000, currency: 'cad' });
    expect(charge).toMatchObject({ paid: true, amount_captured: 1000, amount_refunded: 0, payment_intent: intent.id });
    expect((await sdk.paymentIntents.retrieve(intent.id)).latest_charge).toBe(charge.id);
    expect((await sdk.charges.retrieve(charge.id)).id).toBe(charge.id);
  });

  it('cannot be expired any more, while an open one can', async () => {
    const ref = await payOne(gateway);
    await expect(sdk.checkout.sessions.expire(ref)).rejects.toMatchObject({ statusCode: 400 });
    const { body } = await create(GOOD);
    expect(await sdk.checkout.sessions.expire(body.id)).toMatchObject({ status: 'expired', url: null });
  });
});

describe('lists', () => {
  it('come newest first, by page, and by what is asked for', async () => {
    const refs = [await payOne(gateway), await payOne(gateway), await payOne(gateway)].reverse();
    await create(GOOD);
    const since = { created: { gte: Math.floor(Date.now() / 1000) - 60 } };
    const first = await sdk.checkout.sessions.list({ status: 'complete', limit: 2, ...since });
    expect(first.data.map(({ id }) => id)).toEqual(refs.slice(0, 2));
    expect(first.has_more).toBe(true);
    const next = await sdk.checkout.sessions.list({ status: 'complete', limit: 1, starting_after: refs[1] ?? '' });
    expect(next.data.map(({ id }) => id)).toEqual(refs.slice(2));
    const later = await sdk.checkout.sessions.list({ created: { gt: Math.floor(Date.now() / 1000) + 60 } });
    expect(later.data).toEqual([]);
  });

  it('tell the events whose webhooks nobody took', async () => {
    stripe.control.setWebhookUrl('http://127.0.0.1:9/nobody');
    stripe.control.deliver({ retryDelaysMs: [] });
    const ref = await payOne(gateway);
    await stripe.control.settled();
    stripe.control.setWebhookUrl(null);
    const { data } = await sdk.events.list({ delivery_success: false, type: 'checkout.session.completed' });
    expect(data.map((event) => event.type === 'checkout.session.completed' && event.data.object.id)).toEqual([ref]);
  });
});

describe('refunds', () => {
  it('add up to the amount paid and no further', async () => {
    const ref = await payOne(gateway);
    const { payment_intent } = await sdk.checkout.sessions.retrieve(ref);
    const payment = { payment_intent: typeof payment_intent === 'string' ? payment_intent : '' };
    const refund = await sdk.refunds.create({ ...payment, amount: 400 });
    expect(refund).toMatchObject({ status: 'succeeded', amount: 400, currency: 'cad' });
    await expect(sdk.refunds.create({ ...payment, amount: 601 })).rejects.toMatchObject({ statusCode: 400 });
    expect(await sdk.refunds.create(payment)).toMatchObject({ amount: 600 });
    await expect(sdk.refunds.create(payment)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const charge = await sdk.charges.retrieve(String(refund.charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ amount_refunded: 1000, refunded: true });
    expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([600, 400]);
  });

  it('are refused for what was never paid', async () => {
    await expect(sdk.refunds.create({ payment_intent: 'pi_unknown' })).rejects.toMatchObject({ statusCode: 404 });
  });
});
