import { afterEach, describe, expect, it } from 'vitest';
import { REFUSALS, WAY_BACK } from './capture-outcomes.ts';
import { refusedFor, startWorld } from './test-world.ts';

const { paypal, post, approved, create, capture, paid, getOrder, typesOf } = await startWorld();

afterEach(() => paypal.control.reset());

const withCapture = (facts: object) => ({ purchase_units: [{ payments: { captures: [facts] } }] });

describe('a capture', () => {
  it('takes the money, and names order and payment', async () => {
    const id = await approved({ custom_id: 'pay_7' });
    const amount = { currency_code: 'CAD', value: '10.00' };
    expect(await capture(id)).toMatchObject({
      status: 201,
      body: { id, status: 'COMPLETED', ...withCapture({ status: 'COMPLETED', custom_id: 'pay_7', amount }) },
    });
    expect(paypal.control.state().captures.at(-1)).toMatchObject({
      supplementary_data: { related_ids: { order_id: id } },
    });
  });

  it('happens once, also for two that come together', async () => {
    const { orderId } = await paid();
    expect(await capture(orderId)).toMatchObject(refusedFor('ORDER_ALREADY_CAPTURED'));
    expect(await getOrder(orderId)).toMatchObject(withCapture({}));
    const id = await approved();
    const statuses = await Promise.all([capture(id), capture(id)].map(async (made) => (await made).status));
    expect(statuses.sort()).toEqual([201, 422]);
  });

  it('is refused for an invoice that another order was paid for', async () => {
    await paid({ invoice_id: 'INV-1' });
    expect(await capture(await approved({ invoice_id: 'INV-1' }))).toMatchObject(refusedFor('DUPLICATE_INVOICE_ID'));
  });

  it('takes no other source of money', async () => {
    const body = { payment_source: { paypal: { experience_context: { brand_name: 'x' } } } };
    expect((await post(`/v2/checkout/orders/${await approved()}/capture`, body)).status).toBe(400);
  });
});

describe('the next capture can be', () => {
  it.each([
    ['completed', 'COMPLETED', ['PAYMENT.CAPTURE.COMPLETED']],
    ['pending', 'PENDING', ['PAYMENT.CAPTURE.PENDING']],
    ['declined_capture', 'DECLINED', ['PAYMENT.CAPTURE.DECLINED']],
    ['failed_capture', 'FAILED', []],
  ] as const)('%s: the order is complete whatever became of its capture', async (outcome, status, events) => {
    const id = await approved();
    paypal.control.nextCapture(outcome);
    const made = await typesOf(async () => {
      expect(await capture(id)).toMatchObject({
        status: 201,
        body: { status: 'COMPLETED', ...withCapture({ status }) },
      });
    });
    expect(made).toEqual(events);
  });

  it.each(REFUSALS)('refused for %s as often as told, with the way back where there is one', async (issue) => {
    const id = await approved();
    paypal.control.nextCapture(issue, 2);
    const { body, ...refused } = await capture(id);
    expect({ ...refused, body }).toMatchObject(refusedFor(issue));
    const rel = WAY_BACK[issue];
    const href = `${paypal.url}/checkoutnow?token=${id}`;
    expect(body.links).toEqual(rel ? [{ rel, method: 'GET', href }] : []);
    expect(await getOrder(id)).toMatchObject({ status: rel ? 'PAYER_ACTION_REQUIRED' : 'APPROVED' });
    expect(await capture(id)).toMatchObject(refusedFor(rel ? 'ORDER_NOT_APPROVED' : issue));
    paypal.control.reset();
    paypal.control.approve(id);
    expect((await capture(id)).status).toBe(201);
  });
});

it('chosen to be declined by the buyer is declined until another way is chosen', async () => {
  const id = await create();
  paypal.control.approve(id, 'declined');
  expect(await capture(id)).toMatchObject(refusedFor('INSTRUMENT_DECLINED'));
  paypal.control.approve(id);
  expect(await capture(id)).toMatchObject({ status: 201 });
});

it.each([
  ['completed', 'COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
  ['denied', 'DECLINED', 'PAYMENT.CAPTURE.DENIED'],
] as const)('that is pending is %s in the end', async (result, status, event) => {
  const id = await create();
  paypal.control.approve(id, 'pending');
  await capture(id);
  expect(await typesOf(() => paypal.control.resolvePending(id, result))).toEqual([event]);
  expect(await getOrder(id)).toMatchObject(withCapture({ status }));
  expect(() => paypal.control.resolvePending(id, result)).toThrow('not pending');
});

it('is falsified as told, and so is its order', async () => {
  const { orderId, captureId } = await paid();
  const amount = { value: '0.01', currency_code: 'USD' };
  const custom_id = 'pay_of_somebody_else';
  paypal.control.alter(orderId, { custom_id, amount: { value: '1.00' }, capture: { amount, status: 'PENDING' } });
  expect(await getOrder(orderId)).toMatchObject({
    purchase_units: [
      {
        custom_id,
        amount: { value: '1.00', currency_code: 'CAD' },
        payments: { captures: [{ id: captureId, custom_id, status: 'PENDING', amount }] },
      },
    ],
  });
  expect(() => paypal.control.alter('5O190127TN364715T', {})).toThrow();
});
