import { Migrator } from 'kysely/migration';
import { initial } from './migrations/0001-initial.ts';
import type { Db } from './types.ts';

const migrations = { '0001-initial': initial };

/** Brings the schema up to date; rejects with the failed migration's error. */
export const migrate = async (db: Db): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
