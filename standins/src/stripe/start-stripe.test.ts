import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startEndpoint } from '../common/test-endpoint.ts';
import { startStripe } from './start-stripe.ts';

const stripe = await startStripe({ secretKey: 'sk_test_of_these_tests', webhookSecret: 'whsec_of_these_tests' });
const { hostname, port } = new URL(stripe.url);
const client = new Stripe('sk_test_of_these_tests', { host: hostname, port, protocol: 'http', telemetry: false });

afterAll(() => stripe.close());
afterEach(() => {
  stripe.control.reset();
  stripe.control.setWebhookUrl(null);
});

const openSession = () =>
  client.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'cad', unit_amount: 1000, product_data: { name: 'Credits' } } },
    ],
    success_url: 'http://127.0.0.1:3000/success',
    cancel_url: 'http://127.0.0.1:3000/cancel',
  });

const paid = async () => {
  const { id } = await openSession();
  stripe.control.pay(id);
  const { payment_intent: intent } = await read(id);
  if (
    typeof intent !== 'object' ||
    intent === null ||
    typeof intent.latest_charge !== 'object' ||
    !intent.latest_charge
  ) {
    return expect.fail('not expanded');
  }
  return { session: id, intent: intent.id, charge: intent.latest_charge };
};

const read = (id: string) => client.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });

const chargeOf = async (session: string) => {
  const { payment_intent: intent } = await read(session);
  return typeof intent === 'object' && intent !== null ? intent.latest_charge : null;
};

const disputesOf = async (intent: string) => (await client.disputes.list({ payment_intent: intent })).data;

describe('a paid session', () => {
  it('shows with its charge what went back', async () => {
    const { session, intent, charge } = await paid();
    expect(charge).toMatchObject({ amount: 1000, amount_refunded: 0, refunded: false, disputed: false });
    await client.refunds.create({ payment_intent: intent, amount: 300 });
    expect(await chargeOf(session)).toMatchObject({ amount_refunded: 300, refunded: false });
    await client.refunds.create({ payment_intent: intent });
    expect(await chargeOf(session)).toMatchObject({ amount_refunded: 1000, refunded: true });
    await expect(client.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('cannot expire, and an open one can, once', async () => {
    const { session } = await paid();
    await expect(client.checkout.sessions.expire(session)).rejects.toMatchObject({ statusCode: 400 });
    const { id } = await openSession();
    expect(await client.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(client.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a dispute', () => {
  it('is told by its payment: open, with the money taken', async () => {
    const { session, intent } = await paid();
    expect(await disputesOf(intent)).toEqual([]);
    const { id } = stripe.control.dispute(session);
    expect(await chargeOf(session)).toMatchObject({ disputed: true, amount_refunded: 0 });
    expect(await disputesOf(intent)).toMatchObject([
      { id, status: 'needs_response', amount: 1000, balance_transactions: [{ amount: -1000, type: 'adjustment' }] },
    ]);
    await expect(client.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' });
  });

  it.each([
    ['won', [-1000, 1000]],
    ['lost', [-1000]],
  ] as const)('that is %s says so, while the charge stays disputed', async (status, amounts) => {
    const { session, intent } = await paid();
    const { id } = stripe.control.dispute(session);
    stripe.control.closeDispute(id, status);
    const [dispute] = await disputesOf(intent);
    expect(dispute).toMatchObject({ id, status });
    expect(dispute?.balance_transactions.map(({ amount }) => amount)).toEqual(amounts);
    expect(await client.disputes.retrieve(id)).toMatchObject({ status });
    expect(await chargeOf(session)).toMatchObject({ disputed: true });
    expect(() => stripe.control.closeDispute(id, 'won')).toThrow('already');
  });

  it('is found by its charge and by its time, one page after the other', async () => {
    const { session, charge } = await paid();
    const { id, created } = stripe.control.dispute(session);
    expect((await client.disputes.list({ charge: charge.id })).data).toMatchObject([{ id }]);
    expect((await client.disputes.list({ charge: charge.id, created: { gt: created } })).data).toEqual([]);
    expect(await client.disputes.list({ limit: 1 })).toMatchObject({
      data: [{ id }],
      has_more: true,
      url: '/v1/disputes',
    });
  });

  it('is refused under an unknown id, and with what the stand-in would not act on', async () => {
    await expect(client.disputes.retrieve('du_unknown')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(client.disputes.list({ expand: ['data.charge'] })).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('held events', () => {
  it('go in the order that is told', async () => {
    const endpoint = await startEndpoint();
    stripe.control.setWebhookUrl(endpoint.url);
    stripe.control.deliver({ mode: 'hold' });
    const { session } = await paid();
    stripe.control.refund(session, 100);
    await stripe.control.settled();
    expect(endpoint.received).toEqual([]);
    expect(stripe.control.state().held).toHaveLength(3);
    await stripe.control.release('reversed');
    const types = endpoint.received.map(({ body }) => JSON.parse(body.toString()).type);
    expect(types).toEqual(['charge.refunded', 'refund.created', 'checkout.session.completed']);
  });

  it('are pending until they are taken', async () => {
    const endpoint = await startEndpoint();
    stripe.control.setWebhookUrl(endpoint.url);
    stripe.control.deliver({ mode: 'hold' });
    const { session } = await paid();
    const pending = () => client.events.list({ type: 'checkout.session.completed', delivery_success: false });
    const isPending = async () =>
      (await pending()).data.some(({ data }) => 'id' in data.object && data.object.id === session);
    expect(await isPending()).toBe(true);
    await stripe.control.release();
    expect(await isPending()).toBe(false);
  });
});
