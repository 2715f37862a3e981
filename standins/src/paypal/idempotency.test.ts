import { describe, expect, it } from 'vitest';
import { anOrder, refusedFor, startWorld } from './test-world.ts';

const { paypal, ask, post, approved, capture } = await startWorld();

const ORDERS = '/v2/checkout/orders';

const under = (id: string) => ({ 'paypal-request-id': id });

describe('the id of a request', () => {
  it('is refused for another body, and for another order, but is of one operation only', async () => {
    await post(ORDERS, anOrder(), under('same'));
    // PayPal's description of the call leaves this refusal out, so its answer is not held against it.
    const sendUnder = (path: string, body?: object) => ask('POST', path, { headers: under('same'), body });
    const refused = refusedFor('PAYPAL_REQUEST_ID_PREVIOUSLY_USED');
    expect(await sendUnder(ORDERS, anOrder({}, { custom_id: 'pay_2' }))).toMatchObject(refused);
    expect((await capture(await approved(), under('same'))).status).toBe(201);
    expect(await sendUnder(`${ORDERS}/${await approved()}/capture`)).toMatchObject(refused);
  });

  it('is not used up by a refusal', async () => {
    const { body } = await post(ORDERS, anOrder());
    expect((await capture(body.id, under('cap_3'))).status).toBe(422);
    paypal.control.approve(body.id);
    expect((await capture(body.id, under('cap_3'))).status).toBe(201);
  });

  it('holds while the first call is under way, and then gives its answer again, to the byte', async () => {
    const id = await approved();
    paypal.control.fail({ on: 'capture_order', kind: 'delay', ms: 200 });
    const both = [capture(id, under('cap_4')), capture(id, under('cap_4'))];
    const answers = (await Promise.all(both)).toSorted((one, other) => one.status - other.status);
    expect(answers).toMatchObject([{ status: 201 }, refusedFor('ORDER_COMPLETION_IN_PROGRESS')]);
    expect(await capture(id, under('cap_4'))).toMatchObject({ status: 200, body: answers[0]?.body });
  });

  it('has 108 characters at most', async () => {
    expect((await post(ORDERS, anOrder(), under('x'.repeat(108)))).status).toBe(200);
    expect((await post(ORDERS, anOrder(), under('x'.repeat(109)))).status).toBe(400);
  });
});
