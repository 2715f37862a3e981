import { describe, expect, it } from 'vitest';
import { disputeState } from '#gateways/stripe-checkout';
import { aKey, failureOf, press } from './outside.ts';
import { aStripeRequest, payOne, startWorld } from './stripe-world.ts';

const { stripe, gateway } = await startWorld();

const paidOne = async () => {
  const ref = await payOne(gateway);
  const { captureRef } = await gateway.readCheckout(ref);
  if (captureRef === null) return expect.fail('not paid');
  return { ref, captureRef };
};

const refundsOf = (captureRef: string) =>
  stripe.control.state().refunds.filter(({ payment_intent }) => payment_intent === captureRef);

describe('money that went back', () => {
  it('shows in part and in whole, and the checkout stays paid', async () => {
    const { ref, captureRef } = await paidOne();
    stripe.control.refund(ref, 300);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', captureRef, amount: 1000, refunded: 300 });
    stripe.control.refund(ref);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', captureRef, amount: 1000, refunded: 1000 });
  });
});

describe('giving money back', () => {
  it('gives all of it, once for each key', async () => {
    const { ref, captureRef } = await paidOne();
    const key = aKey();
    await gateway.refundCapture(captureRef, key);
    await gateway.refundCapture(captureRef, key);
    expect(refundsOf(captureRef)).toMatchObject([{ amount: 1000 }]);
    expect(await gateway.readCheckout(ref)).toMatchObject({ refunded: 1000 });
  });

  it('gives what is left after a part went back already', async () => {
    const { ref, captureRef } = await paidOne();
    stripe.control.refund(ref, 400);
    await gateway.refundCapture(captureRef, aKey());
    expect(refundsOf(captureRef).map(({ amount }) => amount)).toEqual([400, 600]);
  });

  it('is done where nothing is left, under another key too', async () => {
    const { captureRef } = await paidOne();
    await gateway.refundCapture(captureRef, aKey());
    await expect(gateway.refundCapture(captureRef, aKey())).resolves.toBeUndefined();
    expect(refundsOf(captureRef)).toHaveLength(1);
  });

  it('gives it once when the answer is lost', async () => {
    const { captureRef } = await paidOne();
    stripe.control.fail({ on: 'create_refund', kind: 'reset', when: 'after_commit' });
    await gateway.refundCapture(captureRef, aKey());
    expect(refundsOf(captureRef)).toHaveLength(1);
  });

  it('is refused for a payment that is disputed, and finds nothing under an unknown id', async () => {
    const { ref, captureRef } = await paidOne();
    stripe.control.dispute(ref);
    expect(await failureOf(gateway.refundCapture(captureRef, aKey()))).toMatchObject({ fault: 'refused' });
    expect(await failureOf(gateway.refundCapture('pi_unknown', aKey()))).toMatchObject({ fault: 'not_found' });
  });
});

describe('a dispute', () => {
  it('shows while it is open, and no more when it is won', async () => {
    const { ref } = await paidOne();
    const { id } = stripe.control.dispute(ref);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', refunded: 0, dispute: 'open' });
    stripe.control.closeDispute(id, 'won');
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', dispute: 'none' });
  });

  it('shows for ever when it is lost', async () => {
    const { ref } = await paidOne();
    stripe.control.closeDispute(stripe.control.dispute(ref).id, 'lost');
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid', dispute: 'lost' });
  });

  it('is not taken for none while Stripe does not tell of it', async () => {
    const { ref } = await paidOne();
    stripe.control.dispute(ref);
    stripe.control.fail({ on: 'list_disputes', kind: 'error', times: 3 });
    expect(await failureOf(gateway.readCheckout(ref))).toMatchObject({ fault: 'unknown' });
    expect(await gateway.readCheckout(ref)).toMatchObject({ dispute: 'open' });
  });

  const taken = [{ amount: -1000 }];
  it.each([
    ['needs_response', taken, 'open'],
    ['under_review', taken, 'open'],
    ['appeal_under_review', taken, 'open'],
    ['a status of next year', taken, 'open'],
    ['warning_needs_response', [], 'none'],
    ['warning_under_review', [], 'none'],
    ['warning_under_review', taken, 'open'],
    ['warning_closed', [], 'none'],
    ['prevented', [], 'none'],
    ['won', [...taken, { amount: 1000 }], 'none'],
    ['lost', taken, 'lost'],
  ])('that says %s with %j comes to %s', (status, balance_transactions, expected) => {
    expect(disputeState([{ status, balance_transactions }])).toBe(expected);
  });

  it('that is lost outweighs one that is open', () => {
    const open = { status: 'under_review', balance_transactions: taken };
    const lost = { status: 'lost', balance_transactions: taken };
    expect([disputeState([open, lost]), disputeState([lost, open]), disputeState([])]).toEqual([
      'lost',
      'lost',
      'none',
    ]);
  });
});

describe('closing a checkout', () => {
  it('lets nobody pay it any more', async () => {
    const { ref, url } = await gateway.openCheckout(aStripeRequest());
    await gateway.closeCheckout(ref);
    expect(await (await press(url, 'pay')).text()).toContain('has expired. Nothing was charged');
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'expired', captureRef: null });
  });

  it('leaves one that is closed or paid as it is', async () => {
    const closed = (await gateway.openCheckout(aStripeRequest())).ref;
    await gateway.closeCheckout(closed);
    await gateway.closeCheckout(closed);
    expect(await gateway.readCheckout(closed)).toMatchObject({ state: 'expired' });
    const { ref } = await paidOne();
    await gateway.closeCheckout(ref);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid' });
  });

  it('is unknown while Stripe does not say, and refused where it will not', async () => {
    const { ref } = await gateway.openCheckout(aStripeRequest());
    stripe.control.fail({ on: 'expire_session', kind: 'error', times: 3 });
    expect(await failureOf(gateway.closeCheckout(ref))).toMatchObject({ fault: 'unknown' });
    stripe.control.fail({ on: 'expire_session', kind: 'error', status: 400 });
    expect(await failureOf(gateway.closeCheckout(ref))).toMatchObject({ fault: 'refused' });
  });

  it('finds nothing under what is no id', async () => {
    expect(await failureOf(gateway.closeCheckout('cs_test_unknown'))).toMatchObject({ fault: 'not_found' });
    expect(await failureOf(gateway.closeCheckout('../charges'))).toMatchObject({ fault: 'not_found' });
  });
});

describe('capturing', () => {
  it('is nothing to ask Stripe for: the money moves when the buyer pays', async () => {
    const before = stripe.control.state().requests.length;
    expect(await gateway.captureCheckout('cs_test_1', aKey())).toEqual({ kind: 'done' });
    expect(stripe.control.state().requests).toHaveLength(before);
  });
});
