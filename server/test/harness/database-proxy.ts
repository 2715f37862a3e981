import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '@pawsume/standins/common/port-of';
import { atEnd } from './at-end.ts';

/** A message of its own, as the driver sends it: `Q`, the length, the text. */
const COMMIT = Buffer.from('commit\0');

export interface DatabaseProxy {
  /** The same database, by way of this proxy. */
  url: string;
  /** From now on each commit reaches the database, and its answer never arrives: the connection is cut. */
  loseAnswers(): void;
  heal(): void;
  /** How many answers to a commit were lost. */
  lost(): number;
}

/** Stands between servers and their PostgreSQL until the last test of the file has ended. */
export const startDatabaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const url = new URL(databaseUrl);
  const { port, hostname } = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isLosing = false;
  let lost = 0;
  const proxy = createServer((client) => {
    const database = connect(Number(port), hostname);
    let isCommitting = false;
    const cut = () => {
      for (const socket of [client, database]) {
        socket.destroy();
        open.delete(socket);
      }
    };
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    client.on('data', (bytes) => {
      isCommitting ||= isLosing && bytes.includes(COMMIT);
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!isCommitting) return void client.write(bytes);
      lost += 1;
      cut();
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  atEnd(async () => {
    proxy.close();
    for (const socket of open) socket.destroy();
  });
  url.port = String(portOf(proxy));
  return {
    url: url.href,
    loseAnswers: () => {
      isLosing = true;
    },
    heal: () => {
      isLosing = false;
    },
    lost: () => lost,
  };
};
