import { startEndpoint } from '@pawsume/standins/common/test-endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPaypal } from '#gateways/paypal';
import { failureOf } from './outside.ts';
import { against, KEYS, startWorld } from './paypal-world.ts';

const { paypal, gateway, newest, callsTo, approvedOne } = await startWorld();

type SentHeaders = Record<string, string | string[] | undefined>;

const verify = (body: string | Buffer, headers: SentHeaders, by = gateway) =>
  by.verifyEvent(Buffer.from(body), headers);

/** An event of an approved order, signed. */
const signed = async () => {
  const ref = await approvedOne();
  return { ref, ...newest() };
};

beforeEach(() => paypal.control.reset());

describe('PayPal is not asked', () => {
  const NAMES = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
  const refusedUnasked = async (body: string | Buffer, headers: SentHeaders) => {
    const before = paypal.control.state().requests.length;
    expect(await failureOf(verify(body, headers))).toMatchObject({ fault: 'bad_signature' });
    expect(paypal.control.state().requests).toHaveLength(before);
  };

  it.each(NAMES)('about an event whose %s is missing, or there twice', async (name) => {
    const { body, headers } = await signed();
    const value = headers[`paypal-${name}`] ?? expect.fail('no such header');
    for (const bad of [undefined, '', [value], [value, value], `${value}, ${value}`]) {
      await refusedUnasked(body, { ...headers, [`paypal-${name}`]: bad });
    }
  });

  it.each<[string, string]>([
    ['transmission-id', '1"},"webhook_id":"WH0OFSOMEBODYELSE'],
    ['transmission-sig', 'x","webhook_event":{}}'],
    ['transmission-time', 'today'],
    ['transmission-time', '2026-99-99T99:99:99Z'],
    ['auth-algo', 'SHA256 with RSA'],
  ])('about an event whose %s is %s', async (name, value) => {
    const { body, headers } = await signed();
    await refusedUnasked(body, { ...headers, [`paypal-${name}`]: value });
  });

  it.each([
    'http://api.paypal.com/certs/1',
    'https://paypal.com.evil.example/certs/1',
    'https://evilpaypal.com/certs/1',
    'https://api.paypal.com@evil.example/certs/1',
    'https://api.paypal.com:8443/certs/1',
    'https://evil.example/?paypal.com',
    'file:///etc/passwd',
    'api.paypal.com/certs/1',
  ])('about an event with a certificate from %s', async (url) => {
    const { body, headers } = await signed();
    await refusedUnasked(body, { ...headers, 'paypal-cert-url': url });
  });

  it('nor is anybody else, where a certificate is said to be', async () => {
    const elsewhere = await startEndpoint();
    const { body, headers } = await signed();
    await refusedUnasked(body, { ...headers, 'paypal-cert-url': elsewhere.url });
    expect(elsewhere.received).toEqual([]);
  });

  it.each<[string, (body: string) => string | Buffer]>([
    ['nothing', () => ''],
    ['a list', (body) => `[${body}]`],
    ['two events', (body) => `${body},"webhook_event":${body}`],
    ['an event that closes the question', (body) => `${body},"webhook_id":"WH0OFSOMEBODYELSE"`],
    ['half an event', (body) => body.slice(0, -20)],
    ['an object that is no event', () => '{"hello":"world"}'],
    ['a mark before it', (body) => `\uFEFF${body}`],
    [
      'bytes that are no text',
      (body) => Buffer.concat([Buffer.from(body.slice(0, -2)), Buffer.from([0xff, 0x22, 0x7d, 0x7d])]),
    ],
    ['more than any event of PayPal', (body) => body.replace('{', `{${' '.repeat(300_000)}`)],
  ])('about %s', async (_what, changed) => {
    const { body, headers } = await signed();
    await refusedUnasked(changed(body), headers);
  });
});

