import { startStripe } from '@pawsume/standins/stripe/start-stripe';
import { afterAll } from 'vitest';
import type { Gateway } from '#gateways/gateway';
import { openStripe } from '#gateways/stripe';
import type { CheckoutRequest } from '#lib/checkout-request';
import { aRequest, press } from './outside.ts';

export const KEYS = { secretKey: 'sk_test_of_these_tests', webhookSecret: 'whsec_of_these_tests' };

/** A checkout like the app's own, new each time. */
export const aStripeRequest = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest =>
  aRequest({
    returnUrl: 'http://127.0.0.1:3000/api/stripe/return?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://127.0.0.1:3000/cancel?type=credits&quantity=10',
    ...changes,
  });

/** A stand-in of its own for one test file, and the gateway that speaks to it. */
export const startWorld = async (timeoutMs = 2000) => {
  const stripe = await startStripe(KEYS);
  afterAll(() => stripe.close());
  const gateway = openStripe({ ...KEYS, apiBase: stripe.url, timeoutMs });
  return { stripe, gateway };
};

/** Opens a checkout and pays it on its page. */
export const payOne = async (gateway: Gateway, changes: Partial<CheckoutRequest> = {}): Promise<string> => {
  const { ref, url } = await gateway.openCheckout(aStripeRequest(changes));
  await press(url, 'pay');
  return ref;
};
