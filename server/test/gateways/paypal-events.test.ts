import { startEndpoint } from '@pawsume/standins/common/test-endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPaypal } from '#gateways/paypal';
import { aKey, failureOf } from './outside.ts';
import { KEYS, startWorld } from './paypal-world.ts';

const { paypal, gateway, newest, callsTo, approvedOne, paidOne } = await startWorld();

type SentHeaders = Record<string, string | string[] | undefined>;

const HOUR_MS = 3_600_000;

const verify = (body: string | Buffer, headers: SentHeaders, by = gateway) =>
  by.verifyEvent(Buffer.from(body), headers);

/** An event of an approved order, signed. */
const signed = async (ms = 0) => {
  const ref = await approvedOne();
  return { ref, ...newest(ms) };
};

beforeEach(() => paypal.control.reset());

describe('an event with a good signature', () => {
  it('names the order the buyer approved', async () => {
    const { id, ref, body, headers } = await signed();
    expect(await verify(body, headers)).toEqual({
      id,
      type: 'CHECKOUT.ORDER.APPROVED',
      ref,
      captureRef: null,
    });
  });

  it('names the order whose approval was given up', async () => {
    const ref = await approvedOne();
    paypal.control.reverseApproval(ref);
    const { body, headers } = newest();
    expect(await verify(body, headers)).toMatchObject({
      type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
      ref,
      captureRef: null,
    });
  });

  it('names order and capture of money that came, is held, or was denied', async () => {
    const { ref, captureRef } = await paidOne();
    const paid = newest();
    expect(await verify(paid.body, paid.headers)).toMatchObject({ type: 'PAYMENT.CAPTURE.COMPLETED', ref, captureRef });
    const held = await approvedOne();
    paypal.control.nextCapture('pending');
    await gateway.captureCheckout(held, aKey());
    const pending = newest();
    expect(await verify(pending.body, pending.headers)).toMatchObject({ type: 'PAYMENT.CAPTURE.PENDING', ref: held });
    const { id } = paypal.control.resolvePending(held, 'denied');
    const denied = newest();
    expect(await verify(denied.body, denied.headers)).toMatchObject({ type: 'PAYMENT.CAPTURE.DENIED', captureRef: id });
  });

  it('names the capture of money that went back', async () => {
    const { ref, captureRef } = await paidOne();
    paypal.control.refund(ref, 100);
    const refunded = newest();
    const names = { ref: null, captureRef };
    expect(await verify(refunded.body, refunded.headers)).toMatchObject({ type: 'PAYMENT.CAPTURE.REFUNDED', ...names });
    paypal.control.reverse(ref);
    const reversed = newest();
    expect(await verify(reversed.body, reversed.headers)).toMatchObject({ type: 'PAYMENT.CAPTURE.REVERSED', ...names });
  });

  it('names the capture that is disputed', async () => {
    const { ref, captureRef } = await paidOne();
    for (const type of ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED']) {
      if (type.endsWith('CREATED')) paypal.control.dispute(ref);
      else paypal.control.resolveDispute(ref, 'seller');
      const { body, headers } = newest();
      expect(await verify(body, headers)).toMatchObject({ type, ref: null, captureRef });
    }
  });

  it('holds as it arrives at an endpoint', async () => {
    const endpoint = await startEndpoint();
    paypal.control.setWebhookUrl(endpoint.url);
    const ref = await approvedOne();
    await paypal.control.settled();
    paypal.control.setWebhookUrl(null);
    const { body, headers } = endpoint.received.at(-1) ?? expect.fail('no webhook came');
    expect(await gateway.verifyEvent(body, headers)).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED', ref });
  });

  it.each([-73 * HOUR_MS + 5000, -72 * HOUR_MS, 0, 290_000])('holds when sent %i ms from now', async (ms) => {
    const { ref, body, headers } = await signed(ms);
    expect(await verify(body, headers)).toMatchObject({ ref });
  });
});

describe('an event is refused', () => {
  it.each([-73 * HOUR_MS - 5000, -365 * 24 * HOUR_MS, 310_000, 24 * HOUR_MS])(
    'when sent %i ms from now, without asking PayPal',
    async (ms) => {
      const { body, headers } = await signed(ms);
      const before = callsTo('verify_webhook');
      expect(await failureOf(verify(body, headers))).toMatchObject({ fault: 'bad_signature' });
      expect(callsTo('verify_webhook')).toBe(before);
    },
  );

  it('when it is changed in one byte, written again by a parser, or signed for another', async () => {
    const { body, headers } = await signed();
    const other = await signed();
    const bodies = [body.replace('"APPROVED"', '"VOIDED"'), JSON.stringify(JSON.parse(body), null, 1), other.body];
    for (const forged of bodies) {
      expect(forged).not.toBe(body);
      const failure = await failureOf(verify(forged, headers));
      expect(failure).toMatchObject({
        fault: 'bad_signature',
        message: 'PayPal: an event whose signature does not hold',
      });
      expect(failure.logged).not.toMatch(/buyer|example|secret_of|CHECKOUT|Bearer/);
    }
  });

  it.each<[string, SentHeaders]>([
    ['another signature', { 'paypal-transmission-sig': 'f'.repeat(64) }],
    ['another id', { 'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55' }],
    ['another algorithm', { 'paypal-auth-algo': 'none' }],
    ['another time', { 'paypal-transmission-time': new Date().toISOString() }],
    [
      'another certificate of PayPal',
      { 'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-other' },
    ],
  ])('by PayPal with %s', async (_what, changes) => {
    const { body, headers } = await signed();
    const before = callsTo('verify_webhook');
    expect(await failureOf(verify(body, { ...headers, ...changes }))).toMatchObject({ fault: 'bad_signature' });
    expect(callsTo('verify_webhook')).toBe(before + 1);
  });

  it('when it was sent to another webhook', async () => {
    const { body, headers } = await signed();
    const other = openPaypal({ ...KEYS, webhookId: 'WH0OFSOMEBODYELSE', apiBase: paypal.url });
    expect(await failureOf(verify(body, headers, other))).toMatchObject({ fault: 'bad_signature' });
  });
});
