import { afterEach, describe, expect, it } from 'vitest';
import { type ReceivedHook, startEndpoint } from '../common/test-endpoint.ts';
import { validatorOf } from './official/validators.ts';
import { KEYS, startWorld } from './test-world.ts';

const { paypal, call, ask, create, approved, capture, paid } = await startWorld();

const VERIFY = '/v1/notifications/verify-webhook-signature';

afterEach(() => {
  paypal.control.reset();
  paypal.control.setWebhookUrl(null);
});

const listen = async (statuses?: number[]) => {
  const endpoint = await startEndpoint(statuses);
  paypal.control.setWebhookUrl(endpoint.url);
  return endpoint;
};

const header = ({ headers }: Pick<ReceivedHook, 'headers'>, name: string) => String(headers[`paypal-${name}`]);

const factsOf = (hook: Pick<ReceivedHook, 'headers'>) => ({
  auth_algo: header(hook, 'auth-algo'),
  cert_url: header(hook, 'cert-url'),
  transmission_id: header(hook, 'transmission-id'),
  transmission_sig: header(hook, 'transmission-sig'),
  transmission_time: header(hook, 'transmission-time'),
  webhook_id: KEYS.webhookId,
});

/** The bytes of the event stand in the question as they came. */
const question = (facts: object, rawEvent: string) =>
  `${JSON.stringify(facts).slice(0, -1)},"webhook_event":${rawEvent}}`;

const verify = async (facts: object, rawEvent: string) => {
  const { body } = await call('POST', VERIFY, { body: question(facts, rawEvent) });
  return body.verification_status;
};

const typesOf = (received: ReceivedHook[]) => received.map(({ body }) => JSON.parse(body.toString()).event_type);

const oneHook = async () => {
  const { received } = await listen();
  await approved();
  await paypal.control.settled();
  return received[0] ?? expect.fail('nothing came');
};

describe('the verification', () => {
  it('knows the bytes again that were sent', async () => {
    const hook = await oneHook();
    expect(await verify(factsOf(hook), hook.body.toString())).toBe('SUCCESS');
  });

  it.each([
    ['written anew', (raw: string) => JSON.stringify(JSON.parse(raw), null, 1)],
    ['with a space more', (raw: string) => raw.replace('{', '{ ')],
    ['with another amount', (raw: string) => raw.replace('"10.00"', '"90.00"')],
  ])('does not know an event %s', async (_what, change) => {
    const hook = await oneHook();
    expect(await verify(factsOf(hook), change(hook.body.toString()))).toBe('FAILURE');
  });

  it.each([
    ['auth_algo', 'SHA512withRSA'],
    ['cert_url', 'https://paypal.example.com/cert'],
    ['transmission_id', '69cd13f0-d67a-11e5-baa3-778b53f4ae55'],
    ['transmission_sig', 'abcdef'],
    ['transmission_time', '2026-11-20T00:00:00Z'],
    ['webhook_id', 'WH0OTHER'],
  ])('does not know another %s', async (name, value) => {
    const hook = await oneHook();
    expect(await verify({ ...factsOf(hook), [name]: value }, hook.body.toString())).toBe('FAILURE');
  });

  it('does not know an event under the headers of another', async () => {
    const [one, other] = [await oneHook(), await oneHook()];
    expect(await verify(factsOf(one), other.body.toString())).toBe('FAILURE');
  });

  it('refuses an event that brings members for the request around it', async () => {
    const hook = await oneHook();
    const body = question(
      { ...factsOf(hook), webhook_id: 'WH0OTHER' },
      `${hook.body},"webhook_id":"${KEYS.webhookId}"`,
    );
    expect(await ask('POST', VERIFY, { body })).toMatchObject({ status: 400 });
  });

  it('knows what is made to be sent at another time', async () => {
    await approved();
    const event = paypal.control.state().events.at(-1)?.id ?? '';
    const { headers, body } = paypal.control.transmission(event, new Date('2020-01-01T00:00:00Z'));
    expect(headers['paypal-transmission-time']).toBe('2020-01-01T00:00:00Z');
    expect(await verify(factsOf({ headers }), body)).toBe('SUCCESS');
  });
});

