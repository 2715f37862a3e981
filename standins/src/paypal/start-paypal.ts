import Fastify from 'fastify';
import { controlRoutes } from '../common/control-routes.ts';
import { openAccount } from './account.ts';
import { paypalApi } from './api.ts';
import { buyerPage } from './buyer-page.ts';
import { command, obey } from './commands.ts';
import { controlOf, type PaypalControl } from './control.ts';
import { endOverdue } from './orders.ts';
import { PaypalFault } from './paypal-fault.ts';

const LOOK_FOR_OVERDUE_MS = 5000;

export interface PaypalStandInOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Where signed events go; can be set later with `control.setWebhookUrl`. */
  webhookUrl?: string;
  /** A free one where left out. */
  port?: number;
}

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
export const startPaypal = async (options: PaypalStandInOptions): Promise<PaypalStandIn> => {
  if (!/^[a-zA-Z0-9]{1,50}$/.test(options.webhookId))
    throw new Error('PayPal writes ids of webhooks in letters and digits.');
  const account = openAccount(options);
  const control = controlOf(account);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024, exposeHeadRoutes: false });
  app.register(paypalApi(account));
  app.register(buyerPage(account));
  app.register(
    controlRoutes({
      state: () => control.state(),
      command,
      obey: (given) => obey(control, given),
      statusOf: (error) => (error instanceof PaypalFault ? error.status : undefined),
    }),
  );
  account.url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const watch = setInterval(() => endOverdue(account), LOOK_FOR_OVERDUE_MS).unref();
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
