import { afterEach, describe, expect, it } from 'vitest';
import { BASIC, startWorld } from './test-world.ts';

const { paypal, send, ask, create, approved, capture, getOrder } = await startWorld();

afterEach(() => paypal.control.reset());

const statusOf = async (id: string) => (await getOrder(id)).status;

const order = async () => `/v2/checkout/orders/${await create()}`;

describe('a fault', () => {
  it('before the commit leaves nothing done, and after it all', async () => {
    const [one, other] = [await approved(), await approved()];
    paypal.control.fail({ on: 'capture_order', kind: 'error', status: 503 });
    expect(await capture(one)).toMatchObject({ status: 503, body: { name: 'SERVICE_UNAVAILABLE' } });
    expect(await statusOf(one)).toBe('APPROVED');
    paypal.control.fail({ on: 'capture_order', kind: 'error', when: 'after_commit' });
    expect(await capture(other)).toMatchObject({ status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } });
    expect(await statusOf(other)).toBe('COMPLETED');
  });

  it('that cuts the connection does so before or after the work', async () => {
    const [one, other] = [await approved(), await approved()];
    paypal.control.fail({ on: 'capture_order', kind: 'reset' });
    await expect(capture(one)).rejects.toThrow('fetch failed');
    paypal.control.fail({ on: 'capture_order', kind: 'reset', when: 'after_commit' });
    await expect(capture(other)).rejects.toThrow('fetch failed');
    expect([await statusOf(one), await statusOf(other)]).toEqual(['APPROVED', 'COMPLETED']);
    expect(paypal.control.state().requests.find(({ path }) => path.includes(one))).toMatchObject({ status: null });
  });

  it('that delays only delays', async () => {
    paypal.control.fail({ on: 'get_order', kind: 'delay', ms: 120 });
    const path = await order();
    const started = performance.now();
    expect((await ask('GET', path)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  it('happens as often as told, in the order told, and to its operation only', async () => {
    const path = await order();
    paypal.control.fail({ on: 'get_order', kind: 'error', status: 429, times: 2 });
    paypal.control.fail({ on: 'any', kind: 'error', status: 500 });
    const statuses: number[] = [];
    for (const asked of [path, '/v2/payments/captures/A1', path, path]) statuses.push((await ask('GET', asked)).status);
    expect(statuses).toEqual([429, 500, 429, 200]);
  });

  it('can strike the call for a token', async () => {
    paypal.control.fail({ on: 'token', kind: 'error', status: 503 });
    const token = () =>
      send('POST', '/v1/oauth2/token', {
        headers: { authorization: BASIC, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      });
    expect([(await token()).status, (await token()).status]).toEqual([503, 200]);
  });

  it('is forgotten on reset', async () => {
    paypal.control.fail({ kind: 'error', times: 5 });
    paypal.control.nextCapture('pending');
    paypal.control.reset();
    expect(paypal.control.state()).toMatchObject({ faults: [], outcomes: [] });
    expect((await ask('GET', await order())).status).toBe(200);
  });

  it.each([
    ['not_json', /Bad Gateway/],
    ['empty', /^\{\}$/],
    ['flood', /^ {1000}/],
  ] as const)('%s takes the place of the answer', async (kind, expected) => {
    const id = await create();
    paypal.control.fail({ on: 'get_order', kind });
    expect(await textOf(id)).toMatch(expected);
  });

  it('redirect leads elsewhere, and who follows is noted', async () => {
    const id = await create();
    paypal.control.fail({ on: 'get_order', kind: 'redirect' });
    await textOf(id);
    expect(paypal.control.state().violations.at(-1)).toMatchObject({ path: '/elsewhere' });
  });

  it('drip never ends', async () => {
    const id = await create();
    paypal.control.fail({ on: 'get_order', kind: 'drip', ms: 5 });
    await expect(textOf(id, AbortSignal.timeout(100))).rejects.toThrow('timeout');
  });
});

async function textOf(id: string, signal?: AbortSignal) {
  const { body } = await send('POST', '/v1/oauth2/token', {
    headers: { authorization: BASIC, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const response = await fetch(`${paypal.url}/v2/checkout/orders/${id}`, {
    headers: { authorization: `Bearer ${body.access_token}` },
    ...(signal ? { signal } : {}),
  });
  return response.text();
}
