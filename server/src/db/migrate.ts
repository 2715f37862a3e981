import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isUndefinedTable } from '#lib/database-error';
import { initial } from './migrations/0001-initial.ts';
import { settlement } from './migrations/0002-settlement.ts';
import { identities } from './migrations/0003-identities.ts';
import { accountLife } from './migrations/0004-account-life.ts';
import { limits } from './migrations/0005-limits.ts';
import { noLeftovers } from './migrations/0006-no-leftovers.ts';
import { nothingLost } from './migrations/0007-nothing-lost.ts';
import type { Db } from './types.ts';

const migrations = {
  '0001-initial': initial,
  '0002-settlement': settlement,
  '0003-identities': identities,
  '0004-account-life': accountLife,
  '0005-limits': limits,
  '0006-no-leftovers': noLeftovers,
  '0007-nothing-lost': nothingLost,
};

/** Brings the schema up to date; rejects with the failed migration's error. */
export const migrate = async (db: Db): Promise<void> => {
  // The migrator asks a dozen questions before it finds nothing to do; one is enough for an ordinary start.
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
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
