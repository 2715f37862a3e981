import Stripe from 'stripe';
import { marked } from '#lib/bounded-fetch';

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the SDK can take: an object, whose `error`, if there is one, is an object or OAuth's word for it. */
const isUsable = (text: string): boolean => {
  try {
    const body: unknown = JSON.parse(text);
    if (!isObject(body)) return false;
    const error: unknown = Reflect.get(body, 'error');
    return !error || typeof error === 'string' || isObject(error);
  } catch {
    return false;
  }
};

/**
 * Bounds an answer, and gives the SDK nothing else than it can take: it hangs its own properties on whatever came,
 * outside of any promise that we hold, and on a string that throws. An empty body becomes one that is no JSON, which
 * the SDK reports properly.
 */
const guarded = (response: Response): Response => {
  let left = MAX_ANSWER_BYTES;
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('The answer is longer than any answer of Stripe.'));
      else controller.enqueue(chunk);
    },
  });
  const bounded = new Response(response.body?.pipeThrough(cap) ?? null, response);
  const read = bounded.text.bind(bounded);
  const text = async () => {
    const told = await read();
    return isUsable(told) ? told : '';
  };
  return Object.assign(bounded, { text });
};

// A redirect would carry the secret key to another host.
const boundedFetch: typeof fetch = async (input, init) =>
  guarded(await fetch(input, { ...init, headers: marked(init?.headers), redirect: 'error' }));

/** Splits `http://host:port` into the SDK's settings. */
const addressOf = (apiBase: string) => {
  const { protocol, hostname, port, pathname } = new URL(apiBase);
  if ((protocol !== 'http:' && protocol !== 'https:') || pathname !== '/') {
    throw new Error('The Stripe API base is an http or https address without a path.');
  }
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' } as const;
};

export interface StripeClientConfig {
  secretKey: string;
  apiBase?: string | undefined;
  /** For one try, from the first byte sent to the last byte read. */
  timeoutMs?: number | undefined;
}

/**
 * The official client, bounded. Its client on Node's own `http` restarts the timeout with every byte, so an answer that
 * drips never ends; the one on `fetch` holds it to the last byte.
 */
export const createStripeClient = ({ secretKey, apiBase, timeoutMs = 10_000 }: StripeClientConfig): Stripe =>
  new Stripe(secretKey, {
    ...(apiBase ? addressOf(apiBase) : {}),
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
    maxNetworkRetries: 2,
    telemetry: false,
    timeout: timeoutMs,
  });
