import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };
export type Encoding = keyof typeof packers;

export const pack = (html: Buffer | string, encoding: Encoding): Promise<Buffer> => packers[encoding](html);
const packQuickly = (html: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? packers.br(html, QUICK) : packers.gzip(html);

/** The best that a browser takes of what we pack. */
export const encodingFor = ({ headers }: FastifyRequest): Encoding | undefined => {
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !part.endsWith(';q=0'))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
};

const packed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** Answers with a document that lives a moment and is read by many: packed once for each kind of browser. */
export const sendPacked = async (
  request: FastifyRequest,
  reply: FastifyReply,
  document: Buffer,
): Promise<FastifyReply> => {
  reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(request);
  if (!encoding) return reply.send(document);
  const kept = packed.get(document) ?? new Map<Encoding, Promise<Buffer>>();
  packed.set(document, kept);
  const bytes = kept.get(encoding) ?? packQuickly(document, encoding);
  kept.set(encoding, bytes);
  return reply.header('content-encoding', encoding).send(await bytes);
};
