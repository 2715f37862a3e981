import { expect, it } from 'vitest';
import { startPaypal } from './start-paypal.ts';
import { KEYS, startWorld } from './test-world.ts';

const { paypal, send, call, post, create, capture, getOrder } = await startWorld();

it('takes a payment from its order to its money', async () => {
  const id = await create();
  paypal.control.approve(id);
  expect((await capture(id)).status).toBe(201);
  expect(await getOrder(id)).toMatchObject({
    status: 'COMPLETED',
    purchase_units: [{ payments: { captures: [{ status: 'COMPLETED', amount: { value: '10.00' } }] } }],
  });
  expect(paypal.control.state().violations).toEqual([]);
});

it('keeps the secrets out of its state', async () => {
  await create();
  const told = JSON.stringify(paypal.control.state());
  expect(told).not.toContain(KEYS.clientSecret);
  expect(told).not.toContain('A21AA');
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

it('gives each answer an id for support', async () => {
  const { headers } = await call('GET', '/v2/checkout/orders/5O190127TN364715T');
  expect(headers.get('paypal-debug-id')).toMatch(/^f[0-9a-f]{12}$/);
});

it('remembers each call with what it said', async () => {
  const id = await create();
  await post(`/v2/checkout/orders/${id}/capture`, undefined, {
    'paypal-request-id': 'cap_1',
    prefer: 'return=minimal',
  });
  expect(paypal.control.state().requests.slice(-2)).toMatchObject([
    { operation: 'create_order', path: '/v2/checkout/orders', status: 200, body: expect.stringContaining('"CAPTURE"') },
    { operation: 'capture_order', requestId: 'cap_1', prefer: 'return=minimal', body: '', status: 422 },
  ]);
});
