import Fastify from 'fastify';
import { controlRoutes } from '../common/control-routes.ts';
import { openAccount } from './account.ts';
import { stripeApi } from './api.ts';
import { command, obey } from './commands.ts';
import { controlOf, type StripeControl } from './control.ts';
import { hostedPage } from './hosted-page.ts';
import { expireOverdue } from './sessions.ts';
import { StripeFault } from './stripe-fault.ts';

const LOOK_FOR_OVERDUE_MS = 5000;

export interface StripeStandInOptions {
  /** A free one where left out. */
  port?: number;
  /** Where signed events go; can be set later with `control.setWebhookUrl`. */
  webhookUrl?: string;
  webhookSecret: string;
  secretKey: string;
}

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
export const startStripe = async (options: StripeStandInOptions): Promise<StripeStandIn> => {
  const account = openAccount(options);
  const control = controlOf(account);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024, exposeHeadRoutes: false });
  app.register(stripeApi(account), { prefix: '/v1' });
  app.register(hostedPage(account), { prefix: '/pay' });
  app.register(
    controlRoutes({
      state: () => control.state(),
      command,
      obey: (given) => obey(control, given),
      statusOf: (error) => (error instanceof StripeFault ? error.status : undefined),
    }),
  );
  account.url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const watch = setInterval(() => expireOverdue(account), LOOK_FOR_OVERDUE_MS).unref();
  return {
    url: account.url,
    control,
    close: async () => {
      clearInterval(watch);
      await account.webhooks.close();
      await app.close();
    },
  };
};
