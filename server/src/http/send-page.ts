import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './built-web.ts';
import { type Encoding, encodingFor, pack } from './packed.ts';
import { allowScripts } from './security-headers.ts';

/** Pages are few and never change: each is packed once, as small as can be, when it is first asked for. */
const packed = new WeakMap<Page, Map<Encoding, Promise<Buffer>>>();

const packedPage = (page: Page, encoding: Encoding): Promise<Buffer> => {
  const kept = packed.get(page) ?? new Map<Encoding, Promise<Buffer>>();
  packed.set(page, kept);
  const bytes = kept.get(encoding) ?? pack(page.html, encoding);
  kept.set(encoding, bytes);
  return bytes;
};

/** Answers with a page under the status the reply has, or says that the browser has it already. */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
  // Also with a 304, whose headers take the place of those that the browser has kept.
  allowScripts(reply, page.scripts).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  reply.header('etag', page.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await packedPage(page, encoding));
};
