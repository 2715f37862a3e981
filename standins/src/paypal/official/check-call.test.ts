import { describe, expect, it } from 'vitest';
import { anOrder, startWorld } from '../test-world.ts';

const { paypal, ask, create, paid, approved } = await startWorld();

const ORDERS = '/v2/checkout/orders';
const under = { 'paypal-request-id': 'x' };

const context = (changes: object) =>
  anOrder({ payment_source: { paypal: { experience_context: { brand_name: 'x', ...changes } } } });
const amount = (value: unknown) => anOrder({}, { amount: { currency_code: 'CAD', value } });
const wallet = (paypalWallet: object) => anOrder({ payment_source: { paypal: paypalWallet } });

const transmission = {
  auth_algo: 'SHA256withRSA',
  cert_url: 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
  transmission_id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  transmission_sig: 'abc=',
  transmission_time: '2026-11-20T18:00:00Z',
  webhook_id: 'WH0TESTS',
  webhook_event: { id: 'WH-1', resource: { anything: [1] } },
};

/** What is noted of a call; nothing where PayPal's description allows it. */
const problemsWith = async (
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> },
) => {
  const before = paypal.control.state().violations.length;
  const { status, body: answer } = await ask('POST', path, { body, headers: { ...under, ...headers } });
  const noted = paypal.control.state().violations.slice(before);
  if (noted.length > 0)
    expect({ status, answer }).toMatchObject({ status: expect.toSatisfy((code) => code === 400 || code === 415) });
  return noted.flatMap(({ problems }) => problems).join('\n');
};

describe('an order that PayPal describes otherwise is refused and noted:', () => {
  it.each([
    ['an unknown name', anOrder({ application: {} }), 'body /application'],
    ['an unknown name in a purchase', anOrder({}, { customId: 'pay_1' }), 'body /purchase_units/0/customId'],
    [
      'an unknown name in an amount, which is described in parts',
      anOrder({}, { amount: { currency_code: 'CAD', value: '1.00', currency: 'CAD' } }),
      '/purchase_units/0/amount/currency',
    ],
    ['an unknown name in the wallet', wallet({ return_url: 'https://a.example' }), '/payment_source/paypal/return_url'],
    ['an unknown source', anOrder({ payment_source: { stripe: {} } }), 'body /payment_source/stripe'],
    ['three decimals', amount('10.000'), '/purchase_units/0/amount/value'],
    ['a number for an amount', amount(10), '/purchase_units/0/amount/value'],
    ['no purchase', anOrder({ purchase_units: [] }), 'body /purchase_units'],
    ['no intent', anOrder({ intent: undefined }), 'body /intent'],
    ['a custom id too long', anOrder({}, { custom_id: 'x'.repeat(128) }), '/purchase_units/0/custom_id'],
    ['an address that is none', context({ return_url: 'not an address' }), '/experience_context/return_url'],
    ['no JSON', '{', 'body: is no JSON'],
    ['nothing', undefined, 'body /: is missing'],
  ])('%s', async (_what, body, problem) => {
    expect(await problemsWith(ORDERS, { body })).toContain(problem);
  });

  it('another content type', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(await problemsWith(ORDERS, { body: JSON.stringify(anOrder()), headers })).toContain('header content-type');
  });

  it('a header that is none', async () => {
    const headers = { 'paypal-request-id': 'x'.repeat(109) };
    expect((await problemsWith(ORDERS, { body: anOrder(), headers })).toLowerCase()).toContain(
      'header paypal-request-id',
    );
  });
});

describe('other calls are held against their description too:', () => {
  const noted = async (call: Promise<unknown>) => {
    await call;
    return paypal.control.state().violations.at(-1)?.problems.join('\n');
  };

  it('an order under an id that cannot be one', async () => {
    expect(await noted(ask('GET', `${ORDERS}/abc`))).toContain('path id');
  });

  it('an order with a query PayPal does not take', async () => {
    expect(await noted(ask('GET', `${ORDERS}/${await create()}?expand=all`))).toContain('query expand');
  });

  it('a capture of an amount', async () => {
    const body = { amount: { currency_code: 'CAD', value: '1.00' } };
    expect(await problemsWith(`${ORDERS}/${await approved()}/capture`, { body })).toContain('body /amount');
  });

  it('a refund in a name PayPal does not know, and of an amount it would not write', async () => {
    const path = `/v2/payments/captures/${(await paid()).captureId}/refund`;
    expect(await problemsWith(path, { body: { reason: 'x' } })).toContain('body /reason');
    const body = { amount: { currency_code: 'CAD', value: '1.5' } };
    expect(await problemsWith(path, { body })).toContain('body /amount/value');
  });

  it.each(Object.keys(transmission))('a verification without %s', async (name) => {
    const body = { ...transmission, [name]: undefined };
    expect(await problemsWith('/v1/notifications/verify-webhook-signature', { body })).toContain(`body /${name}`);
  });

  it('a verification with more than that, and of what cannot be', async () => {
    const path = '/v1/notifications/verify-webhook-signature';
    expect(await problemsWith(path, { body: { ...transmission, raw: '' } })).toContain('body /raw');
    expect(await problemsWith(path, { body: { ...transmission, transmission_time: 'now' } })).toContain(
      'body /transmission_time',
    );
  });
});

it.each([
  ['an order', ORDERS, anOrder(), 200],
  ['a verification', '/v1/notifications/verify-webhook-signature', transmission, 200],
])('notes nothing of %s', async (what, path, body, status) => {
  const before = paypal.control.state().violations.length;
  expect((await ask('POST', path, { body, headers: { 'paypal-request-id': what } })).status).toBe(status);
  expect(paypal.control.state().violations.slice(before)).toEqual([]);
});
