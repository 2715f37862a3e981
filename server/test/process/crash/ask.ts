import type { BodyToSend, Call } from '@pawsume/contract/call';
import { pathOf } from '../../harness/send.ts';

export interface Asking<C extends Call> {
  /** The token of who asks. */
  as?: string;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: BodyToSend<C>;
  headers?: Record<string, string>;
}

const ANSWER_WITHIN_MS = 20_000;

/** Makes a call of the contract as a browser does. Rejects where no answer comes. */
export const askAt =
  (url: () => string) =>
  <C extends Call>(call: C, { as, params, query, body, headers }: Asking<C> = {}): Promise<Response> =>
    fetch(`${url()}${pathOf(call, params)}?${new URLSearchParams(query)}`, {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        ...headers,
        ...(as && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
