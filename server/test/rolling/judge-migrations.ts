import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { OurDialect } from '#db/dialect';
import { pglitePool } from '#db/pglite-pool';
import { readSchema } from './schema.ts';
import { unbearable } from './unbearable.ts';

/**
 * Makes all migrations on a database of its own, and holds the schema before and after each that is newer than `released`
 * against each other.
 * @returns a sentence for each thing that the version whose last migration is `released` cannot bear.
 */
export const judgeMigrations = async (migrations: Record<string, Migration>, released: string): Promise<string[]> => {
  const db = new Kysely<unknown>({ dialect: new OurDialect(pglitePool(await PGlite.create())) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const migrateTo = async (name: string) => {
      const { error } = await migrator.migrateTo(name);
      if (error) throw error;
    };
    await migrateTo(released);
    const found: string[] = [];
    for (const name of Object.keys(migrations).filter((name) => name > released)) {
      const before = await readSchema(db);
      await migrateTo(name);
      found.push(...unbearable(before, await readSchema(db)).map((what) => `${name}: ${what}`));
    }
    return found;
  } finally {
    await db.destroy();
  }
};
