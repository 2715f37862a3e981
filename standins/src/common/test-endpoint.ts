import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll } from 'vitest';
import { portOf } from './port-of.ts';

/** A server of one test file. Returns where it listens. */
export const listen = async (
  take: (request: IncomingMessage, body: Buffer, response: ServerResponse) => void,
): Promise<string> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => take(request, Buffer.concat(chunks), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${portOf(server)}`;
};

export interface ReceivedHook {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** A shop's endpoint: keeps what it gets, and answers with `statuses` one after the other, then with 200. */
export const startEndpoint = async (statuses: number[] = []) => {
  const received: ReceivedHook[] = [];
  const url = await listen(({ headers }, body, response) => {
    received.push({ body, headers });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  return { received, url: `${url}/hook` };
};
