import { afterEach, describe, expect, it } from 'vitest';
import { refusedFor, startWorld, unique } from './test-world.ts';

const { paypal, call, post, create, capture, paid, getOrder } = await startWorld();

afterEach(() => paypal.control.reset());

const refund = (captureId: string, body: unknown = {}, headers?: Record<string, string>) =>
  post(`/v2/payments/captures/${captureId}/refund`, body, headers);

const cad = (value: string) => ({ amount: { currency_code: 'CAD', value } });

describe('a refund', () => {
  it('gives all back, and shows in capture and order', async () => {
    const { orderId, captureId } = await paid({ custom_id: 'pay_3' });
    const { status, body } = await refund(captureId);
    expect({ status, body }).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect((await call('GET', `/v2/payments/captures/${captureId}`)).body).toMatchObject({ status: 'REFUNDED' });
    expect(await getOrder(orderId)).toMatchObject({
      status: 'COMPLETED',
      purchase_units: [
        { payments: { captures: [{ status: 'REFUNDED' }], refunds: [{ id: body.id, amount: { value: '10.00' } }] } },
      ],
    });
  });

  it('gives a part back, then the rest', async () => {
    const { orderId, captureId } = await paid();
    const full = await refund(captureId, cad('4.00'), { prefer: 'return=representation' });
    expect(full.body).toMatchObject({
      amount: { value: '4.00' },
      seller_payable_breakdown: { total_refunded_amount: { value: '4.00' } },
    });
    expect((await call('GET', `/v2/payments/captures/${captureId}`)).body).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
    });
    await refund(captureId);
    expect(await getOrder(orderId)).toMatchObject({
      purchase_units: [{ payments: { refunds: [{ amount: { value: '4.00' } }, { amount: { value: '6.00' } }] } }],
    });
  });

  it.each([
    ['more than there is', cad('10.01'), 'REFUND_AMOUNT_EXCEEDED'],
    ['nothing', cad('0.00'), 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['another currency', { amount: { currency_code: 'USD', value: '1.00' } }, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
  ])('is refused of %s', async (_what, body, issue) => {
    expect(await refund((await paid()).captureId, body)).toMatchObject(refusedFor(issue));
  });

  it('is refused once all is given back', async () => {
    const { captureId } = await paid();
    await refund(captureId);
    expect(await refund(captureId)).toMatchObject(refusedFor('CAPTURE_FULLY_REFUNDED'));
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

  it('is refused under an invoice that was used for another', async () => {
    const invoice_id = unique('invoice');
    await refund((await paid()).captureId, { invoice_id });
    expect(await refund((await paid()).captureId, { invoice_id })).toMatchObject(refusedFor('DUPLICATE_INVOICE_ID'));
  });

  it('is refused of a capture that is unknown', async () => {
    expect(await refund('2GG279541U471931P')).toMatchObject(refusedFor('INVALID_RESOURCE_ID', 404));
  });

  it('is announced with the capture it is of', async () => {
    const { orderId, captureId } = await paid();
    const { id } = paypal.control.refund(orderId, 250);
    expect(paypal.control.state().events.at(-1)).toMatchObject({
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource_type: 'refund',
      resource: {
        id,
        amount: { value: '2.50' },
        links: [{}, { rel: 'up', href: `${paypal.url}/v2/payments/captures/${captureId}` }],
      },
    });
  });

  it('of a currency without decimals has none', async () => {
    const { orderId } = await paid({ amount: { currency_code: 'JPY', value: '1000' } });
    expect(paypal.control.refund(orderId, 400).amount).toEqual({ currency_code: 'JPY', value: '400' });
  });
});

describe('a chargeback', () => {
  it('takes all that is left and allows no refund any more', async () => {
    const { orderId, captureId } = await paid();
    paypal.control.refund(orderId, 300);
    paypal.control.reverse(captureId);
    expect(await getOrder(orderId)).toMatchObject({
      purchase_units: [
        {
          payments: {
            captures: [{ status: 'REFUNDED', status_details: { reason: 'CHARGEBACK' } }],
            refunds: [{ amount: { value: '3.00' } }, { amount: { value: '7.00' } }],
          },
        },
      ],
    });
    expect(paypal.control.state().events.at(-1)).toMatchObject({
      event_type: 'PAYMENT.CAPTURE.REVERSED',
      resource_type: 'refund',
    });
    expect(await refund(captureId)).toMatchObject(refusedFor('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK'));
    expect(() => paypal.control.reverse(captureId)).toThrow('nothing to take back');
  });
});

describe('a dispute', () => {
  const outcomeOf = (winner: 'buyer' | 'seller') => async () => {
    const { orderId, captureId } = await paid({ custom_id: 'pay_5' });
    const opened = paypal.control.dispute(orderId);
    const before = paypal.control.state().events.length;
    const resolved = paypal.control.resolveDispute(captureId, winner);
    const types = paypal.control
      .state()
      .events.slice(before)
      .map(({ event_type }) => event_type);
    return { opened, resolved, types, order: await getOrder(orderId), captureId };
  };

  it('that the buyer wins reverses the payment', async () => {
    const { opened, resolved, types, order, captureId } = await outcomeOf('buyer')();
    expect(opened).toMatchObject({
      status: 'OPEN',
      disputed_transactions: [{ seller_transaction_id: captureId, custom: 'pay_5' }],
    });
    expect(types).toEqual(['PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.RESOLVED']);
    expect(resolved).toMatchObject({ status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } });
    expect(order).toMatchObject({ purchase_units: [{ payments: { captures: [{ status: 'REFUNDED' }] } }] });
  });

  it('that the seller wins leaves the money where it is', async () => {
    const { types, resolved, order } = await outcomeOf('seller')();
    expect(types).toEqual(['CUSTOMER.DISPUTE.RESOLVED']);
    expect(resolved).toMatchObject({ dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } });
    expect(order).toMatchObject({ purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }] });
  });

  it('allows no refund in part while it is open, but one of all', async () => {
    const { captureId } = await paid();
    paypal.control.dispute(captureId);
    expect(() => paypal.control.dispute(captureId)).toThrow('disputed already');
    expect(await refund(captureId, cad('1.00'))).toMatchObject(refusedFor('TRANSACTION_DISPUTED'));
    expect((await refund(captureId)).status).toBe(201);
  });
});
