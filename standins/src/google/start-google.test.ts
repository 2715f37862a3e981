import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type GoogleStandIn, startGoogle } from './start-google.ts';

const CLIENT = { clientId: 'a-client', clientSecret: 'its-secret', redirectUri: 'http://127.0.0.1:1/back' };
const QUERY = {
  client_id: CLIENT.clientId,
  redirect_uri: CLIENT.redirectUri,
  response_type: 'code',
  scope: 'openid email profile',
  state: 'the-state',
  nonce: 'the-nonce',
  // Of RFC 7636, with the verifier below.
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  prompt: 'select_account',
};
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogle(CLIENT);
});
afterAll(() => google.close());

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Goes to the page of a new sign-in. */
const begin = async (change: Record<string, string> = {}) => {
  const query = new URLSearchParams({ ...QUERY, ...change });
  const response = await fetch(`${google.issuer}/auth?${query}`, { redirect: 'manual' });
  const page = new URL(response.headers.get('location') ?? 'none:', google.issuer);
  return { response, page, headers: { cookie: cookieOf(response) } };
};

const choose = async (form: Record<string, string>): Promise<URLSearchParams> => {
  const { page, headers } = await begin();
  const chosen = await fetch(page, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' });
  const on = new URL(chosen.headers.get('location') ?? '', google.issuer);
  const back = await fetch(on, { headers, redirect: 'manual' });
  const address = back.headers.get('location') ?? '';
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:1\/back\?/);
  return new URL(address).searchParams;
};

const redeem = async (code: string, change: Record<string, string> = {}) => {
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: CLIENT.redirectUri,
    code_verifier: VERIFIER,
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
    ...change,
  };
  const response = await fetch(`${google.issuer}/token`, { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, body: await response.text() };
};

const claimsIn = (body: string) => {
  const { id_token } = z.object({ id_token: z.string() }).parse(JSON.parse(body));
  const [, payload = ''] = id_token.split('.');
  return z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
};

describe('the page', () => {
  test('says whose place it takes, and lets choose, type or cancel', async () => {
    const { page, headers } = await begin();
    const html = await (await fetch(page, { headers })).text();
    expect(html).toContain('<strong>Stand-in for Google:</strong>');
    expect(html).not.toContain('money');
    for (const part of ['Robin Park', 'name="email"', 'name="verified"', 'name="cancel"']) expect(html).toContain(part);
  });

  test('shows names as text', async () => {
    google.control.addPerson({ subject: '7', name: '<script>x</script>', email: '"><b>@example.com' });
    const { page, headers } = await begin();
    const html = await (await fetch(page, { headers })).text();
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
  });

  test('is asked again where nobody was chosen', async () => {
    for (const form of ['', 'subject=nobody', 'name=Jo&email=none', 'name=+&email=a@b.c']) {
      const { page, headers } = await begin();
      const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(form), headers });
      expect(answer.status).toBe(400);
    }
  });

  test('is not there without a sign-in under way', async () => {
    const { page } = await begin();
    expect((await fetch(page)).status).toBe(404);
    expect((await fetch(`${google.issuer}/choose/none`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the provider', () => {
  test('tells who was typed, the same subject for the same address', async () => {
    const subjects: unknown[] = [];
    for (const email of ['jo@mail.example', 'JO@mail.example']) {
      const answer = await choose({ name: 'Jo', email, verified: 'yes' });
      expect(answer.get('state')).toBe('the-state');
      const claims = claimsIn((await redeem(answer.get('code') ?? '')).body);
      expect(claims).toMatchObject({ iss: google.issuer, aud: CLIENT.clientId, nonce: 'the-nonce', name: 'Jo', email });
      expect(claims.email_verified).toBe(true);
      subjects.push(claims.sub);
    }
    expect(subjects[0]).toMatch(/^\d{21}$/);
    expect(subjects[1]).toBe(subjects[0]);
  });

  test('tells that an address is not verified', async () => {
    const answer = await choose({ name: 'Jo', email: 'not.verified@mail.example' });
    expect(claimsIn((await redeem(answer.get('code') ?? '')).body).email_verified).toBe(false);
  });

  test('tells that the person cancelled', async () => {
    const answer = await choose({ cancel: 'yes' });
    expect([answer.get('error'), answer.get('code')]).toEqual(['access_denied', null]);
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another secret', { client_secret: 'guessed' }],
    ['another client', { client_id: 'another' }],
    ['another address', { redirect_uri: 'http://127.0.0.1:2/back' }],
  ])('gives nothing for a code with %s', async (_what, change) => {
    const answer = await choose({ name: 'Jo', email: 'jo@mail.example' });
    const { status, body } = await redeem(answer.get('code') ?? '', change);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('id_token');
  });

  test('gives nothing for a code a second time', async () => {
    const code = (await choose({ name: 'Jo', email: 'jo@mail.example' })).get('code') ?? '';
    expect((await redeem(code)).status).toBe(200);
    expect((await redeem(code)).status).toBe(400);
  });

  test('sends nobody to another address, and nobody without a challenge', async () => {
    expect((await begin({ redirect_uri: 'http://127.0.0.1:2/back' })).response.status).toBe(400);
    expect((await begin({ client_id: 'another' })).response.status).toBe(400);
    const { response } = await begin({ code_challenge: '', code_challenge_method: '' });
    expect(response.headers.get('location')).toContain('error=invalid_request');
  });

  test('takes another port where the wished one is in use', async () => {
    const other = await startGoogle({ ...CLIENT, port: Number(new URL(google.issuer).port) });
    expect(other.issuer).not.toBe(google.issuer);
    expect((await fetch(`${other.issuer}/.well-known/openid-configuration`)).status).toBe(200);
    await other.close();
  });
});
