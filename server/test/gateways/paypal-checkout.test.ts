import { describe, expect, it } from 'vitest';
import { openPaypal } from '#gateways/paypal';
import { aKey, aRequest, failureOf, press } from './outside.ts';
import { KEYS, startWorld } from './paypal-world.ts';

const { paypal, gateway, approvedOne, paidOne } = await startWorld();

const created = () => paypal.control.state().requests.filter(({ operation }) => operation === 'create_order');

describe('opening a checkout', () => {
  it('gives an id and an address where the buyer reads what is paid, to whom and how much', async () => {
    const { ref, url } = await gateway.openCheckout(aRequest({ description: 'Résumé of Rex <b>& Co</b>' }));
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(ref).toMatch(/^[A-Z0-9]{17}$/);
    expect(html).toContain('Pawsumé');
    expect(html).toContain('Résumé of Rex &lt;b&gt;&amp; Co&lt;/b&gt;');
    expect(html).toContain('$10.00 CAD');
  });

  it('asks for one payment from a PayPal account, in exactly the currency given, under our id', async () => {
    const request = aRequest({ amount: 1205, currency: 'usd' });
    await gateway.openCheckout(request);
    const call = created().at(-1);
    expect(call).toMatchObject({ requestId: request.idempotencyKey, contentType: 'application/json' });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          amount: { currency_code: 'USD', value: '12.05' },
          description: request.description,
          custom_id: request.paymentId,
          invoice_id: `INV-${request.paymentId}`,
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: 'Pawsumé',
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: request.returnUrl,
            cancel_url: request.cancelUrl,
          },
        },
      },
    });
  });

  it('gives the same checkout for the same request again, at once or later', async () => {
    const request = aRequest();
    const [one, other] = await Promise.all([gateway.openCheckout(request), gateway.openCheckout(request)]);
    expect(one).toEqual(other);
    expect(await gateway.openCheckout(request)).toEqual(one);
    const orders = paypal.control.state().orders;
    expect(orders.filter((order) => order.purchase_units[0].custom_id === request.paymentId)).toHaveLength(1);
  });

  it('is refused under the key of another request', async () => {
    const request = aRequest();
    await gateway.openCheckout(request);
    const failure = await failureOf(gateway.openCheckout({ ...request, amount: 1 }));
    expect(failure).toMatchObject({ fault: 'refused', message: expect.stringContaining('PREVIOUSLY_USED') });
  });

  it('is refused for a currency that does not exist, and nothing opens', async () => {
    const before = paypal.control.state().orders.length;
    const failure = await failureOf(gateway.openCheckout(aRequest({ currency: 'zzz' })));
    expect(failure).toMatchObject({ fault: 'refused', message: expect.stringContaining('INVALID_CURRENCY_CODE') });
    expect(paypal.control.state().orders).toHaveLength(before);
  });

  it('is refused with another secret, and says nothing of either', async () => {
    const stranger = openPaypal({ ...KEYS, clientSecret: 'the_key_of_a_stranger', apiBase: paypal.url });
    const failure = await failureOf(stranger.openCheckout(aRequest()));
    expect(failure).toMatchObject({ fault: 'refused', message: 'PayPal: 401 invalid_client' });
    expect(failure.logged).not.toMatch(/stranger|client_of|secret_of|Basic/);
  });
});

