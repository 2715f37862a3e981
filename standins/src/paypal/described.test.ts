import { afterEach, describe, expect, it, vi } from 'vitest';
import { REFUSALS, WAY_BACK } from './capture-outcomes.ts';
import { validatorOf } from './official/validators.ts';
import { anOrder, BASIC, KEYS, refusedFor, startWorld } from './test-world.ts';

// `call`, and all that is built on it, holds each answer against PayPal's own description.
const { paypal, send, ask, call, post, create, approved, capture, paid, getOrder } = await startWorld();

afterEach(() => {
  paypal.control.reset();
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;
const ORDERS = '/v2/checkout/orders';
const under = (id: string) => ({ 'paypal-request-id': id });
const refund = (captureId: string, body: unknown = {}) => post(`/v2/payments/captures/${captureId}/refund`, body);

describe('answers as PayPal describes them', () => {
  it('take a payment from its order to its refund, and no secret is remembered', async () => {
    const { orderId, captureId } = await paid({ custom_id: 'pay_7' });
    paypal.control.refund(orderId, 400);
    expect(await refund(captureId)).toMatchObject({ status: 201 });
    expect(await getOrder(orderId)).toMatchObject({
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures: [{ status: 'REFUNDED', custom_id: 'pay_7' }] } }],
    });
    expect(await refund(captureId)).toMatchObject(refusedFor('CAPTURE_FULLY_REFUNDED'));
    expect(paypal.control.state().violations).toEqual([]);
    const told = await (await fetch(`${paypal.url}/__control`)).text();
    expect(told).toContain(orderId);
    expect(told).not.toMatch(new RegExp(`${KEYS.clientSecret}|A21AA`));
  });

  it.each(['completed', 'pending', 'declined_capture', 'failed_capture'] as const)(
    'tell of a capture that is %s',
    async (outcome) => {
      const id = await approved();
      paypal.control.nextCapture(outcome);
      expect(await capture(id)).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    },
  );

  it.each(REFUSALS)('refuse a capture for %s, with the way back where there is one', async (issue) => {
    const id = await approved();
    paypal.control.nextCapture(issue);
    const { body, ...refused } = await capture(id);
    expect({ ...refused, body }).toMatchObject(refusedFor(issue));
    const rel = WAY_BACK[issue];
    expect(body.links).toEqual(rel ? [{ rel, method: 'GET', href: `${paypal.url}/checkoutnow?token=${id}` }] : []);
  });

  it.each([
    ['pending', 'PENDING_CAPTURE'],
    ['declined_capture', 'REFUND_NOT_ALLOWED'],
  ] as const)('refuse a refund of a capture that is %s', async (outcome, issue) => {
    const id = await approved();
    paypal.control.nextCapture(outcome);
    await capture(id);
    expect(await refund(paypal.control.state().captures.at(-1)?.id ?? '')).toMatchObject(refusedFor(issue));
  });

  it('refuse a refund after a chargeback, and of an unknown capture', async () => {
    const { orderId, captureId } = await paid();
    paypal.control.reverse(orderId);
    expect(await refund(captureId)).toMatchObject(refusedFor('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK'));
    expect(await refund('2GG279541U471931P')).toMatchObject(refusedFor('INVALID_RESOURCE_ID', 404));
  });

  it('end what nobody approves, or captures, within three hours', async () => {
    const [forgotten, reversed] = [await create(), await approved()];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR_MS + 60_000 });
    expect(await call('GET', `${ORDERS}/${forgotten}`)).toMatchObject(refusedFor('INVALID_RESOURCE_ID', 404));
    expect(await getOrder(reversed)).toMatchObject({ status: 'VOIDED' });
    vi.useRealTimers();
    expect(await capture(reversed)).toMatchObject(refusedFor('ORDER_NOT_APPROVED'));
  });
});

