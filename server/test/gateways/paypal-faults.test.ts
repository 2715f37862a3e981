import type { FaultInput } from '@pawsume/standins/paypal/faults';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPaypal } from '#gateways/paypal';
import { aKey, aRequest, failureOf } from './outside.ts';
import { KEYS, startWorld } from './paypal-world.ts';

/** Longer than a call that nothing delays takes on a busy machine. */
const TIMEOUT_MS = 600;
const { paypal, gateway, approvedOne } = await startWorld(TIMEOUT_MS);

type Fault = Omit<FaultInput, 'on'>;

const ordersFor = (paymentId: string) =>
  paypal.control.state().orders.filter((order) => order.purchase_units[0].custom_id === paymentId);

const callsTo = (operation: string) =>
  paypal.control.state().requests.filter((request) => request.operation === operation).length;

const callsUnder = (key: string) => paypal.control.state().requests.filter(({ requestId }) => requestId === key).length;

beforeEach(() => paypal.control.reset());

describe('an id that another call holds', () => {
  it('is no lost answer: it is asked under again until that call is answered, and there is one order', async () => {
    const request = aRequest();
    const patient = openPaypal({ ...KEYS, apiBase: paypal.url, timeoutMs: 10_000 });
    // Longer than three tries.
    paypal.control.fail({ on: 'create_order', kind: 'delay', ms: 1500 });
    const [first, second] = await Promise.all([patient.openCheckout(request), patient.openCheckout(request)]);
    expect(second).toEqual(first);
    expect(ordersFor(request.paymentId)).toHaveLength(1);
  });
});

describe('an answer that is lost', () => {
  const faults: [string, Fault][] = [
    ['a 500 after the work', { kind: 'error', when: 'after_commit' }],
    ['a connection cut after the work', { kind: 'reset', when: 'after_commit' }],
    ['a connection cut before the work', { kind: 'reset' }],
    ['an answer later than the timeout', { kind: 'delay', ms: 2 * TIMEOUT_MS, when: 'after_commit' }],
    ['an answer that drips without end', { kind: 'drip', ms: 30, when: 'after_commit' }],
    ['a redirect to elsewhere', { kind: 'redirect', when: 'after_commit' }],
    ['a 503 before the work', { kind: 'error', status: 503 }],
    ['a 429', { kind: 'error', status: 429 }],
  ];

  it('to an opening is asked for again under the same id: one order', async () => {
    const request = aRequest();
    paypal.control.fail({ on: 'create_order', kind: 'reset', when: 'after_commit' });
    const { ref } = await gateway.openCheckout(request);
    expect(ordersFor(request.paymentId).map(({ id }) => id)).toEqual([ref]);
    expect(callsUnder(request.idempotencyKey)).toBe(2);
  });

  it.each(faults)('to a capture is asked for again under the same id after %s: one capture', async (_what, fault) => {
    const paymentId = aKey();
    const ref = await approvedOne({ paymentId });
    const key = aKey();
    paypal.control.fail({ on: 'capture_order', ...fault });
    expect(await gateway.captureCheckout(ref, key)).toEqual({ kind: 'done' });
    expect(ordersFor(paymentId)[0]?.purchase_units[0].payments?.captures).toHaveLength(1);
    expect(callsUnder(key)).toBe(2);
  });

  it.each<[string, Fault]>([
    ['megabytes long', { kind: 'flood', when: 'after_commit' }],
    ['an empty object', { kind: 'empty', when: 'after_commit' }],
    ['a page of some proxy', { kind: 'not_json', when: 'after_commit' }],
  ])('leaves the opening unknown when it is %s, and the next try finds the order', async (_what, fault) => {
    const request = aRequest();
    paypal.control.fail({ on: 'create_order', ...fault });
    expect(await failureOf(gateway.openCheckout(request))).toMatchObject({ fault: 'unknown' });
    const { ref } = await gateway.openCheckout(request);
    expect(ordersFor(request.paymentId).map(({ id }) => id)).toEqual([ref]);
  });
});

