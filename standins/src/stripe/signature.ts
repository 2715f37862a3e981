import { createHmac } from 'node:crypto';
import { unixNow } from './ids.ts';

/** The `Stripe-Signature` header over these bytes, at this second. */
const signatureOf = (body: string, secret: string, timestamp = unixNow()): string =>
  `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** The headers of one delivery. */
export const deliveryHeaders = (body: string, secret: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'stripe-signature': signatureOf(body, secret),
  'user-agent': 'Stripe/1.0 (stand-in)',
});
