import { join } from 'node:path';
import type { PriceTable } from '@pawsume/contract/pricing';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import type { Db } from './db/types.ts';
import type { Gateways } from './gateways/gateway.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import { openPictureStore, type PictureStore } from './pictures/picture-store.ts';
import { openPress, type Press } from './press/press.ts';
import { openWriter, type Writer } from './writer/writer.ts';

/** The world a request lives in, built once and handed down. Elsewhere it is imported as a type only. */
export interface Context {
  db: Db;
  clock: Clock;
  /** Where browsers reach us. */
  publicUrl: string;
  prices: PriceTable;
  creditCovers: Config['creditCovers'];
  pictures: PictureStore;
  writer: Writer;
  press: Press;
  gateways: Gateways;
  /** Stand-ins take the payments. */
  noRealMoney: boolean;
}

export interface World {
  context: Context;
  close(): Promise<void>;
}

const PRESS_WORKERS = 2;

export const buildWorld = async (
  config: Config,
  { gateways, noRealMoney, log }: { gateways: Gateways; noRealMoney: boolean; log: Log },
): Promise<World> => {
  const database = await openDatabase(config);
  const press = openPress({ workers: PRESS_WORKERS });
  return {
    context: {
      db: database.db,
      clock: systemClock,
      publicUrl: config.publicUrl,
      prices: config.prices,
      creditCovers: config.creditCovers,
      pictures: openPictureStore(join(config.dataDir, 'pictures')),
      writer: openWriter(config.ai, { onFallback: (reason) => log.warn({ reason }, 'the model did not write') }),
      press,
      gateways,
      noRealMoney,
    },
    async close() {
      await press.close();
      await database.close();
    },
  };
};
