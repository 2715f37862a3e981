import { describe, expect, it } from 'vitest';
import { anOrder, startWorld } from './test-world.ts';

const { paypal, post, create, capture, getOrder } = await startWorld();

const pageOf = (id: string) => `${paypal.url}/checkoutnow?token=${id}`;

const press = (id: string, action: string) =>
  fetch(pageOf(id), { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

const read = async (id: string) => {
  const response = await fetch(pageOf(id));
  return { status: response.status, html: await response.text() };
};

const createWith = async (context: object, unit = {}) =>
  (await post('/v2/checkout/orders', anOrder({}, unit, context))).body.id;

describe('the page', () => {
  it('lets no text of the shop become markup', async () => {
    const id = await createWith({ brand_name: '<b>Shop</b>' }, { description: '"><script>alert(1)</script>' });
    expect((await read(id)).html).not.toMatch(/<script>|<b>/);
  });

  it('runs no scripts and is framed by nobody', async () => {
    const { headers } = await fetch(pageOf(await create()));
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each(['', '5O190127TN364715T', 'x'.repeat(100)])('is not found for the token %j', async (token) => {
    expect(await read(token)).toMatchObject({ status: 404, html: expect.stringContaining('Not found') });
  });

  it.each<[string, string, (id: string) => unknown]>([
    ['Already agreed', 'approved', (id) => paypal.control.approve(id)],
    ['Already paid', 'paid', (id) => [paypal.control.approve(id), capture(id)][1]],
    ['Expired', 'given up', (id) => [paypal.control.approve(id), paypal.control.reverseApproval(id)]],
    ['Expired', 'forgotten', (id) => paypal.control.forgetOrder(id)],
  ])('says %s of an order that is %s, and has a way back and none to pay', async (heading, _what, end) => {
    const id = await create();
    await end(id);
    const { html } = await read(id);
    expect(/<h1>(.*)<\/h1>/.exec(html)?.[1]).toBe(heading);
    expect(html).toContain('Back to the shop');
    expect(html).not.toContain('<button');
  });
});

describe('a button', () => {
  it.each([
    ['http://127.0.0.1:3000/api/return', (id: string) => `http://127.0.0.1:3000/api/return?token=${id}&PayerID=`],
    ['http://a.example/r?x=%20b&y=', (id: string) => `http://a.example/r?x=%20b&y=&token=${id}&PayerID=`],
    ['http://a.example/r#part', (id: string) => `http://a.example/r?token=${id}&PayerID=`],
  ])('to pay goes back to %s as it is written, with order and payer', async (return_url, expected) => {
    const id = await createWith({ return_url });
    const answer = await press(id, 'pay');
    const { payer } = await getOrder(id);
    const fragment = return_url.endsWith('#part') ? '#part' : '';
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(expected(id) + JSON.parse(JSON.stringify(payer)).payer_id + fragment);
    expect((await capture(id)).status).toBe(201);
  });

  it('for a wallet that is declined approves, and then the capture fails and the page says so', async () => {
    const id = await create();
    expect((await press(id, 'declined')).status).toBe(303);
    expect((await capture(id)).status).toBe(422);
    expect((await read(id)).html).toContain('Your last way to pay was declined');
    await press(id, 'pay');
    expect((await capture(id)).status).toBe(201);
  });

  it('pressed twice approves once, and one that does not exist does nothing', async () => {
    const id = await create();
    const before = paypal.control.state().events.length;
    expect((await press(id, 'steal')).status).toBe(400);
    await press(id, 'pay');
    expect(await (await press(id, 'pay')).text()).toContain('Already agreed');
    expect(paypal.control.state().events).toHaveLength(before + 1);
  });
});
