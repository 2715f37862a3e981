import { API_BASE } from '@pawsume/contract/call';
import { stripeWebhook } from '@pawsume/contract/payments';
import type { Config } from './config.ts';
import { newToken } from './lib/secrets.ts';

interface StandIns {
  stripe: NonNullable<Config['stripe']>;
  close(): Promise<void>;
}

/**
 * Starts our own local Stripe for a machine without keys. Its pages say that no real money moves, and its keys are made
 * anew at each start, so nobody else's can be taken for them.
 */
export const startStandIns = async (publicUrl: string): Promise<StandIns> => {
  const { startStripe } = await import('@pawsume/standins/stripe/start-stripe');
  const keys = { secretKey: `sk_test_${newToken()}`, webhookSecret: `whsec_${newToken()}` };
  const stripe = await startStripe({ ...keys, webhookUrl: publicUrl + API_BASE + stripeWebhook.path });
  return { stripe: { ...keys, apiBase: stripe.url }, close: () => stripe.close() };
};
