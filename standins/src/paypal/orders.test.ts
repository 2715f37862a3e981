import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOrder, refusedFor, startWorld } from './test-world.ts';

const { paypal, call, post, create, approved, capture, getOrder } = await startWorld();

const HOUR_MS = 3_600_000;

describe('a new order', () => {
  it('asks the buyer to act where it names the wallet', async () => {
    const { status, body } = await post('/v2/checkout/orders', anOrder());
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^[1-9][A-Z0-9]{16}$/), status: 'PAYER_ACTION_REQUIRED' },
    });
    expect(body.links).toContainEqual({
      rel: 'payer-action',
      method: 'GET',
      href: `${paypal.url}/checkoutnow?token=${body.id}`,
    });
    expect(body).not.toHaveProperty('purchase_units');
  });

  it('waits for approval where it does not', async () => {
    const { status, body } = await post('/v2/checkout/orders', anOrder({ payment_source: undefined }));
    expect({ status, body }).toMatchObject({ status: 201, body: { status: 'CREATED' } });
    expect(body.links.map(({ rel }) => rel)).toEqual(['self', 'approve', 'capture']);
  });

  it('is told in full to who prefers that', async () => {
    const { body } = await post('/v2/checkout/orders', anOrder(), { prefer: 'return=representation' });
    expect(body).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        { reference_id: 'default', custom_id: 'pay_1', amount: { currency_code: 'CAD', value: '10.00' } },
      ],
    });
  });

  it('needs an id of its request where it names the wallet', async () => {
    expect(await call('POST', '/v2/checkout/orders', { body: anOrder() })).toMatchObject(
      refusedFor('PAYPAL_REQUEST_ID_REQUIRED', 400),
    );
    const body = anOrder({ payment_source: undefined });
    expect(await call('POST', '/v2/checkout/orders', { body })).toMatchObject({ status: 201 });
  });

  it.each([
    ['XAF', '10.00', 'INVALID_CURRENCY_CODE'],
    ['CAD', '0.00', 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ])('is refused for %s %s', async (currency_code, value, issue) => {
    const body = anOrder({}, { amount: { currency_code, value } });
    expect(await post('/v2/checkout/orders', body)).toMatchObject(refusedFor(issue));
  });

  it.each([
    ['an authorization', anOrder({ intent: 'AUTHORIZE' }), '/intent'],
    [
      'two purchases',
      anOrder({ purchase_units: [1, 2].map((value) => ({ amount: { currency_code: 'CAD', value: `${value}.00` } })) }),
      '/purchase_units',
    ],
    [
      'another source',
      anOrder({ payment_source: { trustly: { name: 'Bo Li', country_code: 'SE' } } }),
      '/payment_source/paypal',
    ],
    [
      'items',
      anOrder({}, { items: [{ name: 'a', quantity: '1', unit_amount: { currency_code: 'CAD', value: '1.00' } }] }),
      '/purchase_units/0/items',
    ],
  ])('is refused for %s, which the stand-in would not act on', async (_what, body, field) => {
    const refused = await post('/v2/checkout/orders', body);
    expect(refused.status).toBe(400);
    expect(refused.body.details).toContainEqual(expect.objectContaining({ issue: 'NOT_SUPPORTED', field }));
  });
});

describe('an order', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells the buyer once approved, and goes no way to approve it again', async () => {
    const id = await approved();
    const order = await getOrder(id);
    expect(order).toMatchObject({
      status: 'APPROVED',
      payer: { payer_id: expect.any(String) },
      payment_source: { paypal: { account_status: 'VERIFIED' } },
    });
    expect(order.links.map(({ rel }) => rel)).toEqual(['self', 'capture']);
  });

  it('is unknown by another id', async () => {
    expect(await call('GET', '/v2/checkout/orders/5O190127TN364715T')).toMatchObject(
      refusedFor('INVALID_RESOURCE_ID', 404),
    );
  });

  it('cannot be captured before it is approved', async () => {
    expect(await capture(await create())).toMatchObject(refusedFor('ORDER_NOT_APPROVED'));
  });

  it('is gone three hours after nobody approved it', async () => {
    const id = await create();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR_MS - 60_000 });
    expect(await getOrder(id)).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
    vi.setSystemTime(Date.now() + 120_000);
    expect(await call('GET', `/v2/checkout/orders/${id}`)).toMatchObject({ status: 404 });
  });

  it('loses an approval that is not captured within three hours, and says so', async () => {
    const id = await approved({ custom_id: 'pay_9', invoice_id: 'INV-9' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR_MS + 60_000 });
    expect(await getOrder(id)).toMatchObject({ status: 'VOIDED' });
    vi.useRealTimers();
    expect(await capture(id)).toMatchObject(refusedFor('ORDER_NOT_APPROVED'));
    expect(paypal.control.state().events.at(-1)).toMatchObject({
      event_type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
      resource: { order_id: id, purchase_units: [{ custom_id: 'pay_9', invoice_id: 'INV-9' }] },
    });
  });

  it('can be voided, forgotten, and lose its approval by hand', async () => {
    const [voided, forgotten, reversed] = [await create(), await create(), await approved()];
    expect(paypal.control.voidOrder(voided)).toMatchObject({ status: 'VOIDED' });
    paypal.control.forgetOrder(forgotten);
    expect(paypal.control.reverseApproval(reversed)).toMatchObject({ status: 'VOIDED' });
    expect(await capture(voided)).toMatchObject(refusedFor('ORDER_NOT_APPROVED'));
    expect(await capture(forgotten)).toMatchObject(refusedFor('INVALID_RESOURCE_ID', 404));
    expect(() => paypal.control.approve(voided)).toThrow('VOIDED');
    expect(() => paypal.control.reverseApproval(reversed)).toThrow('not approved');
  });
});
