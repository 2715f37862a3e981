import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOrder, refusedFor, startWorld } from './test-world.ts';

const { paypal, call, post, create, approved, capture, getOrder } = await startWorld();

const HOUR_MS = 3_600_000;
const ORDERS = '/v2/checkout/orders';
const money = (currency_code: string, value: string) => ({ amount: { currency_code, value } });

describe('a new order', () => {
  it('asks the buyer to act', async () => {
    const { status, body } = await post(ORDERS, anOrder());
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^[1-9][A-Z0-9]{16}$/), status: 'PAYER_ACTION_REQUIRED' },
    });
    const href = `${paypal.url}/checkoutnow?token=${body.id}`;
    expect(body.links).toEqual([{ rel: 'payer-action', method: 'GET', href }]);
    expect(body).not.toHaveProperty('purchase_units');
  });

  it('needs an id of its request', async () => {
    expect(await call('POST', ORDERS, { body: anOrder() })).toMatchObject(
      refusedFor('PAYPAL_REQUEST_ID_REQUIRED', 400),
    );
  });

  it.each([
    ['XAF', '10.00', 'INVALID_CURRENCY_CODE'],
    ['CAD', '0.00', 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ])('is refused for %s %s', async (currency, value, issue) => {
    expect(await post(ORDERS, anOrder({}, money(currency, value)))).toMatchObject(refusedFor(issue));
  });

  it.each([
    ['an authorization', anOrder({ intent: 'AUTHORIZE' }), '/intent'],
    [
      'two purchases',
      anOrder({ purchase_units: ['1.00', '2.00'].map((each) => money('CAD', each)) }),
      '/purchase_units',
    ],
    ['no source', anOrder({ payment_source: undefined }), '/payment_source'],
    [
      'another source',
      anOrder({ payment_source: { trustly: { name: 'Bo Li', country_code: 'SE' } } }),
      '/payment_source/paypal',
    ],
    [
      'items',
      anOrder({}, { items: [{ name: 'a', quantity: '1', unit_amount: money('CAD', '1.00').amount }] }),
      '/purchase_units/0/items',
    ],
  ])('is refused for %s, which the stand-in would not act on', async (_what, body, field) => {
    const refused = await post(ORDERS, body);
    expect(refused.status).toBe(400);
    expect(refused.body.details).toContainEqual({ issue: 'NOT_SUPPORTED', field, location: 'body' });
  });
});

describe('an order', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells the buyer once approved, and goes no way to approve it again', async () => {
    expect(await getOrder(await approved())).toMatchObject({
      status: 'APPROVED',
      payer: { payer_id: expect.any(String) },
      links: [],
    });
  });

  it('is unknown by another id, and cannot be captured before it is approved', async () => {
    expect(await call('GET', `${ORDERS}/5O190127TN364715T`)).toMatchObject(refusedFor('INVALID_RESOURCE_ID', 404));
    expect(await capture(await create())).toMatchObject(refusedFor('ORDER_NOT_APPROVED'));
  });

  it('is gone three hours after nobody approved it', async () => {
    const id = await create();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR_MS - 60_000 });
    expect(await getOrder(id)).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
    vi.setSystemTime(Date.now() + 120_000);
    expect(await call('GET', `${ORDERS}/${id}`)).toMatchObject({ status: 404 });
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

  it('can be forgotten, and lose its approval, by hand', async () => {
    const [forgotten, reversed] = [await create(), await approved()];
    paypal.control.forgetOrder(forgotten);
    expect(await capture(forgotten)).toMatchObject(refusedFor('INVALID_RESOURCE_ID', 404));
    paypal.control.reverseApproval(reversed);
    expect(await getOrder(reversed)).toMatchObject({ status: 'VOIDED' });
    expect(() => paypal.control.approve(reversed)).toThrow('VOIDED');
    expect(() => paypal.control.reverseApproval(reversed)).toThrow('not approved');
  });
});
