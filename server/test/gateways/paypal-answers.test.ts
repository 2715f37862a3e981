import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepToken } from '#gateways/paypal-token';
import { aKey, aRequest, type Call, failureOf } from './outside.ts';
import { against, KEYS } from './paypal-world.ts';

const ORDER = '5O190127TN364715T';

const money = (value: string) => ({ currency_code: 'CAD', value });

const orderWith = (payments: object) => ({
  id: ORDER,
  status: 'COMPLETED',
  purchase_units: [{ custom_id: 'pay_1', amount: money('10.00'), payments }],
});

describe('an opened order', () => {
  it.each(['approve', 'payer-action'])('may name the address to pay at by %s', async (rel) => {
    const links = [
      { rel: 'self', href: 'https://api.example/o' },
      { rel, href: 'https://www.paypal.com/checkoutnow?token=1' },
    ];
    const { gateway } = await against(() => ({ status: 201, body: { id: ORDER, status: 'CREATED', links } }));
    expect(await gateway.openCheckout(aRequest())).toEqual({ ref: ORDER, url: links[1]?.href });
  });

  it.each([
    ['no address', []],
    ['a script for an address', [{ rel: 'approve', href: 'javascript:alert(1)' }]],
    ['no address of the web', [{ rel: 'payer-action', href: 'file:///etc/passwd' }]],
    ['a path', [{ rel: 'approve', href: '/checkoutnow' }]],
    ['links that are none', 'approve'],
  ])('with %s sends nobody anywhere', async (_what, links) => {
    const { gateway } = await against(() => ({ body: { id: ORDER, links } }));
    expect(await failureOf(gateway.openCheckout(aRequest()))).toMatchObject({ fault: 'unknown' });
  });

  it('under an id that is none is unknown', async () => {
    const links = [{ rel: 'approve', href: 'https://www.paypal.com/checkoutnow' }];
    const { gateway } = await against(() => ({ body: { id: '../captures', links } }));
    expect(await failureOf(gateway.openCheckout(aRequest()))).toMatchObject({ fault: 'unknown' });
  });
});

describe('an order that is read', () => {
  it('is paid by its second capture where the first was declined', async () => {
    const captures = [
      { id: 'DECLINED1', status: 'DECLINED', amount: money('10.00') },
      { id: 'COMPLETED2', status: 'COMPLETED', amount: money('10.00') },
    ];
    const { gateway } = await against(() => ({ body: orderWith({ captures }) }));
    expect(await gateway.readCheckout(ORDER)).toMatchObject({ state: 'paid', captureRef: 'COMPLETED2' });
  });

  it.each([
    ['pay_1', 'pay_1'],
    [undefined, 'pay_1'],
    ['pay_2', null],
    ['pay_1\0', null],
  ])('whose capture names the payment %s is for %s', async (custom_id, paymentId) => {
    const captures = [{ id: 'C1', custom_id, status: 'COMPLETED', amount: money('10.00') }];
    const { gateway } = await against(() => ({ body: orderWith({ captures }) }));
    expect(await gateway.readCheckout(ORDER)).toMatchObject({ paymentId });
  });

  it('counts only refunds that went through', async () => {
    const captures = [{ id: 'C1', status: 'PARTIALLY_REFUNDED', amount: money('10.00') }];
    const refunds = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'].map((status) => ({
      status,
      amount: money('1.50'),
    }));
    const { gateway } = await against(() => ({ body: orderWith({ captures, refunds }) }));
    expect(await gateway.readCheckout(ORDER)).toMatchObject({ state: 'paid', refunded: 150 });
  });

  it.each([
    ['in a status nobody knows', { ...orderWith({}), status: 'SPARKLING' }],
    [
      'with a capture in a status nobody knows',
      orderWith({ captures: [{ id: 'C1', status: 'MAYBE', amount: money('10.00') }] }),
    ],
    [
      'with two purchases',
      {
        ...orderWith({}),
        status: 'APPROVED',
        purchase_units: [...orderWith({}).purchase_units, ...orderWith({}).purchase_units],
      },
    ],
    [
      'with a number for an amount',
      { ...orderWith({}), status: 'APPROVED', purchase_units: [{ amount: { currency_code: 'CAD', value: 10 } }] },
    ],
    ['that is a list', []],
  ])('%s is unknown', async (_what, body) => {
    const { gateway } = await against(() => ({ body }));
    expect(await failureOf(gateway.readCheckout(ORDER))).toMatchObject({ fault: 'unknown' });
  });

  it('is unknown, not missing, where an address of somebody else answers 404', async () => {
    const { gateway } = await against(() => ({ status: 404, body: '<html>nginx</html>' }));
    expect(await failureOf(gateway.readCheckout(ORDER))).toMatchObject({ fault: 'unknown' });
  });
});

