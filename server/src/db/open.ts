import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Driver, Kysely, type PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely';
import type { ConnectionSettings } from '#config/storage';
import { inBatches } from '#lib/in-batches';
import type { Log } from '#lib/log';
import { demandRoom, demandWritable } from '#lib/writable-folder';
import { GuardedDriver } from './guarded-driver.ts';
import { migrate } from './migrate.ts';
import { LockOfTransaction } from './migration-lock.ts';
import { pglitePool } from './pglite-pool.ts';
import { type Connections, openConnections } from './postgres-pool.ts';
import { preparedStatements } from './prepared-statements.ts';
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
  /** Returns the packed files of the embedded database; null where PostgreSQL runs as a server. */
  pack: (() => Promise<Blob>) | null;
  /** How many migrations were made when it was opened. */
  migrationsMade: number;
  close(): Promise<void>;
}

export interface Where {
  /** Null for the embedded database below `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  connections?: ConnectionSettings;
}

export const USUAL_CONNECTIONS: ConnectionSettings = {
  poolSize: 10,
  statementTimeoutMs: 30_000,
  lockTimeoutMs: 10_000,
  idleTimeoutMs: 60_000,
};

/**
 * PostgreSQL at `databaseUrl`, or, without one, the embedded database below `dataDir`; migrated to the latest schema.
 * Throws StartError when PostgreSQL cannot be reached.
 */
export const openDatabase = (where: Where, log?: Pick<Log, 'warn'>): Promise<OpenDatabase> => open(where, migrate, log);

/** The same with the schema that it has, or none. */
export const openAsItIs = (where: Where): Promise<OpenDatabase> =>
  open(where, async (db) => {
    await sql`select 1`.execute(db);
    return 0;
  });

const open = async (
  { databaseUrl, dataDir, connections = USUAL_CONNECTIONS }: Where,
  begin: (db: Db) => Promise<number>,
  log?: Pick<Log, 'warn'>,
): Promise<OpenDatabase> => {
  if (!databaseUrl) return begun(await openEmbedded(dataDir), begin);
  return whenReachable(databaseUrl, async () => begun(await openPostgres(databaseUrl, connections), begin), log);
};

const begun = async (database: OpenDatabase, begin: (db: Db) => Promise<number>): Promise<OpenDatabase> => {
  try {
    return { ...database, migrationsMade: await begin(database.db) };
  } catch (error) {
    await database.close();
    throw error;
  }
};

const openPostgres = async (connectionString: string, settings: ConnectionSettings): Promise<OpenDatabase> => {
  const holds = await holdForSession({ connectionString }, settings);
  const preamble = holds ? null : timeoutsOfTransaction(settings);
  const config = { connectionString, ...(holds && timeoutsOfSession(settings)) };
  const pool = openConnections({ config, poolSize: settings.poolSize, preamble });
  const db = new Kysely<Database>({ dialect: new OurDialect(pool, preamble) });
  return { db, pool, shred: async () => undefined, pack: null, migrationsMade: 0, close: () => db.destroy() };
};

/** Where the embedded database lies. */
export const embeddedIn = (dataDir: string): string => join(dataDir, 'database');

/** Opens the embedded database below `dataDir`; a new one is made of packed files, where they are given. */
export const openEmbedded = async (dataDir: string, packed?: Blob): Promise<OpenDatabase> => {
  // A database that was begun without room for all of it is of no use later.
  await (existsSync(embeddedIn(dataDir)) ? demandWritable : demandRoom)(dataDir, 'DATA_DIR');
  const hold = holdAlone(dataDir);
  const options = { extensions: { pg_trgm }, ...(packed && { loadDataDir: packed }) };
  const pglite = await PGlite.create(embeddedIn(dataDir), options).catch(async (error) => {
    // On a full disk it throws what says nothing of that.
    await demandRoom(dataDir, 'DATA_DIR');
    throw error;
  });
  const db = new Kysely<Database>({ dialect: new OurDialect(pglitePool(preparedStatements(pglite))) });
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
    pack: () => pglite.dumpDataDir('gzip'),
    migrationsMade: 0,
    async close() {
      await shredding;
      await db.destroy();
      hold.release();
    },
  };
};

/** PostgreSQL as Kysely speaks it; each transaction begins with `preamble`, where there is one. */
export class OurDialect extends PostgresDialect {
  readonly #preamble: string | null;

  constructor(pool: PostgresPool, preamble: string | null = null) {
    super({ pool });
    this.#preamble = preamble;
  }

  override createDriver(): Driver {
    return new GuardedDriver(super.createDriver(), this.#preamble);
  }

  override createAdapter(): PostgresAdapter {
    return new LockOfTransaction();
  }
}

/**
 * Wipes deleted rows from the embedded database's files: PostgreSQL leaves their bytes in tables until it needs the
 * room, and in its log until it writes over it. Other statements come between those of this; one table at a time stands
 * still.
 */
const shredEmbedded = async (db: Db): Promise<void> => {
  await sql`set wal_recycle = off`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows) await sql`vacuum full ${sql.table(name)}`.execute(db);
  // A checkpoint removes the log before the previous checkpoint, so it takes two.
  for (let round = 0; round < 2; round += 1) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
  }
};
