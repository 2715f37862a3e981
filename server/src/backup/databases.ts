import { existsSync } from 'node:fs';
import { migrations as ours } from '#db/all-migrations';
import { embeddedIn, type OpenDatabase, openAsItIs, type Where } from '#db/open';
import { nameOfAddress } from '#db/when-reachable';
import { StartError } from '#lib/start-error';
import { listTables } from './row-queries.ts';

/** Returns what an operator calls this database. */
export const nameOfDatabase = ({ databaseUrl, dataDir }: Where): string =>
  databaseUrl ? nameOfAddress(databaseUrl) : `embedded, in ${embeddedIn(dataDir)}`;

/** Opens a database that is there, as it is, for as long as the work takes. */
export const withDatabase = async <T>(where: Where, work: (database: OpenDatabase) => Promise<T>): Promise<T> => {
  if (!where.databaseUrl && !existsSync(embeddedIn(where.dataDir))) {
    throw new StartError(`There is no database in ${where.dataDir} (DATA_DIR), and no DATABASE_URL is set.`);
  }
  const database = await openAsItIs(where);
  return work(database).finally(database.close);
};

/** Returns true if there are tables already where a database is to be filled. */
export const isFilled = async (where: Where): Promise<boolean> =>
  where.databaseUrl
    ? withDatabase(where, async ({ db }) => (await listTables(db)).length > 0)
    : existsSync(embeddedIn(where.dataDir));

export const NOT_EMPTY = 'The database is not empty. Make a new one, and name that (DATABASE_URL, or DATA_DIR).';

/** Returns the newest of these migrations. @throws StartError where this version does not know one, or there is none. */
export const demandKnown = (migrations: readonly string[]): string => {
  const newest = migrations.at(-1);
  if (!newest) throw new StartError('There are no tables of ours in this database.');
  const unknown = migrations.find((name) => !(name in ours));
  if (unknown) throw new StartError(`This is of a newer version of Pawsumé (${unknown}). Install that version first.`);
  return newest;
};

/** @throws StartError naming the first table that has not as many rows as it should. */
export const demandSameCounts = (expected: Record<string, number>, found: Record<string, number>): void => {
  for (const name of Object.keys({ ...expected, ...found })) {
    const [should, has] = [expected[name] ?? 0, found[name] ?? 0];
    if (should !== has) throw new StartError(`The table ${name} should have ${should} rows and has ${has}.`);
  }
};
