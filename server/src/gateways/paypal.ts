import { z } from 'zod';
import type { CheckoutRequest } from '#lib/checkout-request';
import {
  type CaptureOutcome,
  type CheckoutSnapshot,
  type Gateway,
  GatewayError,
  type OpenedCheckout,
} from './gateway.ts';
import { readAnswer, readIssue } from './paypal-answer.ts';
import { captureOutcome } from './paypal-capture.ts';
import { createPaypalClient, type PaypalClient } from './paypal-client.ts';
import { verifyPaypalEvent } from './paypal-events.ts';
import { findLink, paypalLinks } from './paypal-links.ts';
import { buildSnapshot, order, orderBody } from './paypal-order.ts';
import { whileBusy } from './while-busy.ts';

const LIVE = 'https://api-m.paypal.com';

export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  /** Of the webhook as it is set up at PayPal: an event signed for another one does not hold. */
  webhookId: string;
  /** `http(s)://host[:port]`; PayPal itself where left out. `https://api-m.sandbox.paypal.com` moves no real money. */
  apiBase?: string;
  /** For one try, in milliseconds; a call makes up to three. */
  timeoutMs?: number;
  /** How long a call waits for another one with the same key, in milliseconds. */
  patienceMs?: number;
}

const ID = /^[A-Z0-9]{1,36}$/;

const openedOrder = z.object({ id: z.string().regex(ID), links: paypalLinks });
const madeRefund = z.object({ status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']) });

// An id can come from an address bar: one that cannot be valid is not sent to PayPal.
const idOf = (ref: string): string => {
  if (!ID.test(ref)) throw new GatewayError('not_found', 'PayPal: not the id of anything');
  return ref;
};

const openOrder = async (client: PaypalClient, request: CheckoutRequest): Promise<OpenedCheckout> => {
  const path = '/v2/checkout/orders';
  const answer = await client.ask({
    method: 'POST',
    path,
    body: orderBody(request),
    requestId: request.idempotencyKey,
  });
  const { id, links } = readAnswer(answer, openedOrder);
  const url = findLink(links, ['payer-action', 'approve']);
  if (!url) throw new GatewayError('unknown', 'PayPal: an order without an address to pay at');
  return { ref: id, url };
};

const captureOrder = async (client: PaypalClient, ref: string, requestId: string): Promise<CaptureOutcome> => {
  const path = `/v2/checkout/orders/${idOf(ref)}/capture`;
  return captureOutcome(await client.ask({ method: 'POST', path, requestId }));
};

const refundAll = async (client: PaypalClient, captureRef: string, requestId: string): Promise<void> => {
  const path = `/v2/payments/captures/${idOf(captureRef)}/refund`;
  const answer = await client.ask({ method: 'POST', path, body: '{}', requestId });
  if (readIssue(answer) === 'CAPTURE_FULLY_REFUNDED') return;
  const { status } = readAnswer(answer, madeRefund);
  if (status === 'FAILED' || status === 'CANCELLED') throw new GatewayError('refused', `PayPal: a ${status} refund`);
};

const originOf = (apiBase: string): string => {
  const { protocol, origin, pathname } = new URL(apiBase);
  if ((protocol !== 'http:' && protocol !== 'https:') || pathname !== '/') {
    throw new Error('The PayPal API base is an http or https address without a path.');
  }
  return origin;
};

/**
 * Payments with a PayPal account through Orders v2. Amounts are in minor units. Every method rejects with GatewayError:
 * `refused` for a definite no, `not_found` where PayPal holds no such order, `unknown` where no usable answer came (the
 * same request with the same key may be sent again), `busy` where another call is at it for long, `bad_signature` for events.
 */
export const openPaypal = (config: PaypalConfig): Gateway => {
  const { clientId, clientSecret, webhookId, timeoutMs = 10_000 } = config;
  const apiBase = originOf(config.apiBase ?? LIVE);
  const live = apiBase === LIVE;
  const client = createPaypalClient({ clientId, clientSecret, apiBase, timeoutMs });
  const patiently = <T>(call: () => Promise<T>) => whileBusy(call, config.patienceMs);
  return {
    name: 'paypal',
    live,
    checkKeys: () => client.authenticate(),
    openCheckout: (request) => patiently(() => openOrder(client, request)),
    readCheckout: async (ref): Promise<CheckoutSnapshot> => {
      const answer = await client.ask({ method: 'GET', path: `/v2/checkout/orders/${idOf(ref)}` });
      return buildSnapshot(readAnswer(answer, order), live);
    },
    captureCheckout: (ref, idempotencyKey) => patiently(() => captureOrder(client, ref, idempotencyKey)),
    // PayPal cannot close an order; one that is approved and never captured costs nobody anything.
    closeCheckout: async () => {},
    refundCapture: (captureRef, idempotencyKey) => patiently(() => refundAll(client, captureRef, idempotencyKey)),
    verifyEvent: (rawBody, headers) => verifyPaypalEvent({ client, webhookId, apiBase }, rawBody, headers),
  };
};
