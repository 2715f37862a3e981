/** The answer of a provider was larger than anything we asked for. */
export class AnswerTooLargeError extends Error {
  override name = 'AnswerTooLargeError';
}

const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/**
 * `fetch` for a provider that is not trusted: follows no redirect, since that would send secrets or the owner's words to
 * another host, and reads at most `maxBytes` of the answer, dripping or not, under the caller's abort signal.
 */
export const boundedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const headers = new Headers(response.headers);
    // The body below is decoded already.
    headers.delete('content-encoding');
    headers.delete('content-length');
    const body = WITHOUT_BODY.has(response.status) ? null : await read(response, maxBytes);
    return new Response(body, { status: response.status, statusText: response.statusText, headers });
  };

const read = async (response: Response, maxBytes: number): Promise<Blob> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and closes the connection.
    if (size > maxBytes) throw new AnswerTooLargeError(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new Blob(chunks);
};
