import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, STATUS_OF } from '@pawsume/contract/errors';
import { messages } from '@pawsume/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from '#lib/request-id';
import { PERMISSIONS, STRICT_TRANSPORT } from './security-headers.ts';

/** These answers are made before any hook has run, so they carry the headers of every answer themselves. */
const headersOf = (publicUrl: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'cache-control': 'no-store',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': STRICT_TRANSPORT }),
});

const SENTENCES = {
  invalid_input: messages.common.invalidInput,
  not_found: messages.common.notFound,
} satisfies Partial<Record<ErrorCode, string>>;

const bodyOf = (code: keyof typeof SENTENCES): string => {
  const sentence = SENTENCES[code];
  return JSON.stringify({ error: sentence, msg: sentence, code } satisfies ErrorBody);
};

/** Answers an address that cannot be read, or has a parameter longer than any of ours. */
export const malformedAnswer = (publicUrl: string) => {
  const headers = headersOf(publicUrl);
  return ({ code: reason }: { code: string }, { id }: FastifyRequest, reply: FastifyReply): void => {
    const code = reason === 'FST_ERR_BAD_URL' ? 'invalid_input' : 'not_found';
    reply.code(STATUS_OF[code]).headers(headers).header(REQUEST_ID_HEADER, id).send(bodyOf(code));
  };
};

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no HTTP, or came too slowly, and hangs up. */
export const hangUp = (publicUrl: string) => {
  const body = bodyOf('invalid_input');
  const headers = { ...headersOf(publicUrl), 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };
};
