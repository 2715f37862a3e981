import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isDatabaseBusy, isUndefinedTable } from '#lib/database-error';
import { StartError } from '#lib/start-error';
import { migrations } from './all-migrations.ts';
import { lockMigrations } from './migration-lock.ts';
import type { Db } from './types.ts';
import { withoutTimeouts } from './unhurried.ts';

/** All that lock a table that a migration changes wait behind it: it gives up soon, and tries again. */
const LOCK_TIMEOUT = sql`set local lock_timeout = '3s'`;
const TRIES = 20;
const PAUSE_MS = 1000;

type Migrations = Record<string, Migration>;

/**
 * Brings the schema up to date in one transaction. Other servers that start at the same time wait for it.
 * @param all the migrations to make; tests add some.
 * @returns how many were made here.
 * @throws the failed migration's error; StartError if a table stays locked, or another version made the schema.
 */
export const migrate = async (db: Db, all: Migrations = migrations): Promise<number> => {
  for (let tries = 1; ; tries += 1) {
    try {
      // Nearly every start finds nothing to do, and locks nothing.
      return (await isUpToDate(db, all)) ? 0 : await migrateAlone(db, all);
    } catch (cause) {
      if (!isDatabaseBusy(cause)) throw cause;
      if (tries === TRIES) throw new StartError(BLOCKED, { cause });
      await sleep(PAUSE_MS);
    }
  }
};

const BLOCKED =
  'DATABASE_URL: the tables could not be changed for this version, because somebody else had one locked all the time (pg_stat_activity says who).';

const OTHER_VERSION =
  'The database has tables of another version of this program. Start that version, or use an empty database.';

const migrateAlone = (db: Db, all: Migrations): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await withoutTimeouts(tx);
    await lockMigrations(tx);
    await LOCK_TIMEOUT.execute(tx);
    return migrateWithin(tx, undefined, all);
  });

/** The same within a transaction that holds the lock of migrations: see migration-lock.ts. */
export const migrateWithin = async (tx: Db, upTo?: string, all: Migrations = migrations): Promise<number> => {
  const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => all } });
  const { error: cause, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (cause instanceof Error && cause.message.startsWith('corrupted migrations'))
    throw new StartError(OTHER_VERSION, { cause });
  if (cause) throw cause;
  return results.length;
};

const isUpToDate = async (db: Db, all: Migrations): Promise<boolean> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return Object.keys(all).every((name) => rows.some((row) => row.name === name));
  } catch (error) {
    if (isUndefinedTable(error)) return false;
    throw error;
  }
};