describe('the question to PayPal', () => {
  // Bytes that no parser gives back: a number with a zero, names out of order, spaces, an escape, a name that is one of ours.
  const RAW = `{ "resource" : {"id":"5O190127TN364715T", "amount": 1.0, "z":{}, "a":[ ], "note":"R\\u00e9sum\\u00e9 \\/ é 🐕"},\r\n "event_type":"CHECKOUT.ORDER.APPROVED","id":"WH-1","webhook_id":"WH0OFSOMEBODYELSE" }`;

  it('holds the bytes that arrived and our own webhook', async () => {
    const { gateway: asking, calls } = await against(() => ({ body: { verification_status: 'SUCCESS' } }));
    const { headers } = await signed();
    expect(JSON.stringify(JSON.parse(RAW))).not.toBe(RAW);
    expect(await verify(RAW, headers, asking)).toMatchObject({ id: 'WH-1', ref: '5O190127TN364715T' });
    const question = calls.at(-1)?.body ?? '';
    expect(question).toContain(RAW);
    expect(JSON.parse(question)).toEqual({
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: KEYS.webhookId,
      webhook_event: JSON.parse(RAW),
    });
  });

  it('is put for a certificate of a stand-in on this machine, and of that one only', async () => {
    const { body, headers } = await signed();
    const before = callsTo('verify_webhook');
    const own = { ...headers, 'paypal-cert-url': `${paypal.url}/certs/1` };
    expect(await failureOf(verify(body, own))).toMatchObject({ fault: 'bad_signature' });
    expect(callsTo('verify_webhook')).toBe(before + 1);
    const sandbox = openPaypal({ ...KEYS, apiBase: 'https://api-m.sandbox.paypal.com' });
    expect(await failureOf(verify(body, own, sandbox))).toMatchObject({ fault: 'bad_signature' });
  });

  it.each([
    ['500s', { kind: 'error', times: 3 }],
    ['a refusal', { kind: 'error', status: 400 }],
    ['a 404', { kind: 'error', status: 404 }],
    ['cut connections', { kind: 'reset', times: 3 }],
    ['a proxy in its place', { kind: 'not_json' }],
    ['an empty object', { kind: 'empty' }],
    ['a flood', { kind: 'flood' }],
  ] as const)(
    'that is answered by %s leaves the event unknown, and it holds when it comes again',
    async (_what, fault) => {
      const { ref, body, headers } = await signed();
      paypal.control.fail({ on: 'verify_webhook', ...fault });
      const failure = await failureOf(verify(body, headers));
      expect(failure.fault).toBe('unknown');
      expect(failure.logged).not.toMatch(/buyer|example|secret_of|CHECKOUT|Bearer/);
      expect(await verify(body, headers)).toMatchObject({ ref });
    },
  );
});

describe('an event of another shape', () => {
  const ask = async (event_type: string, resource: unknown) => {
    const { gateway: trusting } = await against(() => ({ body: { verification_status: 'SUCCESS' } }));
    const { headers } = await signed();
    return verify(JSON.stringify({ id: 'WH-1', event_type, resource }), headers, trusting);
  };

  it.each<[string, unknown]>([
    ['PAYMENT.PAYOUTSBATCH.SUCCESS', { id: '5O190127TN364715T' }],
    ['CHECKOUT.ORDER.APPROVED', { id: '../captures' }],
    ['CHECKOUT.ORDER.APPROVED', null],
    ['PAYMENT.CAPTURE.COMPLETED', 'a capture'],
    [
      'PAYMENT.CAPTURE.REFUNDED',
      { id: 'R1', links: [{ rel: 'self', href: 'https://api.example/v2/payments/captures/C1' }] },
    ],
    [
      'PAYMENT.CAPTURE.REFUNDED',
      { id: 'R1', links: [{ rel: 'up', href: 'https://api.example/v2/checkout/orders/O1' }] },
    ],
    ['CUSTOMER.DISPUTE.CREATED', { disputed_transactions: [] }],
    ['CHECKOUT.PAYMENT-APPROVAL.REVERSED', { id: '5O190127TN364715T' }],
    ['CUSTOMER.DISPUTE.CREATED', undefined],
  ])('%s %j speaks of nothing', async (type, resource) => {
    expect(await ask(type, resource)).toEqual({ id: 'WH-1', type, ref: null, captureRef: null });
  });

  it('may name a capture without its order', async () => {
    expect(await ask('PAYMENT.CAPTURE.COMPLETED', { id: 'C1', supplementary_data: {} })).toMatchObject({
      ref: null,
      captureRef: 'C1',
    });
  });
});
