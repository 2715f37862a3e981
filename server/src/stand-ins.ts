import { googleCallback } from '@pawsume/contract/auth';
import { API_BASE } from '@pawsume/contract/call';
import { paypalWebhook, stripeWebhook } from '@pawsume/contract/payments';
import type { Config } from './config.ts';
import { newToken } from './lib/secrets.ts';

/** What stands in on a machine without keys. */
export interface Outside {
  /** In place of the settings of the same names. */
  settings: Partial<Pick<Config, 'stripe' | 'paypal' | 'google' | 'smtpUrl'>>;
  /** Stand-ins take the payments. */
  noRealMoney: boolean;
  /** Where mails can be read; null where there is no inbox of ours. */
  inboxUrl: string | null;
  close(): Promise<void>;
}

/** Starts what stands in for providers and mail server where this machine has no keys of them. */
export const startOutside = async (config: Config): Promise<Outside> => {
  const hasKeys = config.stripe !== null || config.paypal !== null;
  const standIns = config.loopback && !hasKeys ? await startStandIns(config) : null;
  const inbox = config.loopback && !config.smtpUrl ? await startInbox() : null;
  return {
    settings: { ...standIns?.keys, ...(inbox && { smtpUrl: inbox.smtpUrl }) },
    noRealMoney: standIns !== null,
    inboxUrl: inbox?.url ?? null,
    async close() {
      await standIns?.close();
      await inbox?.close();
    },
  };
};

interface StandIns {
  /** In place of the settings of the same names. */
  keys: Pick<Config, 'stripe' | 'paypal' | 'google'>;
  close(): Promise<void>;
}

/**
 * Starts our own local Stripe and PayPal for a machine without keys of either, and Google unless it has a client there.
 * Their pages say what is not real, and their keys are made anew at each start, so nobody else's can be taken for them.
 */
const startStandIns = async ({ publicUrl, google: ownGoogle }: Config): Promise<StandIns> => {
  const [{ startStripe }, { startPaypal }, { startGoogle }] = await Promise.all([
    import('@pawsume/standins/stripe/start-stripe'),
    import('@pawsume/standins/paypal/start-paypal'),
    import('@pawsume/standins/google/start-google'),
  ]);
  const api = publicUrl + API_BASE;
  const stripeKeys = { secretKey: `sk_test_${newToken()}`, webhookSecret: `whsec_${newToken()}` };
  // PayPal's own ids of webhooks are letters and digits only.
  const webhookId = newToken().replaceAll(/[^a-zA-Z0-9]/g, '');
  const paypalKeys = { clientId: newToken(), clientSecret: newToken(), webhookId };
  const googleKeys = { clientId: newToken(), clientSecret: newToken() };
  const [stripe, paypal, google] = await Promise.all([
    startStripe({ ...stripeKeys, webhookUrl: api + stripeWebhook.path }),
    startPaypal({ ...paypalKeys, webhookUrl: api + paypalWebhook.path }),
    ownGoogle
      ? null
      : startGoogle({ ...googleKeys, redirectUri: api + googleCallback.path, port: portAfter(publicUrl) }),
  ]);
  return {
    keys: {
      stripe: { ...stripeKeys, apiBase: stripe.url },
      paypal: { ...paypalKeys, apiBase: paypal.url },
      google: google ? { ...googleKeys, issuer: google.issuer } : ownGoogle,
    },
    close: async () => {
      await Promise.all([stripe.close(), paypal.close(), google?.close()]);
    },
  };
};

/** Starts our own inbox, for a machine without a mail server. */
const startInbox = async () => {
  const { startMail } = await import('@pawsume/standins/mail/start-mail');
  return startMail();
};

/** The stand-in's address is part of who somebody is: at the same port, accounts are found again after a restart. */
const portAfter = (publicUrl: string): number => (Number(new URL(publicUrl).port) + 1) % 65_536;
