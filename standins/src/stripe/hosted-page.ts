import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageLook } from '../common/page-html.ts';
import { acceptForms, actionIn, closedPage, formatMoney, payPage, unknownPaymentPage } from '../common/pay-page.ts';
import { sendPage } from '../common/send-page.ts';
import type { Account, StoredSession } from './account.ts';
import { paySession } from './payments.ts';
import { findSession, getSession } from './sessions.ts';

const LOOK: PageLook = {
  provider: 'Stripe',
  light: { paper: '#f4f5f8', go: '#4338ca', goInk: '#fff' },
  dark: { paper: '#12151d', go: '#a5a0ff', goInk: '#14132b' },
};

const successUrl = ({ session }: StoredSession): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

/** What the buyer sees at the address of a session. */
const sessionPage = (stored: StoredSession, wasDeclined = false): string => {
  const { status, amount_total, currency, cancel_url } = stored.session;
  if (status === 'complete') return closedPage(LOOK, 'paid', successUrl(stored));
  if (status !== 'open') return closedPage(LOOK, 'expired', cancel_url ?? '');
  const total = formatMoney((amount_total ?? 0) / 100, currency ?? 'usd');
  return payPage(LOOK, {
    heading: 'Pay by card',
    total,
    what: stored.description,
    declined: wasDeclined ? 'Your card was declined. You were not charged.' : null,
    buttons: { pay: `Pay ${total}`, decline: 'Pay with a card that is declined', cancel: 'Cancel' },
  });
};

const act = async (account: Account, id: string, { action, reply }: { action: string | null; reply: FastifyReply }) => {
  const stored = findSession(account, id);
  if (!stored) return sendPage(reply.code(404), unknownPaymentPage(LOOK));
  const { status, cancel_url } = stored.session;
  if (action === 'cancel') return reply.redirect(cancel_url ?? '', 303);
  if (status !== 'open') return sendPage(reply, sessionPage(stored));
  if (action !== 'pay' && action !== 'decline') return reply.code(400).send('Unknown action');
  await account.webhooks.causing(() => paySession(account, id, action === 'pay' ? 'paid' : 'declined'));
  if (action === 'decline') return sendPage(reply, sessionPage(stored, true));
  return reply.redirect(successUrl(getSession(account, id)), 303);
};

/** Stripe Checkout: the page where the buyer pays, below `/pay`. */
export const hostedPage =
  (account: Account) =>
  async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
      const stored = findSession(account, request.params.id);
      return sendPage(reply.code(stored ? 200 : 404), stored ? sessionPage(stored) : unknownPaymentPage(LOOK));
    });
    app.post<{ Params: { id: string } }>('/pay/:id', (request, reply) =>
      act(account, request.params.id, { action: actionIn(request.body), reply }),
    );
  };
