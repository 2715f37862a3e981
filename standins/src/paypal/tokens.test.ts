import { describe, expect, it } from 'vitest';
import { BASIC, KEYS, startWorld } from './test-world.ts';

const { paypal, send } = await startWorld();

const FORM = 'application/x-www-form-urlencoded';

const askToken = (authorization: string, body = 'grant_type=client_credentials', type = FORM) =>
  send('POST', '/v1/oauth2/token', { headers: { authorization, 'content-type': type }, body });

describe('a token', () => {
  it('is given for the id and the secret, and says how long it lives', async () => {
    expect(await askToken(BASIC)).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 32400 } });
  });

  it.each([
    ['a wrong secret', `Basic ${btoa(`${KEYS.clientId}:other`)}`],
    ['no secret', `Basic ${btoa(KEYS.clientId)}`],
    ['a bearer', `Bearer ${btoa(`${KEYS.clientId}:${KEYS.clientSecret}`)}`],
    ['nothing', ''],
  ])('is refused to %s', async (_what, authorization) => {
    expect(await askToken(authorization)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  it.each([
    ['another grant', 'grant_type=password', FORM],
    ['more than the grant', 'grant_type=client_credentials&scope=x', FORM],
    ['the grant twice', 'grant_type=client_credentials&grant_type=client_credentials', FORM],
    ['JSON', '{"grant_type":"client_credentials"}', 'application/json'],
  ])('is refused for %s', async (_what, body, type) => {
    expect(await askToken(BASIC, body, type)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  it('is needed for every call', async () => {
    const path = '/v2/checkout/orders/5O190127TN364715T';
    expect(await send('GET', path)).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
    const headers = { authorization: 'Bearer A21AAother' };
    expect(await send('GET', path, { headers })).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
  });

  it('is worth nothing once it has ended, and a new one is', async () => {
    const { body } = await askToken(BASIC);
    const orderWith = async (token: string) =>
      (await send('GET', '/v2/checkout/orders/5O190127TN364715T', { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect(await orderWith(body.access_token)).toBe(404);
    paypal.control.expireTokens();
    expect(await orderWith(body.access_token)).toBe(401);
    expect(await orderWith((await askToken(BASIC)).body.access_token)).toBe(404);
  });
});