describe('a checkout', () => {
  it('is open, then approved, then paid, under our id all the way', async () => {
    const request = aRequest();
    const { ref, url } = await gateway.openCheckout(request);
    const constant = { ref, paymentId: request.paymentId, amount: 1000, currency: 'cad', live: false, dispute: 'none' };
    expect(await gateway.readCheckout(ref)).toEqual({ ...constant, state: 'open', captureRef: null, refunded: 0 });
    const answer = await press(url, 'pay');
    expect(answer.headers.get('location')).toMatch(`${request.returnUrl}?token=${ref}&PayerID=`);
    expect(await gateway.readCheckout(ref)).toEqual({ ...constant, state: 'approved', captureRef: null, refunded: 0 });
    expect(await gateway.captureCheckout(ref, aKey())).toEqual({ kind: 'done' });
    expect(await gateway.readCheckout(ref)).toEqual({
      ...constant,
      state: 'paid',
      captureRef: paypal.control.state().captures.at(-1)?.id,
      refunded: 0,
    });
  });

  it('stays open when the buyer cancels, and closing it changes nothing', async () => {
    const request = aRequest();
    const { ref, url } = await gateway.openCheckout(request);
    const answer = await press(url, 'cancel');
    expect(answer.headers.get('location')).toBe(`${request.cancelUrl}?token=${ref}`);
    const before = paypal.control.state().requests.length;
    await gateway.closeCheckout(ref);
    expect(paypal.control.state().requests).toHaveLength(before);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'open' });
  });

  it('is expired when PayPal gives it up, and unknown to it later', async () => {
    const ref = await approvedOne();
    paypal.control.reverseApproval(ref);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'expired', captureRef: null });
    const other = (await gateway.openCheckout(aRequest())).ref;
    paypal.control.forgetOrder(other);
    expect(await failureOf(gateway.readCheckout(other))).toMatchObject({ fault: 'not_found' });
  });

  it('is processing while PayPal holds the payment, and then paid or failed', async () => {
    const paid = await approvedOne();
    paypal.control.nextCapture('pending', 2);
    expect(await gateway.captureCheckout(paid, aKey())).toEqual({ kind: 'done' });
    expect(await gateway.readCheckout(paid)).toMatchObject({ state: 'processing' });
    paypal.control.resolvePending(paid, 'completed');
    expect(await gateway.readCheckout(paid)).toMatchObject({ state: 'paid' });
    const denied = await approvedOne();
    await gateway.captureCheckout(denied, aKey());
    paypal.control.resolvePending(denied, 'denied');
    expect(await gateway.readCheckout(denied)).toMatchObject({ state: 'failed' });
  });

  it.each([
    ['CREATED', 'open'],
    ['SAVED', 'open'],
    ['PAYER_ACTION_REQUIRED', 'open'],
    ['APPROVED', 'approved'],
    ['VOIDED', 'expired'],
  ] as const)('whose order is %s is %s', async (status, state) => {
    const { ref } = await gateway.openCheckout(aRequest());
    paypal.control.alter(ref, { status });
    expect(await gateway.readCheckout(ref)).toMatchObject({ state, captureRef: null, refunded: 0 });
  });

  it.each([
    ['COMPLETED', 'paid'],
    ['REFUNDED', 'paid'],
    ['PARTIALLY_REFUNDED', 'paid'],
    ['PENDING', 'processing'],
    ['DECLINED', 'failed'],
    ['FAILED', 'failed'],
  ] as const)('whose capture is %s is %s', async (status, state) => {
    const { ref, captureRef } = await paidOne();
    paypal.control.alter(ref, { capture: { status } });
    expect(await gateway.readCheckout(ref)).toMatchObject({ state, captureRef });
  });

  it('is never taken for paid where the order is complete and nothing was captured', async () => {
    const { ref } = await gateway.openCheckout(aRequest());
    paypal.control.alter(ref, { status: 'COMPLETED' });
    expect(await failureOf(gateway.readCheckout(ref))).toMatchObject({ fault: 'unknown' });
  });

  it('passes on what differs from the request, for the caller to notice', async () => {
    const { ref } = await paidOne();
    paypal.control.alter(ref, { custom_id: 'pay_other', capture: { amount: { currency_code: 'USD', value: '0.01' } } });
    expect(await gateway.readCheckout(ref)).toMatchObject({ amount: 1, currency: 'usd', paymentId: 'pay_other' });
    paypal.control.alter(ref, { custom_id: null });
    expect(await gateway.readCheckout(ref)).toMatchObject({ paymentId: null });
  });

  it.each(['1', '10.0', '10.000', '1e3', '-10.00', ' 10.00', '10,00', '', '99999999999999.99'])(
    'whose amount is written %j cannot be read',
    async (value) => {
      const { ref } = await paidOne();
      paypal.control.alter(ref, { capture: { amount: { value } } });
      expect(await failureOf(gateway.readCheckout(ref))).toMatchObject({ fault: 'unknown' });
    },
  );

  it.each(['', '../captures', '5O190127TN364715T?fields=payer', '5o190127tn364715t', 'A'.repeat(37), 'cs_test_1'])(
    'is not asked for under what cannot be an id: %j',
    async (ref) => {
      const before = paypal.control.state().requests.length;
      expect(await failureOf(gateway.readCheckout(ref))).toMatchObject({ fault: 'not_found' });
      expect(await failureOf(gateway.captureCheckout(ref, aKey()))).toMatchObject({ fault: 'not_found' });
      expect(await failureOf(gateway.refundCapture(ref, aKey()))).toMatchObject({ fault: 'not_found' });
      expect(paypal.control.state().requests).toHaveLength(before);
    },
  );

  it('is not found under an id that nobody has', async () => {
    expect(await failureOf(gateway.readCheckout('5O190127TN364715T'))).toMatchObject({ fault: 'not_found' });
  });
});

describe('money', () => {
  it('is real at the live address only', () => {
    expect(openPaypal(KEYS).live).toBe(true);
    expect(openPaypal({ ...KEYS, apiBase: 'https://api-m.paypal.com/' }).live).toBe(true);
    expect(openPaypal({ ...KEYS, apiBase: 'https://api-m.sandbox.paypal.com' }).live).toBe(false);
    expect(openPaypal({ ...KEYS, apiBase: 'https://api-m.paypal.com:8443' }).live).toBe(false);
  });

  it.each(['http://127.0.0.1:1/v2', 'ftp://127.0.0.1', 'paypal'])('is not asked for at %s', (apiBase) => {
    expect(() => openPaypal({ ...KEYS, apiBase })).toThrow();
  });
});
