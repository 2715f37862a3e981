import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';
import type { ConnectionSettings } from '#config/storage';
import { inBatches } from '#lib/in-batches';
import { demandWritable } from '#lib/writable-folder';
import { OurDialect } from './dialect.ts';
import { migrate } from './migrate.ts';
import { pglitePool } from './pglite-pool.ts';
import { type Connections, openConnections } from './postgres-pool.ts';
import { shredEmbedded } from './shred.ts';
import { holdAlone } from './single-opener.ts';
import { holdForSession, timeoutsOfSession, timeoutsOfTransaction } from './timeouts.ts';
import type { Database, Db } from './types.ts';
import { whenReachable } from './when-reachable.ts';

export interface OpenDatabase {
  db: Db;
  /** The connections to PostgreSQL; null where the database is embedded. */
  pool: Connections | null;
  /**
   * Wipes deleted rows from our database files; calls at the same time share one run. What a PostgreSQL server keeps in
   * its files is up to whoever runs it.
   */
  shred(): Promise<void>;
  close(): Promise<void>;
}

export interface Where {
  /** Null for the embedded database below `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  connections?: ConnectionSettings;
}

const USUAL: ConnectionSettings = {
  poolSize: 10,
  statementTimeoutMs: 30_000,
  lockTimeoutMs: 10_000,
  idleTimeoutMs: 60_000,
};

/**
 * PostgreSQL at `databaseUrl`, or, without one, the embedded database below `dataDir`; migrated to the latest schema.
 * Throws StartError when PostgreSQL cannot be reached.
 */
export const openDatabase = async ({ databaseUrl, dataDir, connections = USUAL }: Where): Promise<OpenDatabase> => {
  if (!databaseUrl) {
    const embedded = await openEmbedded(dataDir);
    await migrate(embedded.db);
    return embedded;
  }
  return whenReachable(databaseUrl, async () => {
    const shared = await openPostgres(databaseUrl, connections);
    try {
      await migrate(shared.db);
      return shared;
    } catch (error) {
      await shared.close();
      throw error;
    }
  });
};

const openPostgres = async (connectionString: string, settings: ConnectionSettings): Promise<OpenDatabase> => {
  const holds = await holdForSession({ connectionString }, settings);
  const preamble = holds ? null : timeoutsOfTransaction(settings);
  const config = { connectionString, ...(holds && timeoutsOfSession(settings)) };
  const pool = openConnections({ config, poolSize: settings.poolSize, preamble });
  const db = new Kysely<Database>({ dialect: new OurDialect(pool, preamble) });
  return { db, pool, shred: async () => undefined, close: () => db.destroy() };
};

const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  await demandWritable(dataDir, 'DATA_DIR');
  const hold = holdAlone(dataDir);
  const pglite = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm } });
  const db = new Kysely<Database>({ dialect: new OurDialect(pglitePool(pglite)) });
  let shredding: Promise<unknown> = Promise.resolve();
  const shred = inBatches(() => shredEmbedded(db));
  return {
    db,
    pool: null,
    shred() {
      const shredded = shred();
      shredding = shredded.catch(() => undefined);
      return shredded;
    },
    async close() {
      await shredding;
      await db.destroy();
      hold.release();
    },
  };
};
