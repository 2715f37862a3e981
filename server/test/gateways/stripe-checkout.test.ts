import { describe, expect, it } from 'vitest';
import { openStripe } from '#gateways/stripe';
import { failureOf, press } from './outside.ts';
import { aStripeRequest, KEYS, payOne, startWorld } from './stripe-world.ts';

const { stripe, gateway } = await startWorld();

describe('opening a checkout', () => {
  it('gives an id and an address where the buyer reads what is paid and how much', async () => {
    const { ref, url } = await gateway.openCheckout(aStripeRequest({ description: 'Résumé of Rex <b>& Co</b>' }));
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(ref).toMatch(/^cs_test_\w+$/);
    expect(html).toContain('Résumé of Rex &lt;b&gt;&amp; Co&lt;/b&gt;');
    expect(html).toContain('$10.00 CAD');
    expect(html).toContain('no real money moves');
  });

  it('asks for one card payment in exactly the currency given, under our id in all three places', async () => {
    const request = aStripeRequest();
    const { ref } = await gateway.openCheckout(request);
    const session = stripe.control.state().sessions.find(({ id }) => id === ref);
    expect(session).toMatchObject({
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
      client_reference_id: request.paymentId,
      metadata: { payment_id: request.paymentId },
      expires_at: request.expiresAt,
      amount_total: 1000,
      currency: 'cad',
    });
    stripe.control.pay(ref);
    expect(stripe.control.state().charges.at(-1)?.metadata).toEqual({ payment_id: request.paymentId });
  });

  it('sends no telemetry and names the version its types were made for', async () => {
    await gateway.openCheckout(aStripeRequest());
    expect(stripe.control.state().requests.at(-1)).toMatchObject({
      telemetry: false,
      stripeVersion: '2026-10-28.endive',
      contentType: 'application/x-www-form-urlencoded',
    });
  });

  it.each([
    ['an amount below 50 cents', { amount: 49 }],
    ['a currency that does not exist', { currency: 'zzz' }],
    ['an end within the half hour', { expiresAt: Math.floor(Date.now() / 1000) + 1700 }],
    ['an end after more than a day', { expiresAt: Math.floor(Date.now() / 1000) + 90_000 }],
    ['an address that is none', { returnUrl: '/success' }],
    ['an empty description', { description: '' }],
    ['an idempotency key of 256 characters', { idempotencyKey: 'k'.repeat(256) }],
  ])('is refused for %s, and nothing opens', async (_what, changes) => {
    const before = stripe.control.state().sessions.length;
    expect(await failureOf(gateway.openCheckout(aStripeRequest(changes)))).toMatchObject({ fault: 'refused' });
    expect(stripe.control.state().sessions).toHaveLength(before);
  });

  it('is refused with another key, and says nothing of either', async () => {
    const stranger = openStripe({ ...KEYS, secretKey: 'sk_test_somebody_else_entirely', apiBase: stripe.url });
    const failure = await failureOf(stranger.openCheckout(aStripeRequest()));
    expect(failure.fault).toBe('refused');
    expect(failure.logged).not.toMatch(/sk_test|somebody|rely/);
  });
});

describe('paying on the hosted page', () => {
  it('sends the buyer back with the id of the session, and the checkout is paid', async () => {
    const request = aStripeRequest();
    const { ref, url } = await gateway.openCheckout(request);
    const answer = await press(url, 'pay');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://127.0.0.1:3000/api/stripe/return?session_id=${ref}`);
    expect(await gateway.readCheckout(ref)).toEqual({
      ref,
      paymentId: request.paymentId,
      state: 'paid',
      amount: 1000,
      currency: 'cad',
      live: false,
      captureRef: expect.stringMatching(/^pi_/),
      refunded: 0,
      dispute: 'none',
    });
  });

  it('leaves the checkout open after a declined card, which can then be paid with another', async () => {
    const { ref, url } = await gateway.openCheckout(aStripeRequest());
    const declined = await press(url, 'decline');
    expect(await declined.text()).toContain('Your card was declined');
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'open', captureRef: null });
    expect((await press(url, 'pay')).status).toBe(303);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid' });
  });

  it('leaves the checkout open when the buyer cancels', async () => {
    const request = aStripeRequest();
    const { ref, url } = await gateway.openCheckout(request);
    const answer = await press(url, 'cancel');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(request.cancelUrl);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'open' });
  });

  it('takes the money once, however often Pay is pressed', async () => {
    const { ref, url } = await gateway.openCheckout(aStripeRequest());
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(url, 'pay')));
    const pages = await Promise.all(answers.filter(({ status }) => status !== 303).map((answer) => answer.text()));
    expect(pages).toHaveLength(4);
    for (const page of pages) expect(page).toContain('cannot be paid twice');
    const { captureRef } = await gateway.readCheckout(ref);
    expect(stripe.control.state().charges.filter((charge) => charge.payment_intent === captureRef)).toHaveLength(1);
  });

  it('says so where the session has expired or does not exist', async () => {
    const { ref, url } = await gateway.openCheckout(aStripeRequest());
    stripe.control.expire(ref);
    const expired = await press(url, 'pay');
    expect(expired.status).toBe(200);
    expect(await expired.text()).toContain('has expired. Nothing was charged');
    expect((await fetch(`${stripe.url}/pay/cs_test_unknown`)).status).toBe(404);
  });
});

describe('reading a checkout', () => {
  it('tells an expired one', async () => {
    const { ref } = await gateway.openCheckout(aStripeRequest());
    stripe.control.expire(ref);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'expired', captureRef: null });
  });

  it('never takes a completed session without its money for paid', async () => {
    const { ref } = await gateway.openCheckout(aStripeRequest());
    stripe.control.pay(ref, 'delayed');
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'processing', captureRef: null });
    stripe.control.settleDelayed(ref, 'succeeded');
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid' });
  });

  it('tells a delayed payment that failed', async () => {
    const { ref } = await gateway.openCheckout(aStripeRequest());
    stripe.control.pay(ref, 'delayed');
    stripe.control.settleDelayed(ref, 'failed');
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'failed', captureRef: null });
  });

  it.each([
    ['for which nothing had to be paid', { payment_status: 'no_payment_required' as const }],
    ['that is a subscription', { mode: 'subscription' as const }],
  ])('never takes a session for paid %s', async (_what, changes) => {
    const ref = await payOne(gateway);
    stripe.control.alter(ref, changes);
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'failed', captureRef: null });
  });

  it('passes on what differs from the request, for the caller to notice', async () => {
    const ref = await payOne(gateway);
    stripe.control.alter(ref, { amount_total: 1, currency: 'usd', livemode: true, client_reference_id: 'pay_other' });
    expect(await gateway.readCheckout(ref)).toMatchObject({
      amount: 1,
      currency: 'usd',
      live: true,
      // Its metadata still say another.
      paymentId: null,
    });
  });

  it('finds nothing under an unknown id', async () => {
    expect(await failureOf(gateway.readCheckout('cs_test_unknown'))).toMatchObject({ fault: 'not_found' });
  });

  it.each(['', '../charges', 'cs_test_a?expand[]=customer', 'pi_123', `cs_${'a'.repeat(300)}`])(
    'does not ask Stripe for what cannot be an id: %s',
    async (ref) => {
      const before = stripe.control.state().requests.length;
      expect(await failureOf(gateway.readCheckout(ref))).toMatchObject({ fault: 'not_found' });
      expect(stripe.control.state().requests).toHaveLength(before);
    },
  );
});
