import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll } from 'vitest';

export interface ReceivedHook {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** A shop's endpoint: keeps what it gets, and answers with `statuses` one after the other, then with 200. */
export const startEndpoint = async (statuses: number[] = []) => {
  const received: ReceivedHook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks), headers: request.headers });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The endpoint has no port');
  return { received, url: `http://127.0.0.1:${address.port}/hook` };
};
