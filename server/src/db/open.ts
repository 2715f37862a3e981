import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { inBatches } from '#lib/in-batches';
import { demandWritable } from '#lib/writable-folder';
import { migrate } from './migrate.ts';
import { pglitePool } from './pglite-pool.ts';
import { type Connections, openConnections } from './postgres-pool.ts';
import { shredEmbedded } from './shred.ts';
import { holdAlone } from './single-opener.ts';
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

/**
 * PostgreSQL at `databaseUrl`, or, without one, the embedded database below `dataDir`; migrated to the latest schema.
 * Throws StartError when PostgreSQL cannot be reached.
 */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<OpenDatabase> => {
  if (!databaseUrl) {
    const embedded = await openEmbedded(dataDir);
    await migrate(embedded.db);
    return embedded;
  }
  const shared = openPostgres(databaseUrl);
  await whenReachable(databaseUrl, () => migrate(shared.db));
  return shared;
};

const openPostgres = (databaseUrl: string): OpenDatabase => {
  const pool = openConnections(databaseUrl);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, shred: async () => undefined, close: () => db.destroy() };
};

const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  await demandWritable(dataDir, 'DATA_DIR');
  const hold = holdAlone(dataDir);
  const pglite = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm } });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pglitePool(pglite) }) });
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