describe('events', () => {
  const RESOURCES = {
    'checkout-order': ['orders', 'order'],
    capture: ['payments', 'capture-2'],
    refund: ['payments', 'refund'],
  } as const;

  it('have the shape that PayPal describes, and so has what they tell of', async () => {
    const { orderId } = await paid({ custom_id: 'pay_1', invoice_id: 'INV-of-events' });
    paypal.control.refund(orderId, 100);
    paypal.control.resolveDispute(paypal.control.dispute(orderId).dispute_id, 'buyer');
    const pending = await create();
    paypal.control.approve(pending, 'pending');
    await capture(pending);
    const { events } = paypal.control.state();
    expect(new Set(events.map(({ event_type }) => event_type)).size).toBeGreaterThanOrEqual(7);
    for (const event of events) {
      const envelope = validatorOf('webhooks', { $ref: '#/components/schemas/event' }, 'closed');
      expect({ valid: envelope(event), errors: envelope.errors }).toMatchObject({ valid: true });
      const described = Object.entries(RESOURCES).find(([type]) => type === event.resource_type)?.[1];
      if (!described) continue;
      const resource = validatorOf(described[0], { $ref: `#/components/schemas/${described[1]}` }, 'open');
      expect({ valid: resource(event.resource), errors: resource.errors }).toMatchObject({ valid: true });
    }
  });

  it('come for approval and for capture, as JSON with a name of their own', async () => {
    const { received } = await listen();
    await paid();
    await paypal.control.settled();
    expect(typesOf(received)).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
    });
    expect(new Set(received.map((hook) => header(hook, 'transmission-id'))).size).toBe(2);
  });

  it('come again until taken, signed anew each time', async () => {
    const { received } = await listen([500, 303]);
    paypal.control.deliver({ retryDelaysMs: [1, 1, 1] });
    await approved();
    await paypal.control.settled();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ body }) => body.toString())).size).toBe(1);
    for (const hook of received) expect(await verify(factsOf(hook), hook.body.toString())).toBe('SUCCESS');
    expect(
      paypal.control
        .state()
        .deliveries.slice(-3)
        .map(({ status }) => status),
    ).toEqual([500, 303, 200]);
  });

  it('come several times at once, or never, when told so, and can be sent again', async () => {
    const { received } = await listen();
    paypal.control.deliver({ copies: 5 });
    await approved();
    await paypal.control.settled();
    expect(received).toHaveLength(5);
    paypal.control.deliver({ mode: 'never' });
    await approved();
    await paypal.control.settled();
    expect(received).toHaveLength(5);
    paypal.control.reset();
    paypal.control.resend(paypal.control.state().events.at(-1)?.id ?? '');
    await paypal.control.settled();
    expect(received).toHaveLength(6);
  });

  it('of a capture come before its answer when told so', async () => {
    const { received } = await listen();
    const id = await approved();
    await paypal.control.settled();
    paypal.control.deliver({ mode: 'before_answer', delayMs: 100 });
    await capture(id);
    expect(typesOf(received).at(-1)).toBe('PAYMENT.CAPTURE.COMPLETED');
  });

  it('do not keep the calls waiting that their receiver makes meanwhile', async () => {
    const { received } = await listen();
    paypal.control.deliver({ mode: 'before_answer', delayMs: 1000 });
    const id = await approved();
    await call('GET', `/v2/checkout/orders/${id}`);
    expect(received).toEqual([]);
    await paypal.control.settled();
    expect(received).not.toEqual([]);
  });
});

describe('held events', () => {
  const THREE = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED'];

  const holdThree = async () => {
    const { received } = await listen();
    paypal.control.deliver({ mode: 'hold' });
    paypal.control.refund((await paid()).orderId);
    await paypal.control.settled();
    expect(received).toEqual([]);
    return received;
  };

  it('go as they happened, or the other way round', async () => {
    const received = await holdThree();
    await paypal.control.release();
    expect(typesOf(received)).toEqual(THREE);
    const other = await holdThree();
    await paypal.control.release('reversed');
    expect(typesOf(other)).toEqual(THREE.toReversed());
    expect(paypal.control.state().held).toEqual([]);
  });

  it('go in any order', async () => {
    const received = await holdThree();
    await paypal.control.release('shuffled');
    expect(typesOf(received).sort()).toEqual(THREE.toSorted());
  });

  it('go by their ids, as often as named; what is not named stays', async () => {
    const received = await holdThree();
    const [approval = '', captured = '', refunded = ''] = paypal.control.state().held;
    await paypal.control.release([refunded, approval, refunded]);
    expect(typesOf(received)).toEqual([THREE[2], THREE[0], THREE[2]]);
    expect(paypal.control.state().held).toEqual([captured]);
    await expect(paypal.control.release(['WH-unknown'])).rejects.toThrow('No event waits');
  });

  it('never arrive when they are dropped', async () => {
    const received = await holdThree();
    paypal.control.reset();
    await paypal.control.release();
    expect(received).toEqual([]);
  });
});
