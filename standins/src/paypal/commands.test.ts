import { describe, expect, it } from 'vitest';
import { KEYS, startWorld } from './test-world.ts';

const { paypal, create, capture, paid } = await startWorld();

const command = async (body: unknown) => {
  const answer = await fetch(`${paypal.url}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

describe('the control over HTTP', () => {
  it('is the buyer, and tells the state', async () => {
    const id = await create();
    expect(await command({ do: 'approve', order: id })).toMatchObject({
      status: 200,
      body: { result: { status: 'APPROVED' } },
    });
    await capture(id);
    const state = await (await fetch(`${paypal.url}/__control`)).text();
    expect(JSON.parse(state).orders.at(-1)).toMatchObject({ id, status: 'COMPLETED' });
    expect(state).not.toContain(KEYS.clientSecret);
  });

  it('is the seller, the bank and PayPal', async () => {
    const { orderId } = await paid();
    expect(await command({ do: 'refund', id: orderId, amount: 250 })).toMatchObject({
      body: { result: { amount: { value: '2.50' } } },
    });
    expect(await command({ do: 'dispute', id: orderId })).toMatchObject({ body: { result: { status: 'OPEN' } } });
    expect(await command({ do: 'resolveDispute', id: orderId, winner: 'seller' })).toMatchObject({
      body: { result: { status: 'RESOLVED' } },
    });
    expect(await command({ do: 'reverse', id: orderId })).toMatchObject({
      body: { result: { amount: { value: '7.50' } } },
    });
  });

  it('lets things go wrong', async () => {
    await command({ do: 'fail', fault: { on: 'create_order', kind: 'error', status: 503 } });
    await command({ do: 'deliver', habits: { mode: 'hold' } });
    await command({ do: 'nextCapture', outcome: 'PAYER_CANNOT_PAY', times: 2 });
    expect(paypal.control.state()).toMatchObject({
      faults: [{ on: 'create_order', kind: 'error', status: 503, when: 'before_commit' }],
      habits: { mode: 'hold', copies: 1 },
      outcomes: ['PAYER_CANNOT_PAY', 'PAYER_CANNOT_PAY'],
    });
    await command({ do: 'reset' });
    expect(paypal.control.state()).toMatchObject({ faults: [], habits: { mode: 'normal' }, outcomes: [] });
  });

  it('signs an event for another time', async () => {
    const id = await create();
    await command({ do: 'approve', order: id });
    const event = paypal.control.state().events.at(-1)?.id;
    expect(await command({ do: 'transmission', event, time: '2020-01-01T00:00:00Z' })).toMatchObject({
      body: { result: { headers: { 'paypal-transmission-time': '2020-01-01T00:00:00Z' } } },
    });
  });

  it.each([
    [{ do: 'dance' }, 400],
    [{ do: 'approve' }, 400],
    [{ do: 'fail', fault: { on: 'dance', kind: 'error' } }, 400],
    [{ do: 'nextCapture', outcome: 'ENOUGH' }, 400],
    [{ do: 'refund', id: '5O190127TN364715T' }, 404],
    [{ do: 'alter', order: '5O190127TN364715T', changes: { price: 1 } }, 400],
  ])('refuses what it does not understand: %o', async (body, status) => {
    expect((await command(body)).status).toBe(status);
  });
});
