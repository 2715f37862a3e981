import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migrate } from './migrate.ts';
import { pglitePool } from './pglite-pool.ts';
import { shredEmbedded } from './shred.ts';
import { holdAlone } from './single-opener.ts';
import type { Database, Db } from './types.ts';

export interface OpenDatabase {
  db: Db;
  /** The connections to PostgreSQL; null where the database is embedded. */
  pool: Pool | null;
  /** Has our files hold nothing of deleted rows. What a PostgreSQL server keeps in its own is up to whoever runs it. */
  shred(): Promise<void>;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/** PostgreSQL at `databaseUrl`, or, without one, the embedded database below `dataDir`; migrated to the latest schema. */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<OpenDatabase> => {
  const opened = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  await migrate(opened.db);
  return opened;
};

const openPostgres = (connectionString: string): OpenDatabase => {
  const pool = new Pool({ connectionString, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // An idle connection may be cut at any time; the pool replaces it, so this is no reason to stop the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, shred: async () => undefined, close: () => db.destroy() };
};

const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const hold = holdAlone(dataDir);
  const pglite = await PGlite.create(join(dataDir, 'database'));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pglitePool(pglite) }) });
  return {
    db,
    pool: null,
    shred: () => shredEmbedded(db),
    async close() {
      await db.destroy();
      hold.release();
    },
  };
};
