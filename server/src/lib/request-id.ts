import { AsyncLocalStorage } from 'node:async_hooks';

export const REQUEST_ID_HEADER = 'x-request-id';

/** A UUID, or the 32 digits that proxies write: nothing that could be somebody's words. */
const ID = /^([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;
/** As the W3C has it: version, trace, span, flags. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** The id that a proxy before us gave a request, or its trace has; a new one where there is none of their form. */
export const requestIdOf = (headers: Record<string, string | string[] | undefined>): string => {
  const given = String(headers[REQUEST_ID_HEADER] ?? '');
  if (ID.test(given)) return given;
  return TRACEPARENT.exec(String(headers.traceparent ?? ''))?.[1] ?? crypto.randomUUID();
};

const current = new AsyncLocalStorage<string>();

/** Does work on behalf of a request: what it logs and whom it asks outside is known by the request's id. */
export const onBehalfOf = <T>(requestId: string, work: () => T): T => current.run(requestId, work);

/** The id of the request that this is done for; null where it is done for none. */
export const currentRequestId = (): string | null => current.getStore() ?? null;
