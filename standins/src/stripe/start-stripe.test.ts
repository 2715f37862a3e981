import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startStripe } from './start-stripe.ts';

const KEYS = { secretKey: 'sk_test_of_these_tests', webhookSecret: 'whsec_of_these_tests' };
const stripe = await startStripe(KEYS);
const { hostname, port } = new URL(stripe.url);
const client = new Stripe(KEYS.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });

afterAll(() => stripe.close());
afterEach(() => stripe.control.reset());

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
    await expect(client.customers.list()).rejects.toMatchObject({ statusCode: 404 });
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
    const { id: session } = (await create(GOOD)).body;
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
