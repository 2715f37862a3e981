import { API_BASE } from '@pawsume/contract/call';
import { paypalWebhook, stripeWebhook } from '@pawsume/contract/payments';
import type { Config } from './config.ts';
import { newToken } from './lib/secrets.ts';

interface StandIns {
  stripe: NonNullable<Config['stripe']>;
  paypal: NonNullable<Config['paypal']>;
  close(): Promise<void>;
}

/**
 * Starts our own local Stripe and PayPal for a machine without keys of either. Their pages say that no real money moves,
 * and their keys are made anew at each start, so nobody else's can be taken for them.
 */
export const startStandIns = async (publicUrl: string): Promise<StandIns> => {
  const [{ startStripe }, { startPaypal }] = await Promise.all([
    import('@pawsume/standins/stripe/start-stripe'),
    import('@pawsume/standins/paypal/start-paypal'),
  ]);
  const api = publicUrl + API_BASE;
  const stripeKeys = { secretKey: `sk_test_${newToken()}`, webhookSecret: `whsec_${newToken()}` };
  // PayPal's own ids of webhooks are letters and digits only.
  const webhookId = newToken().replaceAll(/[^a-zA-Z0-9]/g, '');
  const paypalKeys = { clientId: newToken(), clientSecret: newToken(), webhookId };
  const [stripe, paypal] = await Promise.all([
    startStripe({ ...stripeKeys, webhookUrl: api + stripeWebhook.path }),
    startPaypal({ ...paypalKeys, webhookUrl: api + paypalWebhook.path }),
  ]);
  return {
    stripe: { ...stripeKeys, apiBase: stripe.url },
    paypal: { ...paypalKeys, apiBase: paypal.url },
    close: async () => {
      await Promise.all([stripe.close(), paypal.close()]);
    },
  };
};
