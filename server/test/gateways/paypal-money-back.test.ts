import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, failureOf } from './outside.ts';
import { startWorld } from './paypal-world.ts';

const TIMEOUT_MS = 600;
const { paypal, gateway, approvedOne, paidOne } = await startWorld(TIMEOUT_MS);

const given = () => paypal.control.state().refunds.map(({ amount }) => amount.value);

beforeEach(() => paypal.control.reset());

describe('money that went back', () => {
  it('shows in part and in whole, and the checkout stays paid', async () => {
    const { ref, captureRef } = await paidOne();
    paypal.control.refund(ref, 250);
    paypal.control.refund(ref, 50);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', captureRef, amount: 1000, refunded: 300 });
    paypal.control.refund(ref);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', captureRef, amount: 1000, refunded: 1000 });
  });

  it('shows in whole where the capture says so and no refund is listed', async () => {
    const { ref } = await paidOne();
    paypal.control.alter(ref, { capture: { status: 'REFUNDED' } });
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', refunded: 1000 });
  });

  it('shows when the bank took it, and when a dispute is decided for the buyer', async () => {
    const reversed = await paidOne();
    paypal.control.reverse(reversed.ref);
    expect(await gateway.readCheckout(reversed.ref)).toMatchObject({ state: 'paid', refunded: 1000 });
    const { ref } = await paidOne();
    paypal.control.dispute(ref);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', refunded: 0, dispute: 'none' });
    paypal.control.resolveDispute(ref, 'buyer');
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', refunded: 1000, dispute: 'none' });
  });
});

describe('giving money back', () => {
  it('gives all of it, once for each key', async () => {
    const { ref, captureRef } = await paidOne();
    const key = aKey();
    const before = given();
    await gateway.refundCapture(captureRef, key);
    await gateway.refundCapture(captureRef, key);
    expect(given()).toEqual([...before, '10.00']);
    expect(await gateway.readCheckout(ref)).toMatchObject({ refunded: 1000 });
    expect(paypal.control.state().requests.filter(({ requestId }) => requestId === key)).toMatchObject([
      { body: '{}', status: 201 },
      { body: '{}', status: 200 },
    ]);
  });

  it('gives what is left after a part went back already', async () => {
    const { ref, captureRef } = await paidOne();
    paypal.control.refund(ref, 400);
    await gateway.refundCapture(captureRef, aKey());
    expect(given().slice(-2)).toEqual(['4.00', '6.00']);
  });

  it('is done where nothing is left, under another key too', async () => {
    const { captureRef } = await paidOne();
    await gateway.refundCapture(captureRef, aKey());
    const before = given();
    await expect(gateway.refundCapture(captureRef, aKey())).resolves.toBeUndefined();
    expect(given()).toEqual(before);
  });

  it.each(['reset', 'error', 'delay'] as const)('gives it once when the answer is lost by %s', async (kind) => {
    const { captureRef } = await paidOne();
    const before = given();
    paypal.control.fail({ on: 'refund_capture', kind, when: 'after_commit', ms: 2 * TIMEOUT_MS });
    await gateway.refundCapture(captureRef, aKey());
    expect(given()).toEqual([...before, '10.00']);
  });

  it('is refused while PayPal holds the payment, and finds nothing under an unknown id', async () => {
    const ref = await approvedOne();
    paypal.control.nextCapture('pending');
    await gateway.captureCheckout(ref, aKey());
    const { captureRef } = await gateway.readCheckout(ref);
    const failure = await failureOf(gateway.refundCapture(captureRef ?? '', aKey()));
    expect(failure).toMatchObject({ fault: 'refused', message: expect.stringContaining('PENDING_CAPTURE') });
    expect(await failureOf(gateway.refundCapture('5O190127TN364715T', aKey()))).toMatchObject({ fault: 'not_found' });
  });
});
