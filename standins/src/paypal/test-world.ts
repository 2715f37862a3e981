import { afterAll, expect } from 'vitest';
import { z } from 'zod';
import { documentOf, type OfficialPlace, operationAt, type Schema } from './official/documents.ts';
import { validatorOf } from './official/validators.ts';
import { OPERATION_SPECS } from './operations.ts';
import { startPaypal } from './start-paypal.ts';

export const KEYS = { clientId: 'client-of-these-tests', clientSecret: 'secret-of-these-tests', webhookId: 'WH0TESTS' };

export const BASIC = `Basic ${Buffer.from(`${KEYS.clientId}:${KEYS.clientSecret}`).toString('base64')}`;

/** What the tests read of an answer; the rest of it is there too. */
const answer = z.looseObject({
  id: z.string().default(''),
  status: z.string().optional(),
  access_token: z.string().default(''),
  links: z.array(z.looseObject({ rel: z.string(), href: z.string() })).default([]),
});

export interface Sent {
  headers?: Record<string, string>;
  /** As JSON, unless it is text or bytes already. */
  body?: unknown;
}

/** The official place of what stands at this path; null for what PayPal describes in words only. */
const placeOf = (method: string, path: string): OfficialPlace | null => {
  const specs = OPERATION_SPECS.filter(({ place }) => place.method === method.toLowerCase());
  const pathname = path.split('?')[0] ?? '';
  const spec = specs.find(({ place }) => new RegExp(`^${place.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
  return spec?.place ?? null;
};

const answerSchema = ({ document, ...place }: OfficialPlace, status: number): Schema | undefined => {
  const { responses } = operationAt({ document, ...place });
  // A repeat under the same id is answered with 200, which the description of refunds leaves out.
  const described = responses[status] ?? (status === 200 ? responses['201'] : responses.default);
  const named = described?.$ref
    ? documentOf(document).components.responses[described.$ref.split('/').at(-1) ?? '']
    : described;
  return named?.content?.['application/json']?.schema;
};

/** Fails where an answer is not what PayPal's own description says it is. */
const expectDescribed = (place: OfficialPlace, status: number, body: unknown): void => {
  const schema = answerSchema(place, status) ?? expect.fail(`${place.path} describes no answer ${status}`);
  const validate = validatorOf(place.document, schema, 'open');
  validate(body);
  expect(validate.errors ?? []).toEqual([]);
};

/** The body of an order, with changes to all of it, to its one purchase, and to what the buyer sees. */
export const anOrder = (changes: object = {}, unit: object = {}, context: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      amount: { currency_code: 'CAD', value: '10.00' },
      description: '10 résumé credits',
      custom_id: 'pay_1',
      ...unit,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: 'Pets & Co',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        return_url: 'http://127.0.0.1:3000/api/return',
        cancel_url: 'http://127.0.0.1:3000/cancel?type=credits',
        ...context,
      },
    },
  },
  ...changes,
});

let counter = 0;

/** Something that no other call of this file has. */
const unique = (what: string): string => {
  counter += 1;
  return `${what}-${counter}`;
};

/** A stand-in of its own for one test file, and a client that holds each answer against PayPal's description. */
export const startWorld = async () => {
  const paypal = await startPaypal(KEYS);
  afterAll(() => paypal.close());

  const send = async (method: string, path: string, { headers = {}, body }: Sent = {}) => {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array || body === undefined;
    const response = await fetch(paypal.url + path, {
      method,
      headers,
      body: isRaw ? (body ?? null) : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: answer.parse(await response.json()) };
  };

  const token = await send('POST', '/v1/oauth2/token', {
    headers: { authorization: BASIC, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });

  /** With a token, and a content type. */
  const ask = (method: 'GET' | 'POST', path: string, { headers, body }: Sent = {}) => {
    const authorization = `Bearer ${token.body.access_token}`;
    return send(method, path, { headers: { authorization, 'content-type': 'application/json', ...headers }, body });
  };

  /** Fails where PayPal's description knows no such answer. */
  const call = async (method: 'GET' | 'POST', path: string, sent?: Sent) => {
    const answered = await ask(method, path, sent);
    const place = placeOf(method, path);
    if (place) expectDescribed(place, answered.status, answered.body);
    return answered;
  };

  /** With an id of its own, unless told otherwise. */
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call('POST', path, { body, headers: { 'paypal-request-id': unique('request'), ...headers } });

  const create = async (unit: object = {}) => (await post('/v2/checkout/orders', anOrder({}, unit))).body.id;

  const approved = async (unit: object = {}) => {
    const id = await create(unit);
    paypal.control.approve(id);
    return id;
  };

  const capture = (orderId: string, headers?: Record<string, string>) =>
    post(`/v2/checkout/orders/${orderId}/capture`, undefined, headers);

  /** The ids of an order that is paid, and of its capture. */
  const paid = async (unit: object = {}) => {
    const orderId = await approved(unit);
    await capture(orderId);
    const captured = paypal.control.state().captures.at(-1);
    return { orderId, captureId: captured?.id ?? expect.fail('not paid') };
  };

  const getOrder = async (id: string) => (await call('GET', `/v2/checkout/orders/${id}`)).body;

  return { paypal, send, ask, call, post, create, approved, capture, paid, getOrder };
};

/** What a refusal for one reason looks like. */
export const refusedFor = (issue: string, status = 422) => ({ status, body: { details: [{ issue }] } });
