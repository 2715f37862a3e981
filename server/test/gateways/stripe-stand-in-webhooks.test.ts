import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ReceivedHook, startEndpoint } from './outside.ts';
import { aRequest, KEYS, payOne, press, startWorld } from './stripe-world.ts';

const { stripe, gateway } = await startWorld();
const sdk = new Stripe(KEYS.secretKey);

/** By Stripe's own verifier, which knows nothing of the stand-in. */
const eventOf = ({ body, headers }: ReceivedHook): Stripe.Event =>
  sdk.webhooks.constructEvent(body, String(headers['stripe-signature']), KEYS.webhookSecret);

const typesOf = (received: ReceivedHook[]) => received.map((hook) => eventOf(hook).type);

beforeEach(() => stripe.control.reset());

describe('webhooks', () => {
  it('are sent again until they are taken, the same event each time', async () => {
    const endpoint = await startEndpoint([500, 303]);
    stripe.control.setWebhookUrl(endpoint.url);
    stripe.control.deliver({ retryDelaysMs: [20, 20, 20] });
    await payOne(gateway);
    await stripe.control.settled();
    expect(new Set(endpoint.received.map((hook) => eventOf(hook).id)).size).toBe(1);
    expect(
      stripe.control
        .state()
        .deliveries.slice(-3)
        .map(({ status }) => status),
    ).toEqual([500, 303, 200]);
  });

  it('are given up after the last try', async () => {
    const endpoint = await startEndpoint([500, 500, 500]);
    stripe.control.setWebhookUrl(endpoint.url);
    stripe.control.deliver({ retryDelaysMs: [10] });
    await payOne(gateway);
    await stripe.control.settled();
    expect(endpoint.received).toHaveLength(2);
    expect(stripe.control.state().events.at(-1)?.pending_webhooks).toBe(1);
  });

  it('come several times at once when told so', async () => {
    const endpoint = await startEndpoint();
    stripe.control.setWebhookUrl(endpoint.url);
    stripe.control.deliver({ copies: 10 });
    await payOne(gateway);
    await stripe.control.settled();
    expect(endpoint.received).toHaveLength(10);
  });

  it('never come when told so, and can be sent later', async () => {
    const endpoint = await startEndpoint();
    stripe.control.setWebhookUrl(endpoint.url);
    stripe.control.deliver({ mode: 'never' });
    await payOne(gateway);
    await stripe.control.settled();
    expect(endpoint.received).toHaveLength(0);
    stripe.control.reset();
    stripe.control.resend(stripe.control.state().events.at(-1)?.id ?? '');
    await stripe.control.settled();
    expect(typesOf(endpoint.received)).toEqual(['checkout.session.completed']);
  });

  it('come before the browser goes back when told so', async () => {
    const endpoint = await startEndpoint();
    stripe.control.setWebhookUrl(endpoint.url);
    stripe.control.deliver({ mode: 'before_answer', delayMs: 150 });
    const { url } = await gateway.openCheckout(aRequest());
    await press(url, 'pay');
    expect(endpoint.received).toHaveLength(1);
  });

  it('can come before the app knows the id of its checkout', async () => {
    const endpoint = await startEndpoint();
    stripe.control.setWebhookUrl(endpoint.url);
    stripe.control.fail({ on: 'create_session', kind: 'delay', ms: 300, when: 'after_commit' });
    const opening = gateway.openCheckout(aRequest());
    await expect.poll(() => stripe.control.state().sessions.at(-1)?.status).toBe('open');
    const early = stripe.control.pay(stripe.control.state().sessions.at(-1)?.id ?? '');
    await stripe.control.settled();
    expect(typesOf(endpoint.received)).toEqual(['checkout.session.completed']);
    expect((await opening).ref).toBe(early.id);
  });
});

describe('money that goes back', () => {
  it('is announced for a refund, with the sum so far', async () => {
    const ref = await payOne(gateway);
    const endpoint = await startEndpoint();
    stripe.control.setWebhookUrl(endpoint.url);
    stripe.control.refund(ref, 300);
    stripe.control.refund(ref);
    await stripe.control.settled();
    expect(typesOf(endpoint.received).sort()).toEqual([
      'charge.refunded',
      'charge.refunded',
      'refund.created',
      'refund.created',
    ]);
    const sums = endpoint.received
      .map(eventOf)
      .flatMap((event) => (event.type === 'charge.refunded' ? [event.data.object.amount_refunded] : []));
    expect(sums.sort()).toEqual([1000, 300].sort());
  });

  it('is announced for a dispute, from its start to its end', async () => {
    const ref = await payOne(gateway);
    const endpoint = await startEndpoint();
    stripe.control.setWebhookUrl(endpoint.url);
    const { id } = stripe.control.dispute(ref);
    stripe.control.closeDispute(id, 'won');
    await stripe.control.settled();
    expect(typesOf(endpoint.received).sort()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_reinstated',
      'charge.dispute.funds_withdrawn',
    ]);
  });
});

describe('the control over HTTP', () => {
  const command = async (body: unknown) => {
    const answer = await fetch(`${stripe.url}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };

  it('pays, refunds and tells the state', async () => {
    const { ref } = await gateway.openCheckout(aRequest());
    expect(await command({ do: 'pay', session: ref })).toMatchObject({
      status: 200,
      body: { result: { status: 'complete' } },
    });
    expect(await command({ do: 'refund', session: ref, amount: 250 })).toMatchObject({
      body: { result: { amount: 250 } },
    });
    const state = await (await fetch(`${stripe.url}/__control`)).text();
    expect(JSON.parse(state)).toMatchObject({
      refunds: expect.arrayContaining([expect.objectContaining({ amount: 250 })]),
    });
    expect(state).not.toContain(KEYS.secretKey);
  });

  it('sets faults', async () => {
    await command({ do: 'fail', fault: { on: 'create_session', kind: 'error', status: 402 } });
    await expect(gateway.openCheckout(aRequest())).rejects.toMatchObject({ fault: 'refused' });
  });

  it.each([{ do: 'dance' }, { do: 'pay' }, { do: 'fail', fault: { kind: 'quake' } }, { do: 'pay', session: 'cs_x' }])(
    'refuses what it does not understand: %o',
    async (body) => {
      expect((await command(body)).status).toBeGreaterThanOrEqual(400);
    },
  );
});
