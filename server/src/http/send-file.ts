import type { FastifyReply, FastifyRequest } from 'fastify';
import { PDF_POLICY, PICTURE_POLICY } from './security-headers.ts';
import { sendBytes } from './send-bytes.ts';

/** A file that a browser may show. */
export interface FileAnswer {
  bytes: Buffer;
  type: 'application/pdf' | 'image/jpeg';
  filename: string;
}

/** Answers with a file for this one reader: no search engine lists it, and what it is stands fast. Whoever calls sees to it that no cache keeps it. */
export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, type, filename }: FileAnswer,
): FastifyReply => {
  reply
    .type(type)
    .header('content-disposition', `inline; filename="${filename}"`)
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
    .header('content-security-policy', type === 'image/jpeg' ? PICTURE_POLICY : PDF_POLICY);
  return sendBytes(request, reply, bytes);
};
