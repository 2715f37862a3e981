import type { FastifyInstance } from 'fastify';
import { controlRoutes } from '../common/control.ts';
import { startServer } from '../common/start-server.ts';
import { type Account, type AccountOptions, openAccount } from './account.ts';
import { commandsOf, controlOf, type StripeControl } from './control.ts';
import { hostedPage } from './hosted-page.ts';
import { SPECS } from './operations.ts';
import { serve, serveUnknown } from './serve.ts';
import { expireOverdue } from './sessions.ts';

export interface StripeStandIn {
  /** Base of the API (`/v1/…`), of the hosted page (`/pay/…`) and of the control (`/__control`). */
  url: string;
  control: StripeControl;
  /** Cuts what is under way and gives the port back. */
  close(): Promise<void>;
}

/**
 * Starts a local Stripe in test mode, on this machine's loopback only: it keeps state, refuses what Stripe refuses,
 * shows a page to pay at, and sends signed webhooks. No real money moves.
 */
export const startStripe = async (options: AccountOptions): Promise<StripeStandIn> => {
  const account = openAccount(options);
  const control = controlOf(account);
  const server = await startServer(account, {
    parts: [stripeApi(account), hostedPage(account), controlRoutes(control.state, commandsOf(control))],
    endOverdue: () => expireOverdue(account),
  });
  return { ...server, control };
};

/** Stripe's REST API, below `/v1`. */
const stripeApi =
  (account: Account) =>
  async (root: FastifyInstance): Promise<void> => {
    const routes = async (app: FastifyInstance): Promise<void> => {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      app.setNotFoundHandler(serveUnknown(account));
      for (const spec of SPECS) app.route({ method: spec.method, url: spec.path, handler: serve(account, spec) });
    };
    root.register(routes, { prefix: '/v1' });
  };
