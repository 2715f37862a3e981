import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paypalWebhook, stripeWebhook } from '@pawsume/contract/payments';
import { type PaypalStandIn, startPaypal } from '@pawsume/standins/paypal/start-paypal';
import { type StripeStandIn, startStripe } from '@pawsume/standins/stripe/start-stripe';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { atEnd } from '../../harness/at-end.ts';
import { type Postgres, startPostgres } from '../../harness/postgres.ts';
import { pathOf } from '../../harness/send.ts';
import { type SpawnedServer, spawnServer } from '../../harness/spawn-server.ts';

const STRIPE_KEYS = { secretKey: 'sk_test_of_the_restarts', webhookSecret: 'whsec_of_the_restarts' };
const PAYPAL_KEYS = {
  clientId: 'client-of-the-restarts',
  clientSecret: 'secret-of-the-restarts',
  webhookId: 'WHRESTARTS',
};

/** Two servers as processes of their own on one PostgreSQL, which restarts while both providers go on. */
export interface Shop {
  postgres: Postgres;
  /** A connection of the test's own. */
  db: Db;
  servers: [SpawnedServer, SpawnedServer];
  stripe: StripeStandIn;
  paypal: PaypalStandIn;
}

export const openShop = async (): Promise<Shop> => {
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  atEnd(close);
  const [stripe, paypal] = await Promise.all([startStripe(STRIPE_KEYS), startPaypal(PAYPAL_KEYS)]);
  atEnd(() => Promise.all([stripe.close(), paypal.close()]).then(() => undefined));
  const start = () => startServer(databaseUrl, { stripe, paypal });
  const servers: Shop['servers'] = [await start(), await start()];
  stripe.control.setWebhookUrl(servers[0].url + pathOf(stripeWebhook));
  paypal.control.setWebhookUrl(servers[1].url + pathOf(paypalWebhook));
  return { postgres, db, servers, stripe, paypal };
};

const startServer = async (
  databaseUrl: string,
  { stripe, paypal }: { stripe: StripeStandIn; paypal: PaypalStandIn },
): Promise<SpawnedServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawsume-restarts-'));
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  const server = await spawnServer(dataDir, {
    DATABASE_URL: databaseUrl,
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: PAYPAL_KEYS.clientId,
    PAYPAL_CLIENT_SECRET: PAYPAL_KEYS.clientSecret,
    PAYPAL_WEBHOOK_ID: PAYPAL_KEYS.webhookId,
    PAYPAL_API_BASE: paypal.url,
  });
  atEnd(() => server.kill());
  return server;
};
