import { describe, expect, it } from 'vitest';
import { anOrder, startWorld } from './test-world.ts';

const { paypal, ask, call, post, approved, capture, paid } = await startWorld();

const under = (id: string) => ({ 'paypal-request-id': id });

const sendUnder = (id: string, path: string, body?: object) => ask('POST', path, { headers: under(id), body });

describe('the id of a request', () => {
  it('gives the first answer again, to the byte and with 200', async () => {
    const id = await approved();
    const first = await capture(id, under('cap_1'));
    const again = await capture(id, under('cap_1'));
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
  });

  it('makes one order, and one refund', async () => {
    const before = paypal.control.state().orders.length;
    const ids = [
      await post('/v2/checkout/orders', anOrder(), under('o_1')),
      await post('/v2/checkout/orders', anOrder(), under('o_1')),
    ];
    expect(new Set(ids.map(({ body }) => body.id)).size).toBe(1);
    expect(paypal.control.state().orders).toHaveLength(before + 1);
    const { captureId } = await paid();
    const refund = () => post(`/v2/payments/captures/${captureId}/refund`, {}, under('ref_1'));
    expect([(await refund()).status, (await refund()).status]).toEqual([201, 200]);
    expect(paypal.control.state().refunds).toHaveLength(1);
  });

  it('is refused for another body, and for another order', async () => {
    await post('/v2/checkout/orders', anOrder(), under('o_2'));
    // PayPal's description of the call leaves this refusal out, so its answer is not held against it.
    const other = await sendUnder('o_2', '/v2/checkout/orders', anOrder({}, { custom_id: 'pay_2' }));
    expect(other).toMatchObject({ status: 422, body: { details: [{ issue: 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED' }] } });
    await capture(await approved(), under('cap_2'));
    expect(await sendUnder('cap_2', `/v2/checkout/orders/${await approved()}/capture`)).toMatchObject({ status: 422 });
  });

  it('is of one operation only', async () => {
    await post('/v2/checkout/orders', anOrder(), under('same'));
    expect((await capture(await approved(), under('same'))).status).toBe(201);
  });

  it('is not used up by a refusal', async () => {
    const { body } = await post('/v2/checkout/orders', anOrder());
    expect((await capture(body.id, under('cap_3'))).status).toBe(422);
    paypal.control.approve(body.id);
    expect((await capture(body.id, under('cap_3'))).status).toBe(201);
  });

  it('holds while the first call is under way', async () => {
    const id = await approved();
    paypal.control.fail({ on: 'capture_order', kind: 'delay', ms: 200 });
    const first = capture(id, under('cap_4'));
    await expect.poll(() => paypal.control.state().requests.at(-1)?.requestId).toBe('cap_4');
    await expect.poll(() => paypal.control.state().faults).toEqual([]);
    expect(await capture(id, under('cap_4'))).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'ORDER_COMPLETION_IN_PROGRESS' }] },
    });
    expect((await first).status).toBe(201);
  });

  it('survives an answer that was lost', async () => {
    const id = await approved();
    paypal.control.fail({ on: 'capture_order', kind: 'error', when: 'after_commit' });
    expect((await capture(id, under('cap_5'))).status).toBe(500);
    expect((await capture(id, under('cap_5'))).status).toBe(200);
  });

  it('has 108 characters at most', async () => {
    expect((await post('/v2/checkout/orders', anOrder(), under('x'.repeat(108)))).status).toBe(200);
    expect((await post('/v2/checkout/orders', anOrder(), under('x'.repeat(109)))).status).toBe(400);
  });
});

it('does without an id what is asked each time', async () => {
  const body = anOrder({ payment_source: undefined });
  const ids = [
    await call('POST', '/v2/checkout/orders', { body }),
    await call('POST', '/v2/checkout/orders', { body }),
  ];
  expect(new Set(ids.map((made) => made.body.id)).size).toBe(2);
});
