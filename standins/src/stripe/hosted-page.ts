import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Account } from './account.ts';
import { sessionPage, successUrl, unknownPage } from './pages.ts';
import { paySession } from './payments.ts';
import { findSession, getSession } from './sessions.ts';

// No form-action: browsers would hold it against the redirect back to the shop.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

const show = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html);

const pay = async (account: Account, id: string, reply: FastifyReply): Promise<FastifyReply> => {
  paySession(account, id, 'paid');
  if (account.webhooks.habits.mode === 'before_answer') await account.webhooks.settled();
  return reply.redirect(successUrl(getSession(account, id)), 303);
};

const act = async (account: Account, id: string, reply: FastifyReply, action: string | null): Promise<FastifyReply> => {
  const stored = findSession(account, id);
  if (!stored) return show(reply.code(404), unknownPage());
  const { status, cancel_url } = stored.session;
  if (action === 'cancel' && cancel_url !== null) return reply.redirect(cancel_url, 303);
  if (status !== 'open') return show(reply, sessionPage(stored));
  if (action === 'pay') return pay(account, id, reply);
  if (action !== 'decline') return reply.code(400).send('Unknown action');
  paySession(account, id, 'declined');
  return show(reply, sessionPage(stored, true));
};

/** Stripe Checkout: the page where the buyer pays, below `/pay`. */
export const hostedPage =
  (account: Account) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    );
    app.get<{ Params: { id: string } }>('/:id', (request, reply) => {
      const stored = findSession(account, request.params.id);
      return stored ? show(reply, sessionPage(stored)) : show(reply.code(404), unknownPage());
    });
    app.post<{ Params: { id: string }; Body: unknown }>('/:id', (request, reply) => {
      const action = request.body instanceof URLSearchParams ? request.body.get('action') : null;
      return act(account, request.params.id, reply, action);
    });
  };
