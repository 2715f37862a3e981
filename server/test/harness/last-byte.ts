import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Call } from '@pawsume/contract/call';
import { type Asking, pathOf } from './send.ts';

/** A request as it goes over the wire. */
export interface RawRequest {
  /** The server that it goes to. */
  url: string;
  bytes: Buffer;
}

export interface RawAnswer {
  status: number;
  /** The body, where it is JSON; else its length. */
  body: unknown;
}

/** A call as bytes, the last of which makes it whole. */
export const rawRequest = <C extends Call>(
  url: string,
  call: C,
  { as, params, body, headers }: Pick<Asking<C>, 'as' | 'params' | 'body' | 'headers'> = {},
): RawRequest => rawOf(url, { method: call.method, path: pathOf(call, params), as, headers, body });

interface Raw {
  method: string;
  path: string;
  as?: string | undefined;
  headers?: Record<string, unknown> | undefined;
  /** Bytes as they are; all else as JSON. */
  body?: unknown;
}

/** The same of a request that is no call of ours to make, as a webhook. */
export const rawOf = (url: string, { method, path, as, headers = {}, body }: Raw): RawRequest => {
  const payload = Buffer.isBuffer(body) ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const head = {
    host: new URL(url).host,
    connection: 'close',
    ...(as && { authorization: `Bearer ${as}` }),
    ...(body !== undefined && !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
    ...(payload.length > 0 && { 'content-length': payload.length }),
    ...headers,
  };
  const lines = [`${method} ${path} HTTP/1.1`, ...Object.entries(head).map(([name, value]) => `${name}: ${value}`)];
  return { url, bytes: Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), payload]) };
};

/**
 * Sends all of each request but its last byte, and once every server has them, all last bytes at once: they are whole within
 * a millisecond or so, whichever way they went.
 */
export const atTheSameMoment = async (requests: RawRequest[]): Promise<RawAnswer[]> => {
  const sockets = await Promise.all(requests.map(begin));
  const answers = sockets.map(readAnswer);
  sockets.forEach((socket, n) => {
    socket.write(requests[n]?.bytes.subarray(-1) ?? '');
  });
  return Promise.all(answers);
};

const begin = async ({ url, bytes }: RawRequest): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay();
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(bytes.subarray(0, -1), resolve));
  return socket;
};

const readAnswer = async (socket: Socket): Promise<RawAnswer> => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end).toString();
  const content = bytes.subarray(end + 4);
  const isJson = /^content-type: application\/json/im.test(head);
  return { status: Number(head.split(' ')[1]), body: isJson ? JSON.parse(unchunked(head, content)) : content.length };
};

/** Our answers in JSON are sent in one piece, or compressed in none where nobody asked for it. */
const unchunked = (head: string, content: Buffer): string =>
  /^transfer-encoding: chunked/im.test(head)
    ? content
        .toString()
        .replaceAll(/(^|\r\n)[\da-f]+\r\n/gi, '')
        .replace(/\r\n$/, '')
    : content.toString();