describe('a PayPal that does not answer', () => {
  const silences: [string, Fault, number][] = [
    ['500s', { kind: 'error', times: 3 }, 3],
    ['rate limits', { kind: 'error', status: 429, times: 3 }, 3],
    ['conflicts', { kind: 'error', status: 409, times: 3 }, 3],
    ['cut connections', { kind: 'reset', times: 3 }, 3],
    ['redirects', { kind: 'redirect', times: 3 }, 3],
    ['dripping', { kind: 'drip', ms: 20, times: 3 }, 3],
    ['a proxy in its place', { kind: 'not_json' }, 1],
    ['an empty object', { kind: 'empty' }, 1],
    ['a flood', { kind: 'flood' }, 1],
  ];

  it.each(silences)(
    'leaves a capture unknown after %s, and nothing is taken before the next',
    async (_what, fault, calls) => {
      const ref = await approvedOne();
      const key = aKey();
      paypal.control.fail({ on: 'capture_order', ...fault });
      expect(await failureOf(gateway.captureCheckout(ref, key))).toMatchObject({ fault: 'unknown' });
      expect(callsUnder(key)).toBe(calls);
      expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'approved' });
      expect(await gateway.captureCheckout(ref, key)).toEqual({ kind: 'done' });
      expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid' });
    },
  );

  it('waits for a capture that is slower than all tries, and it is taken once', async () => {
    const ref = await approvedOne();
    const key = aKey();
    paypal.control.fail({ on: 'capture_order', kind: 'delay', ms: 4 * TIMEOUT_MS });
    expect(await gateway.captureCheckout(ref, key)).toEqual({ kind: 'done' });
    expect((await gateway.readCheckout(ref)).state).toBe('paid');
    const order = paypal.control.state().orders.find(({ id }) => id === ref);
    expect(order?.purchase_units[0].payments?.captures).toHaveLength(1);
  });

  it('is asked three times for a reading, which stays unknown', async () => {
    const { ref } = await gateway.openCheckout(aRequest());
    paypal.control.fail({ on: 'get_order', kind: 'error', times: 2 });
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'open' });
    paypal.control.fail({ on: 'get_order', kind: 'error', times: 3 });
    expect(await failureOf(gateway.readCheckout(ref))).toMatchObject({ fault: 'unknown' });
  });

  it('leaves it unknown when nobody listens, and says why without saying what was sent', async () => {
    const deaf = openPaypal({ ...KEYS, apiBase: 'http://127.0.0.1:9', timeoutMs: 200 });
    const failure = await failureOf(deaf.openCheckout(aRequest({ description: 'Résumé of Rex' })));
    expect(failure).toMatchObject({ fault: 'unknown', message: expect.stringMatching(/\(\w+\)$/) });
    expect(failure.logged).not.toMatch(/Rex|client_of|secret_of|Basic/);
  });
});

describe('the access token', () => {
  const another = () => openPaypal({ ...KEYS, apiBase: paypal.url, timeoutMs: TIMEOUT_MS });

  it('is asked for once, however many calls wait for it, and kept', async () => {
    const fresh = another();
    const before = callsTo('token');
    await Promise.all(Array.from({ length: 10 }, () => fresh.openCheckout(aRequest())));
    await fresh.openCheckout(aRequest());
    expect(callsTo('token') - before).toBe(1);
  });

  it('is asked for once more when it is refused, and the calls go on', async () => {
    const refs = await Promise.all(
      Array.from({ length: 10 }, async () => (await gateway.openCheckout(aRequest())).ref),
    );
    const before = callsTo('token');
    paypal.control.expireTokens();
    const read = await Promise.all(refs.map((ref) => gateway.readCheckout(ref)));
    expect(read.map(({ state }) => state)).toEqual(refs.map(() => 'open'));
    expect(callsTo('token') - before).toBe(1);
  });

  it('may expire between an approval and its capture: one capture', async () => {
    const ref = await approvedOne();
    paypal.control.expireTokens();
    expect(await gateway.captureCheckout(ref, aKey())).toEqual({ kind: 'done' });
    expect(await gateway.readCheckout(ref)).toMatchObject({ state: 'paid' });
  });

  it('is asked for again after a cut connection', async () => {
    paypal.control.fail({ on: 'token', kind: 'reset' });
    await expect(another().openCheckout(aRequest())).resolves.toMatchObject({ ref: expect.any(String) });
  });

  it.each<[string, Fault]>([
    ['500s', { kind: 'error', times: 3 }],
    ['an empty object', { kind: 'empty' }],
  ])('that cannot be had after %s leaves the call unknown, and the next call asks again', async (_what, fault) => {
    const fresh = another();
    paypal.control.fail({ on: 'token', ...fault });
    expect(await failureOf(fresh.openCheckout(aRequest()))).toMatchObject({ fault: 'unknown' });
    await expect(fresh.openCheckout(aRequest())).resolves.toMatchObject({ ref: expect.any(String) });
  });
});
