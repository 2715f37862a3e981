import { afterEach, describe, expect, it } from 'vitest';
import { refusedFor, startWorld } from './test-world.ts';

const { paypal, post, create, capture, paid, getOrder, typesOf } = await startWorld();

afterEach(() => paypal.control.reset());

const refund = (captureId: string, body: unknown = {}) => post(`/v2/payments/captures/${captureId}/refund`, body);

const withPayments = (captured: object, refunded: string[] = []) => {
  const refunds = refunded.map((value) => ({ amount: { value } }));
  return { status: 'COMPLETED', purchase_units: [{ payments: { captures: [captured], refunds } }] };
};

describe('a refund', () => {
  it('gives all that is left back, in parts too, and shows in the order', async () => {
    const { orderId, captureId } = await paid();
    paypal.control.refund(orderId, 400);
    expect(await getOrder(orderId)).toMatchObject(withPayments({ status: 'PARTIALLY_REFUNDED' }, ['4.00']));
    expect(() => paypal.control.refund(orderId, 601)).toThrow('REFUND_AMOUNT_EXCEEDED');
    expect(await refund(captureId)).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect(await getOrder(orderId)).toMatchObject(withPayments({ status: 'REFUNDED' }, ['4.00', '6.00']));
    expect(await refund(captureId)).toMatchObject(refusedFor('CAPTURE_FULLY_REFUNDED'));
  });

  it('is announced with the capture it is of', async () => {
    const { orderId, captureId } = await paid();
    paypal.control.refund(orderId, 250);
    expect(paypal.control.state().events.at(-1)).toMatchObject({
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource_type: 'refund',
      resource: {
        amount: { value: '2.50' },
        links: [{ rel: 'up', href: `${paypal.url}/v2/payments/captures/${captureId}` }],
      },
    });
  });

  it.each([
    ['pending', 'PENDING_CAPTURE'],
    ['declined_capture', 'REFUND_NOT_ALLOWED'],
  ] as const)('is refused of a capture that is %s', async (outcome, issue) => {
    const id = await create();
    paypal.control.approve(id);
    paypal.control.nextCapture(outcome);
    await capture(id);
    expect(await refund(paypal.control.state().captures.at(-1)?.id ?? '')).toMatchObject(refusedFor(issue));
  });

  it('is refused of an unknown capture, and of a part, which the stand-in would not act on', async () => {
    expect(await refund('2GG279541U471931P')).toMatchObject(refusedFor('INVALID_RESOURCE_ID', 404));
    const part = { amount: { currency_code: 'CAD', value: '1.00' } };
    expect((await refund((await paid()).captureId, part)).status).toBe(400);
  });
});

it('a chargeback takes all that is left and allows no refund any more', async () => {
  const { orderId, captureId } = await paid();
  paypal.control.refund(orderId, 300);
  expect(await typesOf(() => paypal.control.reverse(orderId))).toEqual(['PAYMENT.CAPTURE.REVERSED']);
  const captured = { status: 'REFUNDED', status_details: { reason: 'CHARGEBACK' } };
  expect(await getOrder(orderId)).toMatchObject(withPayments(captured, ['3.00', '7.00']));
  expect(await refund(captureId)).toMatchObject(refusedFor('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK'));
  expect(() => paypal.control.reverse(orderId)).toThrow('nothing to take back');
});

describe('a dispute', () => {
  it.each([
    ['buyer', 'reverses the payment', 'REFUNDED', ['PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.RESOLVED']],
    ['seller', 'leaves the money where it is', 'COMPLETED', ['CUSTOMER.DISPUTE.RESOLVED']],
  ] as const)('that the %s wins %s', async (winner, _what, status, types) => {
    const { orderId, captureId } = await paid({ custom_id: 'pay_5' });
    const dispute = () => paypal.control.state().disputes.at(-1);
    expect(await typesOf(() => paypal.control.dispute(orderId))).toEqual(['CUSTOMER.DISPUTE.CREATED']);
    expect(dispute()).toMatchObject({
      status: 'OPEN',
      disputed_transactions: [{ seller_transaction_id: captureId, custom: 'pay_5' }],
    });
    expect(() => paypal.control.dispute(orderId)).toThrow('disputed already');
    expect(await typesOf(() => paypal.control.resolveDispute(orderId, winner))).toEqual(types);
    const outcome_code = `RESOLVED_${winner.toUpperCase()}_FAVOUR`;
    expect(dispute()).toMatchObject({ status: 'RESOLVED', dispute_outcome: { outcome_code } });
    expect(await getOrder(orderId)).toMatchObject(withPayments({ status }, winner === 'buyer' ? ['10.00'] : []));
    expect(() => paypal.control.resolveDispute(orderId, winner)).toThrow('not disputed');
  });
});
