import { afterEach, describe, expect, it } from 'vitest';
import { CAPTURE_OUTCOMES, REFUSALS } from './capture-outcomes.ts';
import { refusedFor, startWorld } from './test-world.ts';

const { paypal, call, post, approved, create, capture, paid, getOrder } = await startWorld();

afterEach(() => paypal.control.reset());

const typesSince = (count: number) =>
  paypal.control
    .state()
    .events.slice(count)
    .map(({ event_type }) => event_type);

const eventCount = () => paypal.control.state().events.length;

describe('a capture', () => {
  it('takes the money, keeps a fee, and names order and payment', async () => {
    const id = await approved({ custom_id: 'pay_7' });
    const { status, body } = await capture(id);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        id,
        status: 'COMPLETED',
        purchase_units: [{ payments: { captures: [{ status: 'COMPLETED', custom_id: 'pay_7' }] } }],
      },
    });
    const made = paypal.control.state().captures.at(-1);
    expect((await call('GET', `/v2/payments/captures/${made?.id}`)).body).toMatchObject({
      amount: { currency_code: 'CAD', value: '10.00' },
      seller_receivable_breakdown: { paypal_fee: { value: '0.59' }, net_amount: { value: '9.41' } },
      supplementary_data: { related_ids: { order_id: id } },
    });
  });

  it('happens once', async () => {
    const { orderId } = await paid();
    expect(await capture(orderId)).toMatchObject(refusedFor('ORDER_ALREADY_CAPTURED'));
    expect((await getOrder(orderId)).purchase_units).toMatchObject([{ payments: { captures: [{}] } }]);
  });

  it('happens once for two that come together', async () => {
    const id = await approved();
    const statuses = await Promise.all([capture(id), capture(id)].map(async (made) => (await made).status));
    expect(statuses.sort()).toEqual([201, 422]);
  });

  it('is refused for an invoice that another order was paid for', async () => {
    await paid({ invoice_id: 'INV-1' });
    expect(await capture(await approved({ invoice_id: 'INV-1' }))).toMatchObject(refusedFor('DUPLICATE_INVOICE_ID'));
  });

  it('is told in full to who prefers that', async () => {
    const { body } = await capture(await approved(), { prefer: 'return=representation' });
    expect(body).toMatchObject({ intent: 'CAPTURE', purchase_units: [{ payee: {}, amount: {} }] });
  });

  it('takes no other source of money', async () => {
    const body = { payment_source: { paypal: { experience_context: { brand_name: 'x' } } } };
    expect((await post(`/v2/checkout/orders/${await approved()}/capture`, body)).status).toBe(400);
  });
});

describe('the next capture can be', () => {
  it.each([
    ['completed', 'COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
    ['pending', 'PENDING', 'PAYMENT.CAPTURE.PENDING'],
    ['declined_capture', 'DECLINED', 'PAYMENT.CAPTURE.DECLINED'],
    ['failed_capture', 'FAILED', undefined],
  ] as const)('%s: the order is complete whatever became of its capture', async (outcome, status, event) => {
    const id = await approved();
    const before = eventCount();
    paypal.control.nextCapture(outcome);
    expect(await capture(id)).toMatchObject({
      status: 201,
      body: { status: 'COMPLETED', purchase_units: [{ payments: { captures: [{ status }] } }] },
    });
    expect(typesSince(before)).toEqual(event ? [event] : []);
  });

  it.each(REFUSALS)('refused for %s in the words of PayPal, and made the next time', async (issue) => {
    const id = await approved();
    paypal.control.nextCapture(issue);
    expect(await capture(id)).toMatchObject(refusedFor(issue));
    expect((await getOrder(id)).purchase_units).not.toMatchObject([{ payments: {} }]);
    paypal.control.approve(id);
    expect((await capture(id)).status).toBe(201);
  });

  it('as many as are told', async () => {
    paypal.control.nextCapture('PAYER_CANNOT_PAY', 2);
    const id = await approved();
    const statuses = [(await capture(id)).status, (await capture(id)).status, (await capture(id)).status];
    expect(statuses).toEqual([422, 422, 201]);
  });

  it('any that is listed', () => {
    expect(new Set(CAPTURE_OUTCOMES).size).toBe(CAPTURE_OUTCOMES.length);
  });
});

describe('a declined instrument', () => {
  it.each([
    ['INSTRUMENT_DECLINED', 'payer-action'],
    ['PAYER_ACTION_REQUIRED', 'payer-action'],
    ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'redirect'],
  ] as const)('by %s leaves the order open and shows the way back', async (issue, rel) => {
    const id = await approved();
    paypal.control.nextCapture(issue);
    const { body } = await capture(id);
    expect(body.links).toContainEqual({ rel, method: 'GET', href: `${paypal.url}/checkoutnow?token=${id}` });
    expect(await getOrder(id)).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
    expect(await capture(id)).toMatchObject(refusedFor('ORDER_NOT_APPROVED'));
  });

  it('chosen by the buyer is declined until another is chosen', async () => {
    const id = await create();
    paypal.control.approve(id, 'declined');
    expect(await capture(id)).toMatchObject(refusedFor('INSTRUMENT_DECLINED'));
    paypal.control.approve(id);
    expect(await capture(id)).toMatchObject({ status: 201 });
  });

  it('leaves an order approved where the buyer can do nothing', async () => {
    const id = await approved();
    paypal.control.nextCapture('TRANSACTION_REFUSED');
    await capture(id);
    expect(await getOrder(id)).toMatchObject({ status: 'APPROVED' });
  });
});

describe('a pending capture', () => {
  it.each([
    ['completed', 'COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
    ['denied', 'DECLINED', 'PAYMENT.CAPTURE.DENIED'],
  ] as const)('is %s in the end', async (result, status, event) => {
    const id = await create();
    paypal.control.approve(id, 'pending');
    await capture(id);
    const before = eventCount();
    expect(paypal.control.resolvePending(id, result)).toMatchObject({ status });
    expect(typesSince(before)).toEqual([event]);
    const [unit] = paypal.control.state().orders.at(-1)?.purchase_units ?? [];
    expect(unit?.payments?.captures).toMatchObject([{ status }]);
    expect(await getOrder(id)).toMatchObject({ purchase_units: [{ payments: { captures: [{ status }] } }] });
    expect(() => paypal.control.resolvePending(id, result)).toThrow('not pending');
  });
});

it('falsifies what it is told to, on the order and on its capture', async () => {
  const { orderId, captureId } = await paid();
  paypal.control.alter(orderId, {
    custom_id: 'pay_of_somebody_else',
    amount: { value: '1.00' },
    capture: { amount: { value: '0.01', currency_code: 'USD' }, status: 'PENDING' },
  });
  expect(await getOrder(orderId)).toMatchObject({
    purchase_units: [
      {
        custom_id: 'pay_of_somebody_else',
        amount: { value: '1.00', currency_code: 'CAD' },
        payments: { captures: [{ id: captureId, status: 'PENDING', amount: { value: '0.01', currency_code: 'USD' } }] },
      },
    ],
  });
  expect(() => paypal.control.alter('5O190127TN364715T', {})).toThrow();
});
