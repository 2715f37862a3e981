import Stripe from 'stripe';
import { scrub } from '#lib/open-log';
import { GatewayError, type GatewayFault } from './gateway.ts';

/**
 * A refusal is definite when the same call cannot succeed later. Of 409, 429 and 5xx it is not known what became of the
 * request, and the same call with the same key may be made again. A key in use is no lost answer: another call is being
 * answered.
 */
const faultOf = (status: number | undefined, code: string | undefined): GatewayFault => {
  // Any other 404 means that the address is not Stripe's.
  if (status === 404) return code === 'resource_missing' ? 'not_found' : 'unknown';
  if (code === 'idempotency_key_in_use') return 'busy';
  if (status === undefined || status < 400 || status === 409 || status === 429 || status >= 500) return 'unknown';
  return 'refused';
};

const describe = ({ type, statusCode, code, param, requestId }: Stripe.errors.StripeError): string => {
  const facts = [statusCode, code, param && `at ${param}`, requestId && `request ${requestId}`];
  return [type, ...facts.filter(Boolean)].join(' ');
};

/**
 * What a failed call to Stripe means for the payment. Stripe's own text and its error object stay behind: they can hold a
 * part of the key and of the buyer's data, and errors are logged.
 */
export const toGatewayError = (error: unknown): GatewayError => {
  if (error instanceof GatewayError) return error;
  if (error instanceof Stripe.errors.StripeError) {
    return new GatewayError(faultOf(error.statusCode, error.code), `Stripe: ${describe(error)}`);
  }
  return new GatewayError('unknown', 'The call to Stripe failed before there was an answer.', { cause: error });
};

/** Stripe shows a part of a key, as `sk_live_****abcd`, at the end of a sentence or inside it. */
const PART_OF_KEY = /:? ?\b[a-z]+_(?:live|test)_[\w*]+/g;

/** The same for a call that only tests the key: nothing of a buyer is in Stripe's words. */
export const toKeyError = (error: unknown): GatewayError => {
  const failure = toGatewayError(error);
  if (failure.fault !== 'refused' || !(error instanceof Stripe.errors.StripeError)) return failure;
  const words = scrub(error.message.replaceAll(PART_OF_KEY, ''));
  return new GatewayError('refused', `Stripe: ${error.statusCode} ${words}`);
};
