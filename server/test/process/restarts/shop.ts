import { paypalWebhook, stripeWebhook } from '@pawsume/contract/payments';
import type { PaypalStandIn } from '@pawsume/standins/paypal/start-paypal';
import type { StripeStandIn } from '@pawsume/standins/stripe/start-stripe';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { atEnd } from '../../harness/at-end.ts';
import { emptyDataDir } from '../../harness/data-dir.ts';
import { type Postgres, startPostgres } from '../../harness/postgres.ts';
import { pathOf } from '../../harness/send.ts';
import { type SpawnedServer, spawnServer } from '../../harness/spawn-server.ts';
import { startProviders } from '../start-providers.ts';

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
  const { stripe, paypal, settings } = await startProviders();
  const start = () => startServer({ DATABASE_URL: databaseUrl, ...settings });
  const servers: Shop['servers'] = [await start(), await start()];
  stripe.control.setWebhookUrl(servers[0].url + pathOf(stripeWebhook));
  paypal.control.setWebhookUrl(servers[1].url + pathOf(paypalWebhook));
  return { postgres, db, servers, stripe, paypal };
};

const startServer = async (settings: Record<string, string>): Promise<SpawnedServer> => {
  const server = await spawnServer(await emptyDataDir(), settings);
  atEnd(() => server.kill());
  return server;
};
