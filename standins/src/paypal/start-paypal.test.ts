import { afterEach, describe, expect, it } from 'vitest';
import { startPaypal } from './start-paypal.ts';
import { KEYS, startWorld } from './test-world.ts';

const { paypal, send, call, post, create, approved, capture, paid, getOrder } = await startWorld();

afterEach(() => paypal.control.reset());

it('takes a payment from its order to its money, and remembers each call but no secret', async () => {
  const { orderId } = await paid();
  expect(await getOrder(orderId)).toMatchObject({
    status: 'COMPLETED',
    purchase_units: [{ payments: { captures: [{ status: 'COMPLETED', amount: { value: '10.00' } }] } }],
  });
  const { violations, requests } = paypal.control.state();
  expect(violations).toEqual([]);
  expect(requests.slice(-3)).toMatchObject([
    { operation: 'create_order', path: '/v2/checkout/orders', status: 200, body: expect.stringContaining('"CAPTURE"') },
    { operation: 'capture_order', requestId: expect.any(String), body: '', status: 201 },
    { operation: 'get_order', status: 200 },
  ]);
  const told = await (await fetch(`${paypal.url}/__control`)).text();
  expect(told).toContain(orderId);
  expect(told).not.toMatch(new RegExp(`${KEYS.clientSecret}|A21AA`));
});

it('does not start for an id of a webhook that PayPal would not write', async () => {
  await expect(startPaypal({ ...KEYS, webhookId: 'with-a-dash' })).rejects.toThrow('letters and digits');
});

it.each([
  ['POST', '/v1/payments/payment'],
  ['PATCH', '/v2/checkout/orders/5O190127TN364715T'],
  ['POST', '/v2/checkout/orders/5O190127TN364715T/authorize'],
  ['GET', '/elsewhere'],
])('knows nothing of %s %s, and notes it', async (method, path) => {
  expect(await send(method, path)).toMatchObject({ status: 404, body: { name: 'RESOURCE_NOT_FOUND' } });
  expect(paypal.control.state().violations.at(-1)).toMatchObject({ operation: 'unknown', method, path });
});

describe('a fault', () => {
  it.each(['error', 'reset'] as const)('%s before the commit leaves nothing done, and after it all', async (kind) => {
    const statuses: unknown[] = [];
    for (const when of ['before_commit', 'after_commit'] as const) {
      const id = await approved();
      paypal.control.fail({ on: 'capture_order', kind, when, status: 503 });
      if (kind === 'reset') await expect(capture(id)).rejects.toThrow('fetch failed');
      else expect(await capture(id)).toMatchObject({ status: 503, body: { name: 'SERVICE_UNAVAILABLE' } });
      statuses.push((await getOrder(id)).status);
    }
    expect(statuses).toEqual(['APPROVED', 'COMPLETED']);
  });

  it('happens as often as told, in the order told, to its operation only, until reset', async () => {
    const id = await create();
    const read = async () => (await call('GET', `/v2/checkout/orders/${id}`)).status;
    paypal.control.fail({ on: 'get_order', kind: 'error', status: 500, times: 2 });
    paypal.control.fail({ on: 'any', kind: 'error', status: 503 });
    const other = await post(`/v2/checkout/orders/${id}/capture`);
    expect([other.status, await read(), await read(), await read()]).toEqual([503, 500, 500, 200]);
    paypal.control.fail({ kind: 'error', times: 5 });
    paypal.control.nextCapture('pending');
    paypal.control.reset();
    paypal.control.approve(id);
    expect((await capture(id)).body).toMatchObject({
      purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }],
    });
  });
});

describe('the control over HTTP', () => {
  const command = (body: unknown) =>
    fetch(`${paypal.url}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is PayPal, and lets things go wrong', async () => {
    const id = await create();
    paypal.control.approve(id, 'pending');
    await capture(id);
    const told = await command({ do: 'resolvePending', id, result: 'completed' });
    expect(await told.json()).toMatchObject({ result: { status: 'COMPLETED' } });
    await command({ do: 'fail', fault: { on: 'get_order', kind: 'error', status: 503, times: 2 } });
    expect((await call('GET', `/v2/checkout/orders/${id}`)).status).toBe(503);
    expect((await command({ do: 'reset' })).status).toBe(200);
    expect((await call('GET', `/v2/checkout/orders/${id}`)).status).toBe(200);
  });

  it.each([
    { do: 'dance' },
    { do: 'resolvePending' },
    { do: 'fail', fault: { on: 'dance', kind: 'error' } },
    { do: 'deliver', habits: { mode: 'late' } },
    { do: 'resolvePending', id: '5O190127TN364715T', result: 'denied' },
  ])('refuses what it does not understand: %o', async (body) => {
    expect((await command(body)).status).toBe(400);
  });
});
