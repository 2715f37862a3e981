import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import parseRange from 'range-parser';

/**
 * Answers with bytes that are held whole, so that no answer breaks off in the middle: with nothing to who has them already, or with
 * the part that was asked for. Several parts at once are answered with all.
 */
export const sendBytes = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply => {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  reply.header('etag', etag).header('accept-ranges', 'bytes');
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  const asked = rangeOf(request, etag, bytes.length);
  if (asked === null) return reply.send(bytes);
  if (asked === 'beyond') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  const { start, end } = asked;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
};

const rangeOf = (request: FastifyRequest, etag: string, size: number): parseRange.Range | 'beyond' | null => {
  const { range, 'if-range': ifRange = etag } = request.headers;
  if (range === undefined || request.method !== 'GET' || ifRange !== etag) return null;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'beyond';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
};
