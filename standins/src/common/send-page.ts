import type { FastifyReply } from 'fastify';

// No form-action: browsers would hold it against the redirect back to the shop.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-type': 'text/html; charset=utf-8',
};

export const sendPage = (reply: FastifyReply, html: string): FastifyReply => reply.headers(PAGE_HEADERS).send(html);
