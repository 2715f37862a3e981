import { createHash } from 'node:crypto';
import { type Call, PICTURE_PARTS } from '@pawsume/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The answer of a call that has `about`: a picture, what is said of it, and the document with both for all others. */
export interface PictureAnswer<About> {
  about: About;
  /** A JPEG. */
  picture: Uint8Array;
  html: () => string;
}

export const wantsParts = ({ about }: Call, { headers }: FastifyRequest): boolean =>
  about !== undefined && Boolean(headers.accept?.includes(PICTURE_PARTS));

/** Answers with a picture and what is said of it, as two parts; or that who asks has this very picture already. */
export const sendParts = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { about, picture }: PictureAnswer<unknown>,
): Promise<FastifyReply> => {
  const said = JSON.stringify(about);
  const etag = `"${createHash('sha256').update(said).update(picture).digest('base64url')}"`;
  reply.header('etag', etag);
  if (request.method === 'GET' && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const form = new FormData();
  form.append('about', said);
  form.append('picture', new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' }), 'page.jpg');
  const encoded = new Response(form);
  return reply
    .type(encoded.headers.get('content-type') ?? PICTURE_PARTS)
    .send(Buffer.from(await encoded.arrayBuffer()));
};
