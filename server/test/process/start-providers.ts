import { type PaypalStandIn, startPaypal } from '@pawsume/standins/paypal/start-paypal';
import { type StripeStandIn, startStripe } from '@pawsume/standins/stripe/start-stripe';
import { atEnd } from '../harness/at-end.ts';

const STRIPE = { secretKey: 'sk_test_of_the_processes', webhookSecret: 'whsec_of_the_processes' };
const PAYPAL = {
  clientId: 'client-of-the-processes',
  clientSecret: 'secret-of-the-processes',
  webhookId: 'WHPROCESSES',
};

interface Providers {
  stripe: StripeStandIn;
  paypal: PaypalStandIn;
  /** The environment of a server that takes payments by both. */
  settings: Record<string, string>;
}

/** Both providers in this process, which go on while servers in processes of their own are killed and started. */
export const startProviders = async (): Promise<Providers> => {
  const [stripe, paypal] = await Promise.all([startStripe(STRIPE), startPaypal(PAYPAL)]);
  atEnd(() => Promise.all([stripe.close(), paypal.close()]).then(() => undefined));
  const settings = {
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: PAYPAL.clientId,
    PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
    PAYPAL_WEBHOOK_ID: PAYPAL.webhookId,
    PAYPAL_API_BASE: paypal.url,
  };
  return { stripe, paypal, settings };
};
