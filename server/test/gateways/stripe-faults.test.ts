import type { FaultInput } from '@pawsume/standins/stripe/faults';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStripe } from '#gateways/stripe';
import { failureOf } from './outside.ts';
import { aStripeRequest, KEYS, startWorld } from './stripe-world.ts';

/** Longer than a call that nothing delays takes on a busy machine. */
const TIMEOUT_MS = 600;
const { stripe, gateway } = await startWorld(TIMEOUT_MS);

const sessionsFor = (paymentId: string) =>
  stripe.control.state().sessions.filter((session) => session.client_reference_id === paymentId);

const callsUnder = (key: string) =>
  stripe.control.state().requests.filter(({ idempotencyKey }) => idempotencyKey === key).length;

const create = (fault: Omit<FaultInput, 'on'>) => stripe.control.fail({ on: 'create_session', ...fault });

beforeEach(() => stripe.control.reset());

describe('asking again with the same key', () => {
  it('gives the same checkout', async () => {
    const request = aStripeRequest();
    const first = await gateway.openCheckout(request);
    expect(await gateway.openCheckout(request)).toEqual(first);
    expect(sessionsFor(request.paymentId)).toHaveLength(1);
  });

  it('is refused when anything differs', async () => {
    const request = aStripeRequest();
    await gateway.openCheckout(request);
    const failure = await failureOf(gateway.openCheckout({ ...request, expiresAt: request.expiresAt + 1 }));
    expect(failure).toMatchObject({ fault: 'refused', message: expect.stringContaining('StripeIdempotencyError') });
    expect(sessionsFor(request.paymentId)).toHaveLength(1);
  });

  it('opens one checkout for two calls at once', async () => {
    const request = aStripeRequest();
    create({ kind: 'delay', ms: 100 });
    const [one, other] = await Promise.all([gateway.openCheckout(request), gateway.openCheckout(request)]);
    expect(one).toEqual(other);
    expect(sessionsFor(request.paymentId)).toHaveLength(1);
  });
});

describe('an answer that is lost', () => {
  it.each<[string, Omit<FaultInput, 'on'>]>([
    ['a 500 after the work', { kind: 'error', when: 'after_commit' }],
    ['a connection cut after the work', { kind: 'reset', when: 'after_commit' }],
    ['a connection cut before the work', { kind: 'reset' }],
    ['an answer later than the timeout', { kind: 'delay', ms: 2 * TIMEOUT_MS, when: 'after_commit' }],
    ['work slower than the timeout', { kind: 'delay', ms: TIMEOUT_MS + 200 }],
    ['a 503 before the work', { kind: 'error', status: 503 }],
  ])('is asked for again under the same key after %s: one checkout', async (_what, fault) => {
    const request = aStripeRequest();
    create(fault);
    const { ref } = await gateway.openCheckout(request);
    expect(sessionsFor(request.paymentId).map(({ id }) => id)).toEqual([ref]);
    expect(callsUnder(request.idempotencyKey)).toBe(2);
  });

  it.each<[string, Omit<FaultInput, 'on'>]>([
    ['dripping', { kind: 'drip', ms: 50, when: 'after_commit' }],
    ['megabytes long', { kind: 'flood', when: 'after_commit' }],
    ['an empty object', { kind: 'empty', when: 'after_commit' }],
    ['a page of some proxy', { kind: 'not_json', when: 'after_commit' }],
  ])('leaves the outcome unknown when it is %s, and the next try finds the checkout', async (_what, fault) => {
    const request = aStripeRequest();
    create(fault);
    expect(await failureOf(gateway.openCheckout(request))).toMatchObject({ fault: 'unknown' });
    const { ref } = await gateway.openCheckout(request);
    expect(sessionsFor(request.paymentId).map(({ id }) => id)).toEqual([ref]);
  });

  it('stays unknown for ever when Stripe saved a 500 under the key', async () => {
    const request = aStripeRequest();
    create({ kind: 'error', when: 'after_commit', saved: true });
    expect(await failureOf(gateway.openCheckout(request))).toMatchObject({ fault: 'unknown' });
    expect(await failureOf(gateway.openCheckout(request))).toMatchObject({ fault: 'unknown' });
    expect(sessionsFor(request.paymentId)).toHaveLength(1);
  });
});

describe('a Stripe that does not answer', () => {
  it.each<[string, Omit<FaultInput, 'on'>, number]>([
    ['500s', { kind: 'error', times: 3 }, 3],
    ['rate limits', { kind: 'error', status: 429, times: 3 }, 1],
    ['conflicts', { kind: 'error', status: 409, times: 3 }, 3],
    ['redirects', { kind: 'redirect', times: 3 }, 3],
  ])('leaves the outcome unknown after %s', async (_what, fault, calls) => {
    const request = aStripeRequest();
    create(fault);
    expect(await failureOf(gateway.openCheckout(request))).toMatchObject({ fault: 'unknown' });
    expect(callsUnder(request.idempotencyKey)).toBe(calls);
  });

  it('leaves the outcome unknown when nobody listens', async () => {
    const deaf = openStripe({ ...KEYS, apiBase: 'http://127.0.0.1:9', timeoutMs: 200 });
    expect(await failureOf(deaf.readCheckout('cs_test_1'))).toMatchObject({ fault: 'unknown' });
  });

  it('gives up an answer that drips and never ends', async () => {
    const { ref } = await gateway.openCheckout(aStripeRequest());
    stripe.control.fail({ on: 'get_session', kind: 'drip', ms: 20, when: 'after_commit' });
    expect(await failureOf(gateway.readCheckout(ref))).toMatchObject({ fault: 'unknown' });
  });
});

describe('a key that another call holds', () => {
  it('may be held by a try of ours that was given up: its answer is waited for', async () => {
    const request = aStripeRequest();
    create({ kind: 'delay', ms: 6 * TIMEOUT_MS });
    const { ref } = await gateway.openCheckout(request);
    expect(sessionsFor(request.paymentId).map(({ id }) => id)).toEqual([ref]);
  });

  it('is no lost answer: it is asked under again until that call is answered, and there is one checkout', async () => {
    const request = aStripeRequest();
    const patient = openStripe({ ...KEYS, apiBase: stripe.url, timeoutMs: 10_000 });
    // Longer than three tries.
    create({ kind: 'delay', ms: 2500 });
    const [first, second] = await Promise.all([patient.openCheckout(request), patient.openCheckout(request)]);
    expect(second).toEqual(first);
    expect(sessionsFor(request.paymentId)).toHaveLength(1);
  });

  it('for very long says so', async () => {
    const request = aStripeRequest();
    create({ kind: 'delay', ms: 4000 });
    const impatient = openStripe({ ...KEYS, apiBase: stripe.url, timeoutMs: 10_000, patienceMs: 500 });
    const first = impatient.openCheckout(request);
    expect(await failureOf(impatient.openCheckout(request))).toMatchObject({ fault: 'busy' });
    await first;
  });
});

describe('an address for the API', () => {
  it.each(['http://127.0.0.1:1/v1', 'ftp://127.0.0.1', 'stripe'])('is not accepted as %s', (apiBase) => {
    expect(() => openStripe({ ...KEYS, apiBase })).toThrow();
  });
});
