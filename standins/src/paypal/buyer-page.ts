import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { acceptForms, actionIn } from '../common/page-forms.ts';
import { sendPage } from '../common/send-page.ts';
import type { Account } from './account.ts';
import { approveOrder, findOrder } from './orders.ts';
import { approvedUrl, cancelledUrl, donePage, expiredPage, orderPage, unknownPage } from './pages.ts';
import type { Funding, StoredOrder } from './stored.ts';

const FUNDING = new Map<string | null, Funding>([
  ['pay', 'works'],
  ['declined', 'declined'],
  ['pending', 'pending'],
]);

const query = z.object({ token: z.string().max(64) });

const tokenIn = (given: unknown): string => query.safeParse(given).data?.token ?? '';

const showNone = (account: Account, id: string, reply: FastifyReply): FastifyReply => {
  const forgotten = account.stored.forgotten.get(id);
  return forgotten ? sendPage(reply, expiredPage(forgotten)) : sendPage(reply.code(404), unknownPage());
};

const leave = (reply: FastifyReply, url: string | null): FastifyReply =>
  url === null ? sendPage(reply, donePage()) : reply.redirect(url, 303);

const act = async (
  account: Account,
  order: StoredOrder,
  { reply, action }: { reply: FastifyReply; action: string | null },
) => {
  if (action === 'cancel') return leave(reply, cancelledUrl(order));
  if (order.status !== 'CREATED' && order.status !== 'PAYER_ACTION_REQUIRED') return sendPage(reply, orderPage(order));
  const funding = FUNDING.get(action);
  if (!funding) return reply.code(400).send('Unknown action');
  const approved = await account.webhooks.causing(() => approveOrder(account, order, funding));
  return leave(reply, approvedUrl(approved));
};

/** `/checkoutnow?token=ORDER`: where the buyer agrees to pay. */
export const buyerPage =
  (account: Account) =>
  async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.get('/checkoutnow', (request, reply) => {
      const id = tokenIn(request.query);
      const order = findOrder(account, id);
      return order ? sendPage(reply, orderPage(order)) : showNone(account, id, reply);
    });
    app.post('/checkoutnow', (request, reply) => {
      const id = tokenIn(request.query);
      const order = findOrder(account, id);
      return order ? act(account, order, { reply, action: actionIn(request.body) }) : showNone(account, id, reply);
    });
  };
