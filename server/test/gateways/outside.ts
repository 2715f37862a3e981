import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterAll } from 'vitest';
import { GatewayError, type GatewayFault } from '#gateways/gateway';

interface Failure {
  fault: GatewayFault;
  message: string;
  /** All that a log could hold of it: causes and fields too. */
  logged: string;
}

/** How a rejected call failed; fails itself where the call holds. */
export const failureOf = async (call: Promise<unknown>): Promise<Failure> => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { fault: error.fault, message: error.message, logged: inspect(error, { depth: 10, showHidden: true }) };
  }
  throw new Error('The call was expected to fail');
};

export interface ReceivedHook {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

const listen = async (
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
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
};

/** An endpoint that keeps what it gets, and answers with `statuses` one after the other, then with 200. */
export const startEndpoint = async (statuses: number[] = []) => {
  const received: ReceivedHook[] = [];
  const url = await listen(({ headers }, body, response) => {
    received.push({ body, headers });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  return { received, url: `${url}/hook` };
};

export interface Call {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  /** 200 where left out. */
  status?: number;
  body: unknown;
}

/** A provider that answers as told, with JSON unless it is a string: for answers that no sound provider gives. */
export const startAnswering = async (answer: (call: Call) => Answer) => {
  const calls: Call[] = [];
  const url = await listen((request, body, response) => {
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: body.toString(),
    };
    calls.push(call);
    const { status = 200, body: told } = answer(call);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof told === 'string' ? told : JSON.stringify(told));
  });
  return { url, calls };
};
