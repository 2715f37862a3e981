import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '@pawsume/standins/common/port-of';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#db/open';
import { kindOfDatabase } from './kind-of-database.ts';
import { findPgbouncer, startPgbouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** POST makes a database and answers with its url; DELETE drops the one in the body. */
    databaseDesk: string;
  }
}

/** Longer than any run. */
const KEPT_MS = 3 * 3_600_000;

/** One PostgreSQL for the whole run, started when the first test asks: a run that needs none does not wait for it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  let started: ReturnType<typeof startMigrated> | undefined;
  const serve = async (request: IncomingMessage): Promise<string> => {
    started ??= startMigrated();
    const { postgres, migrated, pgbouncer } = await started;
    if (request.method === 'POST') {
      const url = await postgres.createDatabase(migrated);
      return pgbouncer ? pgbouncer.urlOf(url) : url;
    }
    await postgres.dropDatabase(await text(request));
    return '';
  };

  // Other users of this machine do not know the path.
  const path = `/${randomUUID()}`;
  const desk = createServer(async (request, response) => {
    if (request.url !== path) return response.writeHead(404).end();
    return serve(request).then(
      (answer) => response.end(answer),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  // A connection that is kept is not closed while somebody asks on it once more.
  desk.keepAliveTimeout = KEPT_MS;
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('databaseDesk', `http://127.0.0.1:${portOf(desk)}${path}`);

  return async () => {
    desk.close();
    desk.closeAllConnections();
    const running = await started?.catch(() => undefined);
    await running?.pgbouncer?.stop();
    await running?.postgres.stop();
  };
};

const startMigrated = async () => {
  const postgres = await startPostgres({ isDurable: false });
  const migrated = await postgres.createDatabase();
  const { close } = await openDatabase({ databaseUrl: migrated, dataDir: '' });
  await close();
  const program = kindOfDatabase === 'pgbouncer' ? await findPgbouncer() : null;
  return { postgres, migrated, pgbouncer: program === null ? null : await startPgbouncer(program, postgres.url) };
};
