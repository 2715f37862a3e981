import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageLook } from '../common/page-html.ts';
import { acceptForms, actionIn, closedPage, formatMoney, payPage, unknownPaymentPage } from '../common/pay-page.ts';
import { sendPage } from '../common/send-page.ts';
import type { Account, Funding, StoredOrder } from './account.ts';
import { approveOrder, findOrder } from './orders.ts';

const LOOK: PageLook = {
  provider: 'PayPal',
  light: { paper: '#eef3fa', go: '#ffc439', goInk: '#0a1f44' },
  dark: { paper: '#0b1526', go: '#ffc439', goInk: '#0a1f44' },
  style: `.card { border-top: 6px solid #0070ba; }
button, .button { border-radius: 1.5rem; }
`,
};

const FUNDING = new Map<string | null, Funding>([
  ['pay', 'works'],
  ['declined', 'declined'],
  ['pending', 'pending'],
]);

/** The shop's own address, to the letter, and what PayPal adds. */
const withParameters = (url: string, parameters: Record<string, string>): string => {
  const [, before = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(url) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}${fragment}`;
};

const approvedUrl = ({ id, returnUrl, approval }: StoredOrder): string =>
  withParameters(returnUrl, { token: id, PayerID: approval?.payerId ?? '' });

const cancelledUrl = ({ id, cancelUrl }: StoredOrder): string => withParameters(cancelUrl, { token: id });

const expiredPage = (order: StoredOrder): string => closedPage(LOOK, 'expired', cancelledUrl(order));

/** What the buyer sees at the address of an order. */
const orderPage = (order: StoredOrder): string => {
  const { status, unit, brandName, wasDeclined } = order;
  if (status === 'COMPLETED') return closedPage(LOOK, 'paid', approvedUrl(order));
  if (status === 'APPROVED') return closedPage(LOOK, 'agreed', approvedUrl(order));
  if (status !== 'PAYER_ACTION_REQUIRED') return expiredPage(order);
  const total = formatMoney(Number(unit.amount.value), unit.amount.currency_code);
  return payPage(LOOK, {
    heading: `${brandName} asks for`,
    total,
    what: unit.description ?? 'Payment',
    declined: wasDeclined ? 'Your last way to pay was declined. You were not charged. Please choose another.' : null,
    buttons: {
      pay: `Pay ${total}`,
      declined: 'Pay with a wallet that is declined',
      pending: 'Pay, but PayPal holds the payment for review',
      cancel: 'Cancel and return',
    },
  });
};

const showNone = (account: Account, id: string, reply: FastifyReply): FastifyReply => {
  const forgotten = account.stored.forgotten.get(id);
  return sendPage(reply.code(forgotten ? 200 : 404), forgotten ? expiredPage(forgotten) : unknownPaymentPage(LOOK));
};

const act = async (
  account: Account,
  order: StoredOrder,
  { reply, action }: { reply: FastifyReply; action: string | null },
) => {
  if (action === 'cancel') return reply.redirect(cancelledUrl(order), 303);
  if (order.status !== 'PAYER_ACTION_REQUIRED') return sendPage(reply, orderPage(order));
  const funding = FUNDING.get(action);
  if (!funding) return reply.code(400).send('Unknown action');
  const approved = await account.webhooks.causing(() => approveOrder(account, order, funding));
  return reply.redirect(approvedUrl(approved), 303);
};

const tokenIn = ({ url }: FastifyRequest): string => new URL(url, 'http://localhost').searchParams.get('token') ?? '';

/** `/checkoutnow?token=ORDER`: where the buyer agrees to pay. */
export const buyerPage =
  (account: Account) =>
  async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.get('/checkoutnow', (request, reply) => {
      const order = findOrder(account, tokenIn(request));
      return order ? sendPage(reply, orderPage(order)) : showNone(account, tokenIn(request), reply);
    });
    app.post('/checkoutnow', (request, reply) => {
      const order = findOrder(account, tokenIn(request));
      if (!order) return showNone(account, tokenIn(request), reply);
      return act(account, order, { reply, action: actionIn(request.body) });
    });
  };
