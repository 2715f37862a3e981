import { startPaypal } from '@pawsume/standins/paypal/start-paypal';
import { afterAll, expect } from 'vitest';
import type { Gateway } from '#gateways/gateway';
import { openPaypal } from '#gateways/paypal';
import type { CheckoutRequest } from '#lib/checkout-request';
import { type Answer, aKey, aRequest, type Call, startAnswering } from './outside.ts';

export const KEYS = {
  clientId: 'client_of_these_tests',
  clientSecret: 'secret_of_these_tests',
  webhookId: 'WH0OFTHESETESTS',
};

/**
 * A stand-in of its own for one test file, and the gateway that speaks to it. When the file is done, no request of it may
 * have been one that PayPal's own description does not allow.
 */
export const startWorld = async (timeoutMs = 2000) => {
  const paypal = await startPaypal(KEYS);
  afterAll(async () => {
    const { violations } = paypal.control.state();
    await paypal.close();
    expect(violations).toEqual([]);
  });
  const gateway = openPaypal({ ...KEYS, apiBase: paypal.url, timeoutMs });
  /** The newest event, signed as if it were sent `ms` from now. */
  const newest = (ms = 0) => {
    const { id } = paypal.control.state().events.at(-1) ?? expect.fail('nothing happened');
    return { id, ...paypal.control.transmission(id, new Date(Date.now() + ms)) };
  };
  const callsTo = (operation: string): number =>
    paypal.control.state().requests.filter((request) => request.operation === operation).length;
  return { paypal, gateway, newest, callsTo, ...buyer(gateway, paypal.control.approve) };
};

/** A PayPal that gives a token, and `answer` to everything else. */
export const against = async (answer: (call: Call) => Answer, token: object = {}) => {
  const { url, calls } = await startAnswering((call) =>
    call.path === '/v1/oauth2/token'
      ? { body: { access_token: 'A21AAtoken_of_these_tests', token_type: 'Bearer', expires_in: 32_400, ...token } }
      : answer(call),
  );
  const gateway = openPaypal({ ...KEYS, apiBase: url, timeoutMs: 1000 });
  return { gateway, calls, tokenCalls: () => calls.filter(({ path }) => path === '/v1/oauth2/token').length };
};

const buyer = (gateway: Gateway, approve: (ref: string) => unknown) => {
  /** An order the buyer agreed to. */
  const approvedOne = async (changes: Partial<CheckoutRequest> = {}): Promise<string> => {
    const { ref } = await gateway.openCheckout(aRequest(changes));
    approve(ref);
    return ref;
  };
  /** An order whose money we took. */
  const paidOne = async (changes: Partial<CheckoutRequest> = {}) => {
    const ref = await approvedOne(changes);
    await gateway.captureCheckout(ref, aKey());
    const { captureRef } = await gateway.readCheckout(ref);
    return { ref, captureRef: captureRef ?? expect.fail('not paid') };
  };
  return { approvedOne, paidOne };
};
