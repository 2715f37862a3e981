import { controlRoutes } from '../common/control.ts';
import { startServer } from '../common/start-server.ts';
import { type AccountOptions, openAccount } from './account.ts';
import { stripeApi } from './api.ts';
import { commandsOf, controlOf, type StripeControl } from './control.ts';
import { hostedPage } from './hosted-page.ts';
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
