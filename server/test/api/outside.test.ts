import { buyCreditsByCard, buyCreditsByPaypal, getPayment } from '@pawsume/contract/payments';
import { type ReceivedHook, startEndpoint } from '@pawsume/standins/common/test-endpoint';
import Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, makeOwner, newestPaymentOf, orderIn, sessionIn } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';

/** Where the providers' events go: they reach the app only as these tests hand them on. */
const endpoint = await startEndpoint();
const signer = new Stripe('sk_test_unused').webhooks;

let owner: { username: string };
let token: string;
const app = await startApp();
app.stripe.control.setWebhookUrl(endpoint.url);
app.paypal.control.setWebhookUrl(endpoint.url);
beforeEach(async () => {
  const made = await makeOwner(app);
  owner = made;
  token = made.token;
  endpoint.received.length = 0;
});

interface Hook {
  body: string;
  headers: Record<string, string>;
}

const SIGNED_BY = /^(stripe-signature|paypal-.*)$/;
const hookOf = ({ body, headers }: ReceivedHook): Hook => ({
  body: body.toString(),
  headers: Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (SIGNED_BY.test(name) ? [[name, String(value)]] : [])),
  ),
});

const post = async (provider: 'stripe' | 'paypal', { body, headers }: Hook): Promise<number> => {
  const response = await fetch(`${app.url}/api/${provider}/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  await response.body?.cancel();
  return response.status;
};

const events = () => app.db.selectFrom('webhook_events').selectAll().execute();

/** Ten credits, paid at the provider; the app has not heard of it, and the event that says so is in our hands. */
const paidUnheard = {
  stripe: async (): Promise<Hook> => {
    const { url } = (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer;
    app.stripe.control.pay(sessionIn(url));
    await app.stripe.control.settled();
    return lastHook();
  },
  paypal: async (): Promise<Hook> => {
    const { url } = (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer;
    app.paypal.control.approve(orderIn(url));
    await app.paypal.control.settled();
    return lastHook();
  },
};

const lastHook = (): Hook => {
  const hook = endpoint.received.at(-1);
  if (!hook) throw new Error('No event was sent.');
  return hookOf(hook);
};

const SECRET = 'whsec_of_the_tests';
const signed = (body: string, at: number, secret = SECRET): Hook => ({
  body,
  headers: {
    'stripe-signature': signer.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at / 1000) }),
  },
});
const withHeader = ({ body, headers }: Hook, name: string, value: string): Hook => ({
  body,
  headers: { ...headers, [name]: value },
});
const reserialised = ({ body, headers }: Hook): Hook => ({
  body: JSON.stringify(JSON.parse(body), null, 1),
  headers,
});
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

const untrue: Record<'stripe' | 'paypal', Record<string, (hook: Hook) => Hook>> = {
  stripe: {
    'without a signature': ({ body }) => ({ body, headers: {} }),
    'with an empty signature': (hook) => withHeader(hook, 'stripe-signature', ''),
    'signed with another secret': ({ body }) => signed(body, Date.now(), 'whsec_of_somebody'),
    'with another body': (hook) => ({ ...hook, body: hook.body.replace('"type"', '"type" ') }),
    'that was read and written again': reserialised,
    'that is six minutes old': ({ body }) => signed(body, Date.now() - 360_000),
    'dated six minutes ahead': ({ body }) => signed(body, Date.now() + 360_000),
    'with two timestamps': (hook) =>
      withHeader(hook, 'stripe-signature', `t=1,${hook.headers['stripe-signature'] ?? ''}`),
    'of real money': ({ body }) => signed(body.replaceAll('"livemode": false', '"livemode": true'), Date.now()),
  },
  paypal: {
    'without its headers': ({ body }) => ({ body, headers: {} }),
    'with another signature': (hook) => withHeader(hook, 'paypal-transmission-sig', 'Zm9yZ2Vk'),
    'with another id': (hook) => withHeader(hook, 'paypal-transmission-id', crypto.randomUUID()),
    'with another body': (hook) => ({ ...hook, body: hook.body.replace('CAD', 'USD') }),
    'that was read and written again': reserialised,
    'that is four days old': (hook) => withHeader(hook, 'paypal-transmission-time', hoursFromNow(-96).toISOString()),
    'dated an hour ahead': (hook) => withHeader(hook, 'paypal-transmission-time', hoursFromNow(1).toISOString()),
    'certified by a foreign host': (hook) =>
      withHeader(hook, 'paypal-cert-url', 'https://paypal.com.evil.example/c.pem'),
  },
};

describe.each(['stripe', 'paypal'] as const)('an event from %s', (provider) => {
  test.each(Object.entries(untrue[provider]))('%s moves nothing and is not stored', async (_how, change) => {
    const hook = await paidUnheard[provider]();
    const stored = (await events()).length;
    expect(await post(provider, change(hook))).toBe(400);
    expect(await balanceOf(app, token)).toBe(0);
    expect(await events()).toHaveLength(stored);
  });

  test('that is true gives the credits, and replayed it moves nothing', async () => {
    const hook = await paidUnheard[provider]();
    expect(await post(provider, hook)).toBe(200);
    expect(await balanceOf(app, token)).toBe(10);
    const before = await newestPaymentOf(app, owner);
    for (let n = 0; n < 3; n += 1) expect(await post(provider, hook)).toBe(200);
    expect(await newestPaymentOf(app, owner)).toEqual(before);
    expect(await balanceOf(app, token)).toBe(10);
  });

  test('sent to the other provider’s address moves nothing', async () => {
    const hook = await paidUnheard[provider]();
    expect(await post(provider === 'stripe' ? 'paypal' : 'stripe', hook)).toBe(400);
    expect(await balanceOf(app, token)).toBe(0);
  });
});

test('a true event of a payment that is not ours is taken and moves nothing', async () => {
  const body = JSON.stringify({
    id: 'evt_foreign',
    object: 'event',
    livemode: false,
    type: 'charge.refunded',
    data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_of_another_shop' } },
  });
  expect(await post('stripe', signed(body, Date.now()))).toBe(200);
  expect(await balanceOf(app, token)).toBe(0);
});

describe('an address typed by hand', () => {
  const open = async (path: string) => {
    const response = await fetch(app.url + path, { redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location') ?? '' };
  };

  test('moves nothing for a session or an order that is not paid', async () => {
    const card = (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer.url;
    const paypal = (await app.send(buyCreditsByPaypal, { as: token, body: { quantity: 10 } })).answer.url;
    expect(await open(`/api/stripe/return?session_id=${sessionIn(card)}`)).toMatchObject({ status: 303 });
    expect(await open(`/api/paypal/return?token=${orderIn(paypal)}&PayerID=X`)).toMatchObject({ status: 303 });
    expect(await balanceOf(app, token)).toBe(0);
    expect(await newestPaymentOf(app, owner)).toMatchObject({ status: 'open' });
  });

  test.each([
    '/api/stripe/return?session_id=cs_test_nobody',
    '/api/stripe/return?session_id=../../v1/charges',
    '/api/paypal/return?token=5O190127TN364715T',
    '/api/paypal/return?token=https%3A%2F%2Fevil.example%2F',
    '/api/paypal/cancel?token=5O190127TN364715T',
  ])('%s leads to the profile', async (path) => {
    expect(await open(path)).toEqual({ status: 303, to: '/profile' });
  });

  test('gives another user’s credits to nobody but that user', async () => {
    const { url } = (await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } })).answer;
    app.stripe.control.pay(sessionIn(url));
    const { token: thief } = await makeOwner(app);
    const { to } = await open(`/api/stripe/return?session_id=${sessionIn(url)}`);
    const params = { payment_id: new URL(to, app.url).searchParams.get('payment') ?? '' };
    expect(await app.send(getPayment, { as: thief, params })).toMatchObject({ status: 404 });
    expect(await balanceOf(app, thief)).toBe(0);
    expect(await balanceOf(app, token)).toBe(10);
  });
});
