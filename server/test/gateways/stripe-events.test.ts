import { startEndpoint } from '@pawsume/standins/common/test-endpoint';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { openStripe } from '#gateways/stripe';
import { failureOf, press } from './outside.ts';
import { aStripeRequest, KEYS, payOne, startWorld } from './stripe-world.ts';

const { stripe, gateway } = await startWorld();
const endpoint = await startEndpoint();
stripe.control.setWebhookUrl(endpoint.url);

const sdk = new Stripe(KEYS.secretKey);
const now = () => Math.floor(Date.now() / 1000);

/** An event as Stripe writes it, spaces and all: bytes that no parser gives back unchanged. */
const body = (changes: Record<string, unknown> = {}): string =>
  JSON.stringify(
    {
      id: 'evt_1',
      object: 'event',
      api_version: '2026-10-28.endive',
      created: now(),
      data: {
        object: {
          id: 'cs_test_1',
          object: 'checkout.session',
          payment_intent: 'pi_1',
          customer_details: { email: 'secret@example.com' },
        },
      },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type: 'checkout.session.completed',
      ...changes,
    },
    null,
    2,
  );

interface Signing {
  secret?: string;
  timestamp?: number;
}

// Signed by Stripe's own helper, so that this does not lean on the stand-in's signer.
const signed = (payload: string, { secret = KEYS.webhookSecret, timestamp = now() }: Signing = {}) => ({
  'stripe-signature': sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
});

const verify = (payload: string, headers: Record<string, string | string[] | undefined>) =>
  gateway.verifyEvent(Buffer.from(payload), headers);

describe('an event with a good signature', () => {
  it('names the checkout it speaks of, and its payment', async () => {
    const payload = body();
    expect(await verify(payload, signed(payload))).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      ref: 'cs_test_1',
      captureRef: 'pi_1',
    });
  });

  it.each([
    'charge.refunded',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
  ])('names only the payment for %s', async (type) => {
    const payload = body({ type });
    expect(await verify(payload, signed(payload))).toEqual({ id: 'evt_1', type, ref: null, captureRef: 'pi_1' });
  });

  it('names nothing for what it does not know', async () => {
    const payload = body({ type: 'customer.created' });
    expect(await verify(payload, signed(payload))).toMatchObject({ ref: null, captureRef: null });
  });

  it.each([-299, 0, 290])('holds when dated %i s from now', async (seconds) => {
    const payload = body();
    await expect(verify(payload, signed(payload, { timestamp: now() + seconds }))).resolves.toMatchObject({
      id: 'evt_1',
    });
  });

  it('holds beside the signature of a secret that is being replaced', async () => {
    const payload = body();
    const good = signed(payload)['stripe-signature'];
    const header = good.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`);
    await expect(verify(payload, { 'stripe-signature': header })).resolves.toMatchObject({ id: 'evt_1' });
  });
});

describe('an event is refused', () => {
  const payload = body();
  const good = signed(payload)['stripe-signature'];

  it.each<[string, string, Record<string, string | string[] | undefined>]>([
    ['signed with another secret', payload, signed(payload, { secret: 'whsec_forged' })],
    ['301 s old', payload, signed(payload, { timestamp: now() - 302 })],
    ['dated a day ahead', payload, signed(payload, { timestamp: now() + 86_400 })],
    ['dated 310 s ahead', payload, signed(payload, { timestamp: now() + 310 })],
    ['written again by a parser', JSON.stringify(JSON.parse(payload)), signed(payload)],
    ['changed in one byte', payload.replace('cs_test_1', 'cs_test_2'), signed(payload)],
    ['empty', '', signed('')],
    ['with a byte order mark before what was signed', `\uFEFF${payload}`, signed(payload)],
    ['with a byte order mark that was signed too', `\uFEFF${payload}`, signed(`\uFEFF${payload}`)],
    ['null', 'null', signed('null')],
    ['a string', '"evt_1"', signed('"evt_1"')],
    ['a list', `[${payload}]`, signed(`[${payload}]`)],
    ['without what it is about', body({ data: null }), signed(body({ data: null }))],
    ['with a NUL in its id', body({ id: 'evt_\0' }), signed(body({ id: 'evt_\0' }))],
    ['not signed', payload, {}],
    ['signed twice', payload, { 'stripe-signature': [good, good] }],
    ['with the signature of the old scheme only', payload, { 'stripe-signature': good.replace('v1=', 'v0=') }],
    [
      'with a second timestamp, of the future',
      payload,
      { 'stripe-signature': `t=${now()},${signed(payload, { timestamp: now() + 86_400 })['stripe-signature']}` },
    ],
    ['without a timestamp', payload, { 'stripe-signature': good.replace(/^t=\d+,/, '') }],
    ['with words for a signature', payload, { 'stripe-signature': 'please' }],
  ])('when %s', async (_what, bytes, headers) => {
    const failure = await failureOf(verify(bytes, headers));
    expect(failure.fault).toBe('bad_signature');
    expect(failure.logged).not.toMatch(/secret@example|whsec|cs_test/);
  });

  it('when it is of live money and we are testing, and the other way round', async () => {
    const liveEvent = body({ livemode: true });
    expect(await failureOf(verify(liveEvent, signed(liveEvent)))).toMatchObject({ fault: 'bad_signature' });
    const live = openStripe({ ...KEYS, secretKey: 'sk_live_of_these_tests' });
    expect(live.live).toBe(true);
    await expect(live.verifyEvent(Buffer.from(liveEvent), signed(liveEvent))).resolves.toMatchObject({ id: 'evt_1' });
    expect(await failureOf(live.verifyEvent(Buffer.from(payload), signed(payload)))).toMatchObject({
      fault: 'bad_signature',
    });
  });

  it('when our secret is empty', async () => {
    const unset = openStripe({ ...KEYS, webhookSecret: '' });
    const headers = signed(payload, { secret: ' ' });
    expect(await failureOf(unset.verifyEvent(Buffer.from(payload), headers))).toMatchObject({ fault: 'bad_signature' });
  });
});

describe('the events of the stand-in', () => {
  it('hold, and tell of a paid checkout', async () => {
    const ref = await payOne(gateway);
    await stripe.control.settled();
    const { body: bytes, headers } = endpoint.received.at(-1) ?? expect.fail('no webhook came');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(await gateway.verifyEvent(bytes, headers)).toMatchObject({ type: 'checkout.session.completed', ref });
  });

  it('hold for an expired checkout', async () => {
    const { ref, url } = await gateway.openCheckout(aStripeRequest());
    await press(url, 'decline');
    stripe.control.expire(ref);
    await stripe.control.settled();
    const { body: bytes, headers } = endpoint.received.at(-1) ?? expect.fail('no webhook came');
    expect(await gateway.verifyEvent(bytes, headers)).toMatchObject({ type: 'checkout.session.expired', ref });
  });

  it('hold for money that goes back, and tell of which payment', async () => {
    const ref = await payOne(gateway);
    const { captureRef } = await gateway.readCheckout(ref);
    stripe.control.refund(ref);
    await stripe.control.settled();
    const hooks = endpoint.received.slice(-2);
    const events = await Promise.all(hooks.map(({ body: bytes, headers }) => gateway.verifyEvent(bytes, headers)));
    expect(events.map(({ type }) => type).sort()).toEqual(['charge.refunded', 'refund.created']);
    for (const event of events) expect(event).toMatchObject({ ref: null, captureRef });
  });
});
