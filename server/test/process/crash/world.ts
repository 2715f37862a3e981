import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paypalWebhook, stripeWebhook } from '@pawsume/contract/payments';
import type { PaypalStandIn } from '@pawsume/standins/paypal/start-paypal';
import type { StripeStandIn } from '@pawsume/standins/stripe/start-stripe';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { atEnd } from '../../harness/at-end.ts';
import { emptyDataDir, preparedDataDir } from '../../harness/data-dir.ts';
import { pathOf } from '../../harness/send.ts';
import { startProviders } from '../start-providers.ts';
import { askAt } from './ask.ts';
import { bundleService } from './bundle-service.ts';
import { openRemote } from './remote-database.ts';
import { type Service, startService } from './run-service.ts';
import { insertSentinels, isPassOver } from './sentinel.ts';
import { within } from './within.ts';

/** Both providers, which go on, the database, and the server, which is killed and started again. */
export interface World {
  db: Db;
  stripe: StripeStandIn;
  paypal: PaypalStandIn;
  ask: ReturnType<typeof askAt>;
  /** The server that runs, or was killed. */
  service(): Service;
  /** Starts the server anew and waits for the end of the reconciler's first pass. */
  restart(): Promise<void>;
  /** Waits for the end of the reconciler's next pass over PayPal's payments, or of the server. */
  untilPaypalPassIsOver(): Promise<void>;
}

/** @param databaseUrl of a PostgreSQL; the embedded database where it is null. */
export const openWorld = async (databaseUrl: string | null): Promise<World> => {
  const dataDir = await (databaseUrl === null ? preparedDataDir() : emptyDataDir());
  const providers = await startProviders();
  const { stripe, paypal } = providers;

  const settings = {
    ...providers.settings,
    PORT: '0',
    PUBLIC_URL: 'http://localhost',
    DATA_DIR: dataDir,
    CRASH_JOURNAL: join(dataDir, 'journal'),
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const script = await bundleService();
  const start = async () => {
    const started = await startService(script, settings);
    stripe.control.setWebhookUrl(started.url + pathOf(stripeWebhook));
    paypal.control.setWebhookUrl(started.url + pathOf(paypalWebhook));
    return started;
  };
  let service = await start();
  atEnd(() => service.kill());
  const db = databaseUrl === null ? openRemote(() => service) : await openDirect(databaseUrl);
  await insertSentinels(db);
  const untilPassIsOver = (providers?: 'paypal'[]) =>
    within(
      untilSentinelIsSeen(db, { service, providers }),
      () => `The reconciler comes to no end: ${service.output()}`,
    );

  return {
    db,
    stripe,
    paypal,
    ask: askAt(() => service.url),
    service: () => service,
    async restart() {
      await service.kill();
      service = await start();
      await untilPassIsOver();
    },
    untilPaypalPassIsOver: () => untilPassIsOver(['paypal']),
  };
};

const openDirect = async (databaseUrl: string): Promise<Db> => {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  atEnd(close);
  return db;
};

const untilSentinelIsSeen = async (
  db: Db,
  { service, providers }: { service: Service; providers: 'paypal'[] | undefined },
): Promise<void> => {
  while (!service.isGone()) {
    const isOver = await isPassOver(db, providers).catch((error) => {
      if (!service.isGone()) throw error;
    });
    if (isOver) return;
    await sleep(10);
  }
};
