import { startMail } from '@pawsume/standins/mail/start-mail';
import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import type { S3StandIn } from '@pawsume/standins/s3/start-s3';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import { startBalancer } from '../harness/balancer.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { s3StandIn } from '../harness/picture-stores.ts';
import { type Postgres, startPostgres } from '../harness/postgres.ts';
import { freePort, type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';

const SERVERS = 3;

/** Three servers as processes of their own behind a balancer, with everything that they need and a test may break. */
export interface Fleet {
  url: string;
  servers: SpawnedServer[];
  postgres: Postgres;
  /** A connection of the test's own. */
  db: Db;
  s3: S3StandIn;
  model: ModelStandIn;
  mail: Mail;
  settings: Record<string, string> & { DATA_DIR: string };
}

export const openFleet = async (): Promise<Fleet> => {
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  atEnd(close);
  const [s3, model, mail] = [await s3StandIn(), await startModel(), await openMail()];
  atEnd(() => model.close());
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: await emptyDataDir(),
    SMTP_URL: mail.smtpUrl,
    ...s3.settings,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'honest',
    AI_BASE_URL: model.url,
    AI_API_KEY: MODEL_API_KEY,
  };
  const servers: SpawnedServer[] = [];
  while (servers.length < SERVERS) {
    const server = await spawnServer(settings.DATA_DIR, settings);
    atEnd(() => server.kill());
    servers.push(server);
  }
  const { url } = await startBalancer(new Set(servers.map((server) => server.url)));
  return { url, servers, postgres, db, s3, model, mail, settings };
};

/** A mail server that goes down and comes back at the same port. */
interface Mail {
  smtpUrl: string;
  down(): Promise<void>;
  up(): Promise<void>;
  /** All mails that it ever accepted. */
  taken(): { to: string[]; messageId: string }[];
}

const openMail = async (): Promise<Mail> => {
  const ports = { port: await freePort(), smtpPort: await freePort() };
  let running = await startMail(ports);
  atEnd(() => running.close());
  const boxes = [running.mailbox];
  return {
    smtpUrl: running.smtpUrl,
    down: () => running.close(),
    async up() {
      running = await startMail(ports);
      boxes.push(running.mailbox);
    },
    taken: () => boxes.flatMap((box) => box.list()),
  };
};
