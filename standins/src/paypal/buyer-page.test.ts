import { describe, expect, it } from 'vitest';
import { startEndpoint } from '../common/test-endpoint.ts';
import { anOrder, startWorld } from './test-world.ts';

const { paypal, post, create, capture, getOrder } = await startWorld();

const pageOf = (id: string) => `${paypal.url}/checkoutnow?token=${id}`;

const press = (id: string, action: string) =>
  fetch(pageOf(id), { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

const read = async (id: string) => {
  const response = await fetch(pageOf(id));
  return { status: response.status, html: await response.text() };
};

const createWith = async (context: object, unit = {}) => {
  const body = anOrder({ payment_source: { paypal: { experience_context: context } } }, unit);
  return (await post('/v2/checkout/orders', body)).body.id;
};

describe('the page', () => {
  it('says who asks for what, and that no real money moves', async () => {
    const { html } = await read(await create());
    expect(html).toContain('Pets &amp; Co asks for');
    expect(html).toContain('$10.00 CAD');
    expect(html).toContain('10 résumé credits');
    expect(html).toContain('no real money moves');
  });

  it('lets no text of the shop become markup', async () => {
    const id = await createWith({ brand_name: '<b>Shop</b>' }, { description: '"><script>alert(1)</script>' });
    const { html } = await read(id);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
  });

  it('runs no scripts and is framed by nobody', async () => {
    const { headers } = await fetch(pageOf(await create()));
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each(['', '5O190127TN364715T', 'x'.repeat(100)])('is not found for the token %j', async (token) => {
    expect(await read(token)).toMatchObject({ status: 404, html: expect.stringContaining('Not found') });
  });

  it('of an order that is over has a way back and no way to pay', async () => {
    const [approved, paid, voided, forgotten] = [await create(), await create(), await create(), await create()];
    for (const id of [approved, paid]) paypal.control.approve(id);
    await capture(paid);
    paypal.control.voidOrder(voided);
    paypal.control.forgetOrder(forgotten);
    const pages = await Promise.all([approved, paid, voided, forgotten].map(read));
    expect(pages.map(({ html }) => /<h1>(.*)<\/h1>/.exec(html)?.[1])).toEqual([
      'Already agreed',
      'Already paid',
      'Expired',
      'Expired',
    ]);
    for (const { html } of pages) {
      expect(html).toContain('Back to the shop');
      expect(html).not.toContain('<button');
    }
  });
});

describe('a button', () => {
  it('to pay approves and goes back with the order as token', async () => {
    const id = await create();
    const response = await press(id, 'pay');
    expect(response.status).toBe(303);
    const { payer } = await getOrder(id);
    const payerId = JSON.parse(JSON.stringify(payer)).payer_id;
    expect(response.headers.get('location')).toBe(`http://127.0.0.1:3000/api/return?token=${id}&PayerID=${payerId}`);
    expect((await capture(id)).status).toBe(201);
  });

  it.each([
    ['http://a.example/r?x=%20b&y=', (id: string) => `http://a.example/r?x=%20b&y=&token=${id}&PayerID=`],
    ['http://a.example/r#part', (id: string) => `http://a.example/r?token=${id}&PayerID=`],
  ])('goes back to %s as it is written', async (return_url, expected) => {
    const id = await createWith({ return_url });
    const location = (await press(id, 'pay')).headers.get('location') ?? '';
    expect(location.startsWith(expected(id))).toBe(true);
    expect(location.endsWith('#part')).toBe(return_url.endsWith('#part'));
  });

  it('to cancel goes back and leaves the order open', async () => {
    const id = await create();
    const response = await press(id, 'cancel');
    expect(response.headers.get('location')).toBe(`http://127.0.0.1:3000/cancel?type=credits&token=${id}`);
    expect(await getOrder(id)).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
  });

  it('for a wallet that is declined approves, and then the capture fails and the page says so', async () => {
    const id = await create();
    expect((await press(id, 'declined')).status).toBe(303);
    expect((await capture(id)).status).toBe(422);
    expect((await read(id)).html).toContain('Your last way to pay was declined');
    await press(id, 'pay');
    expect((await capture(id)).status).toBe(201);
  });

  it('for a payment under review approves, and then the capture is pending', async () => {
    const id = await create();
    await press(id, 'pending');
    expect((await capture(id)).body).toMatchObject({
      purchase_units: [{ payments: { captures: [{ status: 'PENDING' }] } }],
    });
  });

  it('pressed twice approves once', async () => {
    const id = await create();
    const before = paypal.control.state().events.length;
    await press(id, 'pay');
    expect(await (await press(id, 'pay')).text()).toContain('Already agreed');
    expect(paypal.control.state().events).toHaveLength(before + 1);
  });

  it('that does not exist does nothing', async () => {
    expect((await press(await create(), 'steal')).status).toBe(400);
  });

  it('where the shop named no way back shows a page', async () => {
    expect(await (await press(await createWith({}), 'pay')).text()).toContain('go back to the shop');
    expect(await (await press(await createWith({}), 'cancel')).text()).toContain('go back to the shop');
  });

  it('to pay waits for the webhooks when told so', async () => {
    const endpoint = await startEndpoint();
    paypal.control.setWebhookUrl(endpoint.url);
    paypal.control.deliver({ mode: 'before_answer', delayMs: 100 });
    await press(await create(), 'pay');
    expect(endpoint.received).toHaveLength(1);
    paypal.control.reset();
    paypal.control.setWebhookUrl(null);
  });
});
