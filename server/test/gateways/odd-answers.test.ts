import { petByKey } from '@pawsume/fixtures/pets';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '#gateways/gateway';
import { openPaypal } from '#gateways/paypal';
import { openStripe } from '#gateways/stripe';
import { openGoogle } from '#identity/google';
import { SignInError } from '#identity/identity-provider';
import { writerFacts } from '#writer/facts';
import { openWriter } from '#writer/open-writer';
import { type Answer, aRequest, failureOf, startAnswering } from './outside.ts';

const STRIPE = { secretKey: 'sk_test_of_these_tests', webhookSecret: 'whsec_of_these_tests' };
const PAYPAL = { clientId: 'client', clientSecret: 'secret', webhookId: 'WHODD' };
const GOOGLE = {
  clientId: 'client',
  clientSecret: 'secret',
  redirectUri: 'http://127.0.0.1:3000/api/auth/google/callback',
};

/** JSON that is no object, and objects in which nothing is what it should be. */
const ODD: unknown[] = [
  '"a string"',
  '""',
  '5',
  '0',
  'true',
  'false',
  'null',
  '[]',
  '[null]',
  '{"error":5}',
  '{"error":true}',
  '{"error":[]}',
  '{"error":"oauth"}',
  '{"error":{"type":7,"code":{},"message":[]}}',
  '{"id":5,"url":[],"links":"x","status":{}}',
  '{"id":{},"amount_total":"1000","currency":7,"payment_intent":true,"purchase_units":{}}',
  '{"id":"cs_test_1","amount_total":1000,"currency":"cad","livemode":false,"payment_intent":{"id":"pi_1","latest_charge":{"id":"ch_1","disputed":true,"amount_refunded":"all"}}}',
  '{"access_token":5,"expires_in":"long"}',
  '{"lastResponse":5}',
  '{"__proto__":null,"toString":5,"then":5}',
];

const calls: [string, (gateway: Gateway) => Promise<unknown>][] = [
  ['an opening', (gateway) => gateway.openCheckout(aRequest())],
  ['a reading', (gateway) => gateway.readCheckout(gateway.name === 'stripe' ? 'cs_test_1' : '1AB')],
  ['a refund', (gateway) => gateway.refundCapture(gateway.name === 'stripe' ? 'pi_1' : '1AB', 'key')],
];

let odd: Answer = { body: '' };
const token = { access_token: 'token', expires_in: 3600 };

const stripe = await startAnswering(() => odd);
const paypal = await startAnswering(({ path }) => (path === '/v1/oauth2/token' ? { body: token } : odd));
const tokenless = await startAnswering(() => odd);
const gateways = {
  Stripe: openStripe({ ...STRIPE, apiBase: stripe.url, timeoutMs: 1000 }),
  PayPal: openPaypal({ ...PAYPAL, apiBase: paypal.url, timeoutMs: 1000 }),
  'PayPal, asked for a token': openPaypal({ ...PAYPAL, apiBase: tokenless.url, timeoutMs: 1000 }),
};

describe.each(Object.entries(gateways))('%s', (_name, gateway) => {
  test.each(calls)('that answers %s oddly leaves it unknown, and nothing is left hanging', async (_what, call) => {
    for (const body of ODD) {
      odd = { body };
      expect(await failureOf(call(gateway)), String(body)).toMatchObject({ fault: 'unknown' });
    }
  });

  test('that refuses oddly leaves no error but its own', async () => {
    for (const status of [400, 402, 404, 422]) {
      for (const body of ODD) {
        odd = { status, body };
        const { fault } = await failureOf(gateway.readCheckout(gateway.name === 'stripe' ? 'cs_test_1' : '1AB'));
        expect(['unknown', 'refused'], `${status} ${body}`).toContain(fault);
      }
    }
  });
});

describe.each(['openai-compatible', 'anthropic'] as const)('a model (%s)', (provider) => {
  test('that answers oddly is replaced by the built-in writer, and nothing is left hanging', async () => {
    const facts = writerFacts(petByKey('mango').answers);
    for (const body of ODD) {
      odd = { body };
      const writer = await openWriter(
        { provider, model: 'm', baseUrl: stripe.url, apiKey: 'key' },
        { deadlineMs: 2000, pauseMs: 1 },
      );
      expect(await writer.write(facts), String(body)).toMatchObject({ writtenBy: 'built-in', fellBack: true });
    }
  });
});

describe('Google', () => {
  test('that answers oddly ends the sign-in, and nothing is left hanging', async () => {
    for (const body of ODD) {
      odd = { body };
      const google = openGoogle({ ...GOOGLE, issuer: stripe.url });
      await expect(google.begin(), String(body)).rejects.toBeInstanceOf(SignInError);
    }
  });

  test('that answers with an odd token ends the sign-in', async () => {
    const issuer = await startAnswering(({ path }) => (path.startsWith('/.well-known') ? { body: discovered } : odd));
    const discovered = {
      issuer: issuer.url,
      authorization_endpoint: `${issuer.url}/auth`,
      token_endpoint: `${issuer.url}/token`,
      jwks_uri: `${issuer.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    const google = openGoogle({ ...GOOGLE, issuer: issuer.url });
    const { secrets } = await google.begin();
    for (const body of ODD) {
      odd = { body };
      const finishing = google.finish(new URLSearchParams({ code: 'x', state: secrets.state }), secrets);
      await expect(finishing, String(body)).rejects.toBeInstanceOf(SignInError);
    }
  });
});
