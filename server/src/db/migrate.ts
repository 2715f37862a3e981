import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
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

/**
 * Brings the schema up to date, in one transaction that others who begin it wait for.
 * @param upTo the name of the last migration to make, for tests.
 * @throws the failed migration's error; StartError where a table stays in use for minutes.
 */
export const migrate = async (db: Db, upTo?: string): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      // Nearly every start finds nothing to do, and locks nothing.
      if (!(await isUpToDate(db))) await migrateAlone(db, upTo);
      return;
    } catch (cause) {
      if (!isDatabaseBusy(cause)) throw cause;
      if (tries === TRIES) throw new StartError(BLOCKED, { cause });
      await sleep(PAUSE_MS);
    }
  }
};

const BLOCKED =
  'DATABASE_URL: the tables could not be changed for this version, because somebody else had one locked all the time (pg_stat_activity says who).';

const migrateAlone = (db: Db, upTo?: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await withoutTimeouts(tx);
    await lockMigrations(tx);
    await LOCK_TIMEOUT.execute(tx);
    await migrateWithin(tx, upTo);
  });

/** The same within a transaction that holds the lock of migrations: see migration-lock.ts. */
export const migrateWithin = async (tx: Db, upTo?: string): Promise<void> => {
  const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => migrations } });
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
};

const isUpToDate = async (db: Db): Promise<boolean> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return Object.keys(migrations).every((name) => rows.some((row) => row.name === name));
  } catch (error) {
    if (isUndefinedTable(error)) return false;
    throw error;
  }
};
