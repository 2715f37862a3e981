import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import type { S3StandIn } from '@pawsume/standins/s3/start-s3';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import { type Balancer, startBalancer } from '../harness/balancer.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../harness/database-proxy.ts';
import { s3StandIn } from '../harness/picture-stores.ts';
import { type Postgres, startPostgres } from '../harness/postgres.ts';
import { mountSmallDisk, type SmallDisk } from '../harness/small-disk.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';
import { type Mail, openMail } from './mail.ts';
import { type Chance, chanceOf } from './seeded.ts';

const SERVERS = 3;
const DISK_SIZE = '2m';

/** Three servers as processes of their own behind a balancer, on a PostgreSQL of their own, with a mail server. */
export interface Fleet extends Surroundings {
  chance: Chance;
  /** A connection of the test's own. */
  db: Db;
  servers: [SpawnedServer, ...SpawnedServer[]];
  balancer: Balancer;
}

interface Surroundings {
  postgres: Postgres;
  databaseUrl: string;
  mail: Mail;
  /** What the servers were told. */
  settings: Record<string, string> & { DATA_DIR: string };
  /** Each is null unless it is needed. */
  s3: S3StandIn | null;
  disk: SmallDisk | null;
  proxy: DatabaseProxy | null;
  model: ModelStandIn | null;
}

/** What a fault breaks, beyond what every fleet has. */
export type Need = 'S3' | 'small disk' | 'proxy' | 'model';

interface Wanted {
  what: string;
  needs?: Need | undefined;
  settings?: Record<string, string> | undefined;
}

export const openFleet = async (wanted: Wanted): Promise<Fleet> => {
  const surroundings = await surround(wanted);
  const { db, close } = await openDatabase({ databaseUrl: surroundings.databaseUrl, dataDir: '' });
  atEnd(close);
  const start = () => startServer(surroundings.settings);
  const servers: Fleet['servers'] = [await start()];
  while (servers.length < SERVERS) servers.push(await start());
  const balancer = await startBalancer(new Set(servers.map(({ url }) => url)));
  return { ...surroundings, chance: chanceOf(wanted.what), db, servers, balancer };
};

const surround = async ({ needs, settings }: Wanted): Promise<Surroundings> => {
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const DATA_DIR = await emptyDataDir();
  const mail = await openMail();
  const disk = needs === 'small disk' ? await mountSmallDisk(DATA_DIR, DISK_SIZE) : null;
  const s3 = needs === 'S3' ? await s3StandIn() : null;
  const proxy = needs === 'proxy' ? await startDatabaseProxy(databaseUrl) : null;
  const model = needs === 'model' ? await openModel() : null;
  return {
    ...{ postgres, databaseUrl, mail, disk, s3, proxy, model },
    settings: {
      DATABASE_URL: proxy?.url ?? databaseUrl,
      DATA_DIR,
      SMTP_URL: mail.smtpUrl,
      ...s3?.settings,
      ...(model && settingsOf(model)),
      ...settings,
    },
  };
};

const startServer = async (settings: Surroundings['settings']): Promise<SpawnedServer> => {
  const server = await spawnServer(settings.DATA_DIR, settings);
  atEnd(() => server.kill());
  return server;
};

const openModel = async (): Promise<ModelStandIn> => {
  const model = await startModel();
  atEnd(() => model.close());
  return model;
};

const settingsOf = ({ url }: ModelStandIn): Record<string, string> => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'honest',
  AI_BASE_URL: url,
  AI_API_KEY: MODEL_API_KEY,
});
