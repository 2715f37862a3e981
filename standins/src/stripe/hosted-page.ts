import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptForms, actionIn } from '../common/page-forms.ts';
import { sendPage } from '../common/send-page.ts';
import type { Account } from './account.ts';
import { sessionPage, successUrl, unknownPage } from './pages.ts';
import { paySession } from './payments.ts';
import { findSession, getSession } from './sessions.ts';

const pay = async (account: Account, id: string, reply: FastifyReply): Promise<FastifyReply> => {
  await account.webhooks.causing(() => paySession(account, id, 'paid'));
  return reply.redirect(successUrl(getSession(account, id)), 303);
};

const act = async (account: Account, id: string, reply: FastifyReply, action: string | null): Promise<FastifyReply> => {
  const stored = findSession(account, id);
  if (!stored) return sendPage(reply.code(404), unknownPage());
  const { status, cancel_url } = stored.session;
  if (action === 'cancel' && cancel_url !== null) return reply.redirect(cancel_url, 303);
  if (status !== 'open') return sendPage(reply, sessionPage(stored));
  if (action === 'pay') return pay(account, id, reply);
  if (action !== 'decline') return reply.code(400).send('Unknown action');
  paySession(account, id, 'declined');
  return sendPage(reply, sessionPage(stored, true));
};

/** Stripe Checkout: the page where the buyer pays, below `/pay`. */
export const hostedPage =
  (account: Account) =>
  async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.get<{ Params: { id: string } }>('/:id', (request, reply) => {
      const stored = findSession(account, request.params.id);
      return stored ? sendPage(reply, sessionPage(stored)) : sendPage(reply.code(404), unknownPage());
    });
    app.post<{ Params: { id: string } }>('/:id', (request, reply) =>
      act(account, request.params.id, reply, actionIn(request.body)),
    );
  };
