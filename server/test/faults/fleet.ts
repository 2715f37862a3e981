import { startMail } from '@pawsume/standins/mail/start-mail';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import { type Balancer, startBalancer } from '../harness/balancer.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { type Postgres, startPostgres } from '../harness/postgres.ts';
import { freePort, type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';

const SERVERS = 3;

/** Three servers as processes of their own behind a balancer, on a PostgreSQL of their own, with a mail server. */
export interface Fleet {
  postgres: Postgres;
  /** A connection of the test's own. */
  db: Db;
  servers: SpawnedServer[];
  balancer: Balancer;
  mail: Mail;
}

/** A mail server that goes down and comes back where it was. */
export interface Mail {
  smtpUrl: string;
  down(): Promise<void>;
  up(): Promise<void>;
  /** All mails that it ever took: whom to, and under which id. */
  taken(): { to: string; messageId: string }[];
}

export const openFleet = async (settings: Record<string, string> = {}): Promise<Fleet> => {
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  atEnd(close);
  const mail = await openMail();
  const shared = { DATABASE_URL: databaseUrl, DATA_DIR: await emptyDataDir(), SMTP_URL: mail.smtpUrl, ...settings };
  const servers: SpawnedServer[] = [];
  for (let n = 0; n < SERVERS; n += 1) {
    const server = await spawnServer(shared.DATA_DIR, shared);
    atEnd(() => server.kill());
    servers.push(server);
  }
  const balancer = await startBalancer(new Set(servers.map(({ url }) => url)));
  return { postgres, db, servers, balancer, mail };
};

const openMail = async (): Promise<Mail> => {
  const port = await freePort();
  const smtpPort = await freePort();
  const start = () => startMail({ port, smtpPort });
  let running = await start();
  atEnd(() => running.close());
  const before: { to: string; messageId: string }[] = [];
  const inBox = () =>
    running.mailbox.list().flatMap(({ to, messageId }) => to.map((address) => ({ to: address, messageId })));
  return {
    smtpUrl: running.smtpUrl,
    async down() {
      before.push(...inBox());
      await running.close();
    },
    async up() {
      running = await start();
    },
    taken: () => [...before, ...inBox()],
  };
};
