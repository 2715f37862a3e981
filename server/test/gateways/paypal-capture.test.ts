import { beforeEach, describe, expect, it } from 'vitest';
import { openPaypal } from '#gateways/paypal';
import { aKey, aRequest, failureOf, press } from './outside.ts';
import { KEYS, startWorld } from './paypal-world.ts';

const { paypal, gateway, approvedOne } = await startWorld();

const capturesOf = (ref: string) =>
  paypal.control.state().orders.find(({ id }) => id === ref)?.purchase_units[0].payments?.captures ?? [];

const callsUnder = (key: string) => paypal.control.state().requests.filter(({ requestId }) => requestId === key);

beforeEach(() => paypal.control.reset());

describe('a capture', () => {
  it('takes the money once, however often it is asked for under one key', async () => {
    const ref = await approvedOne();
    const key = aKey();
    expect(await gateway.captureCheckout(ref, key)).toEqual({ kind: 'done' });
    expect(await gateway.captureCheckout(ref, key)).toEqual({ kind: 'done' });
    expect(capturesOf(ref)).toHaveLength(1);
    expect(callsUnder(key).map(({ status }) => status)).toEqual([201, 200]);
  });

  it('takes it once under several keys', async () => {
    const ref = await approvedOne();
    expect(await gateway.captureCheckout(ref, aKey())).toEqual({ kind: 'done' });
    expect(await gateway.captureCheckout(ref, aKey())).toEqual({ kind: 'done' });
    expect(capturesOf(ref)).toHaveLength(1);
  });

  it.each([
    ['one key', () => 'the_same_key'],
    ['a key each', aKey],
  ])('takes it once when asked 20 times at the same moment under %s', async (_what, key) => {
    const ref = await approvedOne();
    const calls = Array.from({ length: 20 }, () => gateway.captureCheckout(ref, key()));
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 20 }, () => ({ kind: 'done' })));
    expect(capturesOf(ref)).toMatchObject([{ status: 'COMPLETED', amount: { value: '10.00' } }]);
  });

  it('waits for another one that is under way', async () => {
    const ref = await approvedOne();
    const key = aKey();
    paypal.control.fail({ on: 'capture_order', kind: 'delay', ms: 120 });
    const both = await Promise.all([gateway.captureCheckout(ref, key), gateway.captureCheckout(ref, key)]);
    expect(both).toEqual([{ kind: 'done' }, { kind: 'done' }]);
    expect(callsUnder(key).map(({ status }) => status)).toContain(422);
    expect(capturesOf(ref)).toHaveLength(1);
  });

  it.each(['pending', 'declined_capture', 'failed_capture'] as const)(
    'that PayPal took is done, though it is %s: reading tells what came of it',
    async (outcome) => {
      const ref = await approvedOne();
      paypal.control.nextCapture(outcome);
      expect(await gateway.captureCheckout(ref, aKey())).toEqual({ kind: 'done' });
      expect(await gateway.readCheckout(ref)).not.toMatchObject({ state: 'paid' });
    },
  );
});

describe('a capture that is refused', () => {
  it('for an order captured before is done', async () => {
    const ref = await approvedOne();
    paypal.control.nextCapture('ORDER_ALREADY_CAPTURED');
    expect(await gateway.captureCheckout(ref, aKey())).toEqual({ kind: 'done' });
  });

  it('for an order nobody approved waits for the buyer', async () => {
    const { ref } = await gateway.openCheckout(aRequest());
    expect(await gateway.captureCheckout(ref, aKey())).toEqual({ kind: 'buyer_needed', url: null });
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'open' });
  });

  it.each(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING'] as const)(
    'by %s leads the buyer back to the same order, which can then be paid',
    async (issue) => {
      const ref = await approvedOne();
      paypal.control.nextCapture(issue);
      const outcome = await gateway.captureCheckout(ref, aKey());
      expect(outcome).toEqual({ kind: 'buyer_needed', url: `${paypal.url}/checkoutnow?token=${ref}` });
      expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'open', captureRef: null });
      if (outcome.kind !== 'buyer_needed' || outcome.url === null) return expect.fail('no way back');
      await press(outcome.url, 'pay');
      expect(await gateway.captureCheckout(ref, aKey())).toEqual({ kind: 'done' });
      expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid' });
    },
  );

  it.each([
    'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
    'TRANSACTION_REFUSED',
    'PAYER_CANNOT_PAY',
    'COMPLIANCE_VIOLATION',
    'PAYEE_BLOCKED_TRANSACTION',
    'DUPLICATE_INVOICE_ID',
  ] as const)('by %s has failed', async (issue) => {
    const ref = await approvedOne();
    paypal.control.nextCapture(issue);
    expect(await gateway.captureCheckout(ref, aKey())).toEqual({ kind: 'failed', reason: issue });
    expect(capturesOf(ref)).toEqual([]);
  });

  it('for another order of the same payment has failed', async () => {
    const { paymentId } = aRequest();
    const [first, second] = [await approvedOne({ paymentId }), await approvedOne({ paymentId })];
    await gateway.captureCheckout(first, aKey());
    expect(await gateway.captureCheckout(second, aKey())).toEqual({ kind: 'failed', reason: 'DUPLICATE_INVOICE_ID' });
    expect(capturesOf(second)).toEqual([]);
  });

  it('while PayPal completes the order waits and asks again under the same key, until it is done', async () => {
    const ref = await approvedOne();
    const key = aKey();
    paypal.control.nextCapture('ORDER_COMPLETION_IN_PROGRESS', 5);
    expect(await gateway.captureCheckout(ref, key)).toEqual({ kind: 'done' });
    expect(callsUnder(key)).toHaveLength(6);
    expect(capturesOf(ref)).toHaveLength(1);
  });

  it('while PayPal completes the order for very long says that somebody is at it, which is no lost answer', async () => {
    const ref = await approvedOne();
    paypal.control.nextCapture('ORDER_COMPLETION_IN_PROGRESS', 100);
    const impatient = openPaypal({ ...KEYS, apiBase: paypal.url, patienceMs: 500 });
    const failure = await failureOf(impatient.captureCheckout(ref, aKey()));
    paypal.control.reset();
    expect(failure).toMatchObject({ fault: 'busy', message: expect.stringContaining('ORDER_COMPLETION_IN_PROGRESS') });
  });

  it('for an order that PayPal does not know is not found', async () => {
    expect(await failureOf(gateway.captureCheckout('5O190127TN364715T', aKey()))).toMatchObject({ fault: 'not_found' });
  });
});
