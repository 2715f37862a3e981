import { afterEach, describe, expect, it } from 'vitest';
import { type ReceivedHook, startEndpoint } from '../common/test-endpoint.ts';
import { validatorOf } from './official/validators.ts';
import { KEYS, startWorld } from './test-world.ts';

const { paypal, call, create, approved, capture, paid } = await startWorld();

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

const PAY = { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' } as const;

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
    expect((await call('POST', VERIFY, { body })).body.verification_status).toBe('FAILURE');
    const two = question(factsOf(hook), `{"id":"WH-forged"},"webhook_event":${hook.body}`);
    expect((await call('POST', VERIFY, { body: two })).body.verification_status).toBe('FAILURE');
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
    paypal.control.dispute(orderId);
    paypal.control.resolveDispute(orderId, 'buyer');
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

  it('come for approval and for capture, as JSON under a name of their own', async () => {
    const { received } = await listen();
    const { orderId } = await paid();
    await paypal.control.settled();
    const ids = paypal.control
      .state()
      .events.slice(-2)
      .map(({ id }) => id);
    expect(received.map(({ body }) => JSON.parse(body.toString()).id)).toEqual(ids);
    for (const hook of received) {
      expect(hook.headers['content-type']).toBe('application/json');
      expect(await verify(factsOf(hook), hook.body.toString())).toBe('SUCCESS');
    }
    expect(new Set(received.map((hook) => header(hook, 'transmission-id'))).size).toBe(2);
    paypal.control.refund(orderId);
    await paypal.control.settled();
    paypal.control.resend(paypal.control.state().events.at(-1)?.id ?? '');
    await paypal.control.settled();
    expect(received).toHaveLength(4);
  });

  it.each<[string, (id: string) => unknown]>([
    ['an approval', (id) => fetch(`${paypal.url}/checkoutnow?token=${id}`, PAY)],
    ['a capture', async (id) => capture(id)],
  ])('of %s come before its answer when told so', async (what, cause) => {
    const id = what === 'a capture' ? await approved() : await create();
    const { received } = await listen();
    paypal.control.deliver({ mode: 'before_answer' });
    await cause(id);
    expect(received).toHaveLength(1);
  });
});