describe('a capture that is refused', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('sends nobody to %j', async (href) => {
    const body = {
      name: 'UNPROCESSABLE_ENTITY',
      details: [{ issue: 'INSTRUMENT_DECLINED' }],
      links: [{ rel: 'redirect', href }],
    };
    const { gateway } = await against(() => ({ status: 422, body }));
    expect(await gateway.captureCheckout(ORDER, aKey())).toEqual({ kind: 'buyer_needed', url: null });
  });

  it.each([
    [400, { name: 'INVALID_REQUEST', details: [{ issue: 'INVALID_PARAMETER_VALUE' }] }],
    [403, { name: 'NOT_AUTHORIZED', details: [{ issue: 'PERMISSION_DENIED' }] }],
    [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'PAYER_ACCOUNT_RESTRICTED' }] }],
    [422, 'an issue nobody can read'],
    [403, { name: 'NOT_AUTHORIZED', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] }],
  ])('with %i and %j is refused', async (status, body) => {
    const { gateway } = await against(() => ({ status, body }));
    expect(await failureOf(gateway.captureCheckout(ORDER, aKey()))).toMatchObject({ fault: 'refused' });
  });
});

describe('a refund', () => {
  it.each([
    ['FAILED', 'refused'],
    ['CANCELLED', 'refused'],
    ['ROUNDED', 'unknown'],
  ])('that is made and %s is %s', async (status, fault) => {
    const { gateway } = await against(() => ({ status: 201, body: { id: 'R1', status } }));
    expect(await failureOf(gateway.refundCapture(ORDER, aKey()))).toMatchObject({ fault });
  });

  it('that is made and pending is made', async () => {
    const { gateway } = await against(() => ({ status: 201, body: { id: 'R1', status: 'PENDING' } }));
    await expect(gateway.refundCapture(ORDER, aKey())).resolves.toBeUndefined();
  });
});

describe('a token', () => {
  it('that is refused for ever is asked for twice, and the call is refused', async () => {
    const { gateway, calls, tokenCalls } = await against(() => ({ status: 401, body: { error: 'invalid_token' } }));
    expect(await failureOf(gateway.readCheckout(ORDER))).toMatchObject({ fault: 'refused' });
    expect([tokenCalls(), calls.length]).toEqual([2, 4]);
  });

  it('is renewed before it expires', async () => {
    const { gateway, tokenCalls } = await against(() => ({ body: orderWith({}) }), { expires_in: 600 });
    await failureOf(gateway.readCheckout(ORDER));
    await failureOf(gateway.readCheckout(ORDER));
    expect(tokenCalls()).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 550_000 });
    onTestFinished(() => void vi.useRealTimers());
    await failureOf(gateway.readCheckout(ORDER));
    expect(tokenCalls()).toBe(2);
  });

  it('that took the place of the refused one stays when that one is refused once more', async () => {
    let given = 0;
    const tokens = keepToken(async () => {
      given += 1;
      return { value: `token ${given}`, livesSeconds: 600 };
    });
    const refused = await tokens.current();
    tokens.drop(refused);
    expect(await tokens.current()).toBe('token 2');
    tokens.drop(refused);
    expect(await tokens.current()).toBe('token 2');
  });

  it.each(['two\r\nlines', '', 'sp ace', 'é'])('written %j is not sent, nor named', async (access_token) => {
    const { gateway, calls } = await against(() => ({ body: orderWith({}) }), { access_token });
    const failure = await failureOf(gateway.readCheckout(ORDER));
    expect(failure).toMatchObject({ fault: 'unknown', message: 'PayPal: 200 with an answer that cannot be read' });
    expect(calls).toHaveLength(1);
  });
});

describe('an error', () => {
  const telltale = ({ headers, body }: Call) => ({
    name: 'RESOURCE NOT FOUND for payer@example.com',
    message: `You sent ${headers.authorization} and ${body}`,
    debug_id: 'f00d',
    details: [
      { issue: 'TRANSACTION_BLOCKED', value: 'payer@example.com', description: `${KEYS.clientSecret} of Rex Owner` },
    ],
    links: [{ rel: 'self', href: 'https://api.example/payer@example.com' }],
  });
  const secrets = /payer@|example|Rex|token_of|secret_of|client_of|Bearer|Basic|Résumé/;

  it.each([400, 401, 403, 404, 422, 500])(
    'of %i says status, issue and debug id, and nothing of key, token or payer',
    async (status) => {
      const { gateway } = await against((call) => ({ status, body: telltale(call) }));
      const calls = [
        () => gateway.openCheckout(aRequest({ description: 'Résumé of Rex Owner' })),
        () => gateway.readCheckout(ORDER),
        () => gateway.captureCheckout(ORDER, aKey()),
        () => gateway.refundCapture(ORDER, aKey()),
      ];
      const failures = await Promise.all(calls.map((call) => failureOf(call())));
      for (const { message, logged } of failures) {
        expect(message).toBe(`PayPal: ${status} TRANSACTION_BLOCKED debug id f00d`);
        expect(logged).not.toMatch(secrets);
      }
    },
  );

  it('of an answer nobody can read says nothing of the answer', async () => {
    const { gateway } = await against(({ headers }) => ({ body: `payer@example.com ${headers.authorization}` }));
    const failure = await failureOf(gateway.readCheckout(ORDER));
    expect(failure.logged).not.toMatch(secrets);
  });

  it('of an issue is taken from its first detail only where that can be one', async () => {
    const { gateway } = await against(() => ({ status: 400, body: { name: 'INVALID_REQUEST', details: ['odd'] } }));
    expect(await failureOf(gateway.readCheckout(ORDER))).toMatchObject({ message: 'PayPal: 400 INVALID_REQUEST' });
  });
});