it('events have the shape that PayPal describes, and so has what they tell of', async () => {
  const RESOURCES = {
    'checkout-order': ['orders', 'order'],
    capture: ['payments', 'capture-2'],
    refund: ['payments', 'refund'],
  } as const;
  const { orderId } = await paid({ custom_id: 'pay_1', invoice_id: 'INV-of-events' });
  paypal.control.refund(orderId, 100);
  paypal.control.dispute(orderId);
  paypal.control.resolveDispute(orderId, 'buyer');
  const { events } = paypal.control.state();
  expect(new Set(events.map(({ event_type }) => event_type)).size).toBeGreaterThanOrEqual(7);
  for (const event of events) {
    const envelope = validatorOf('webhooks', { $ref: '#/components/schemas/event' }, 'closed');
    expect({ valid: envelope(event), errors: envelope.errors }).toMatchObject({ valid: true });
    const described = Object.entries(RESOURCES).find(([type]) => type === event.resource_type)?.[1];
    if (!described) continue;
    const resource = validatorOf(described[0], { $ref: `#/components/schemas/${described[1]}` }, 'open');
    expect({ valid: resource(event.resource), errors: resource.errors }).toMatchObject({ valid: true });
  }
});

describe('refused is', () => {
  it.each([
    ['a currency without hundredths', { amount: { currency_code: 'XAF', value: '10.00' } }, 'INVALID_CURRENCY_CODE'],
    ['nothing to pay', { amount: { currency_code: 'CAD', value: '0.00' } }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ])('%s', async (_what, unit, issue) => {
    expect(await post(ORDERS, anOrder({}, unit))).toMatchObject(refusedFor(issue));
  });

  it('an order without an id of its request, and what the stand-in would not act on', async () => {
    expect(await call('POST', ORDERS, { body: anOrder() })).toMatchObject(
      refusedFor('PAYPAL_REQUEST_ID_REQUIRED', 400),
    );
    expect((await post(ORDERS, anOrder({ intent: 'AUTHORIZE' }))).body.details).toContainEqual({
      issue: 'NOT_SUPPORTED',
      field: '/intent',
      location: 'body',
    });
  });

  it('an id of a request for another body, until its call was refused', async () => {
    await post(ORDERS, anOrder(), under('same'));
    // PayPal's description of the call leaves this refusal out, so its answer is not held against it.
    const other = await ask('POST', ORDERS, { headers: under('same'), body: anOrder({}, { custom_id: 'pay_2' }) });
    expect(other).toMatchObject(refusedFor('PAYPAL_REQUEST_ID_PREVIOUSLY_USED'));
    const id = await create();
    expect((await capture(id, under('cap'))).status).toBe(422);
    paypal.control.approve(id);
    expect((await capture(id, under('cap'))).status).toBe(201);
  });

  it.each([
    ['a wrong secret', `Basic ${btoa(`${KEYS.clientId}:other`)}`, 'grant_type=client_credentials', 401],
    ['nothing', '', 'grant_type=client_credentials', 401],
    ['another grant', BASIC, 'grant_type=password', 400],
  ])('a token for %s', async (_what, authorization, body, status) => {
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send('POST', '/v1/oauth2/token', { headers, body })).toMatchObject({ status });
  });

  it.each(['', 'Bearer A21AAother'])('a call with the token %j', async (authorization) => {
    expect((await send('GET', `${ORDERS}/5O190127TN364715T`, { headers: { authorization } })).status).toBe(401);
  });

  it('what is no operation here, which is noted', async () => {
    expect(await send('PATCH', `${ORDERS}/5O190127TN364715T`)).toMatchObject({ status: 404 });
    expect(paypal.control.state().violations.at(-1)).toMatchObject({ operation: 'unknown', method: 'PATCH' });
  });

  it.each([{ do: 'dance' }, { do: 'resolvePending' }, { do: 'deliver', habits: { mode: 'late' } }])(
    'a command that nobody understands: %o',
    async (command) => {
      const told = await fetch(`${paypal.url}/__control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(command),
      });
      expect(told.status).toBe(400);
    },
  );
});
