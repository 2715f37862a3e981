import type { FastifyInstance } from 'fastify';
import { controlRoutes } from '../common/control.ts';
import { startServer } from '../common/start-server.ts';
import { type Account, type AccountOptions, openAccount } from './account.ts';
import { buyerPage } from './buyer-page.ts';
import { commandsOf, controlOf, type PaypalControl } from './control.ts';
import { OPERATION_SPECS } from './operations.ts';
import { endOverdue } from './orders.ts';
import { handle, serve, serveToken, serveUnknown } from './serve.ts';

export interface PaypalStandIn {
  /** Base of the API, of the buyer's page (`/checkoutnow?token=…`) and of the control (`/__control`). */
  url: string;
  control: PaypalControl;
  /** Cuts what is under way and gives the port back. */
  close(): Promise<void>;
}

/**
 * Starts a local PayPal sandbox, on this machine's loopback only: it keeps state, holds every request against PayPal's own
 * description of its API, shows a page to pay at, and sends events that its verification knows again. No real money moves.
 */
export const startPaypal = async (options: AccountOptions): Promise<PaypalStandIn> => {
  if (!/^[a-zA-Z0-9]{1,50}$/.test(options.webhookId)) {
    throw new Error('PayPal writes ids of webhooks in letters and digits.');
  }
  const account = openAccount(options);
  const control = controlOf(account);
  const server = await startServer(account, {
    parts: [paypalApi(account), buyerPage(account), controlRoutes(control.state, commandsOf(control))],
    endOverdue: () => endOverdue(account),
  });
  return { ...server, control };
};

/** PayPal's REST API: what taking one payment needs, and nothing else. */
const paypalApi =
  (account: Account) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/v1/oauth2/token', handle(account, 'token', serveToken));
    for (const spec of OPERATION_SPECS) {
      const { method, path } = spec.place;
      app.route({
        method: method === 'get' ? 'GET' : 'POST',
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: handle(account, spec.name, serve(spec)),
      });
    }
    app.all('/*', handle(account, 'unknown', serveUnknown));
  };
