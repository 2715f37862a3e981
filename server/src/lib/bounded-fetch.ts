import { currentRequestId, REQUEST_ID_HEADER } from './request-id.ts';

/** The answer of a provider was larger than anything we asked for. */
export class AnswerTooLargeError extends Error {
  override name = 'AnswerTooLargeError';
}

const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/**
 * `fetch` for a provider that is not trusted: follows no redirect, since that would send secrets or the owner's words to
 * another host, and reads at most `maxBytes` of the answer, dripping or not, under the caller's abort signal.
 */
export const boundedFetch = (maxBytes: number): typeof fetch => {
  const fetchStream = boundedStream(maxBytes);
  return async (input, init) => {
    const response = await fetchStream(input, init);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(await response.blob(), { status, statusText, headers });
  };
};

/** The same for an answer that is read while it arrives: reading it fails where it is too large. */
export const boundedStream =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, headers: marked(init?.headers), redirect: 'error' });
    const headers = new Headers(response.headers);
    // The body below is decoded already.
    headers.delete('content-encoding');
    headers.delete('content-length');
    const body = WITHOUT_BODY.has(response.status) ? null : bounded(response, maxBytes);
    return new Response(body, { status: response.status, statusText: response.statusText, headers });
  };

/** With the id of our request, where it is made for one: what happens on the other side is found by it. */
export const marked = (given?: RequestInit['headers']): Headers => {
  const headers = new Headers(given);
  const id = currentRequestId();
  if (id !== null) headers.set(REQUEST_ID_HEADER, id);
  return headers;
};

const bounded = ({ body }: Response, maxBytes: number): ReadableStream<Uint8Array<ArrayBuffer>> | null => {
  let size = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, passOn) {
      size += chunk.byteLength;
      // An error here cancels the stream before it and closes the connection.
      if (size > maxBytes) throw new AnswerTooLargeError(`more than ${maxBytes} bytes`);
      passOn.enqueue(chunk);
    },
  });
  return body?.pipeThrough(count) ?? null;
};
