import { migrations as ours } from '#db/all-migrations';
import { migrateWithin } from '#db/migrate';
import { lockMigrations } from '#db/migration-lock';
import type { Db, Tx } from '#db/types';
import { StartError } from '#lib/start-error';
import type { Progress } from './progress.ts';
import { allOrNothing, emptyTable, insertLines, readLines, setTriggers } from './row-queries.ts';
import { type CopiedTable, demandSameRows, type RowSource } from './rows.ts';
import { hasTables, listTables, noteOrigin, readCounters, type StoredTable, setCounter } from './table-queries.ts';

export interface LoadOptions {
  /** Noted in the database, so that who asks again knows that it is done. */
  origin: string;
  progress: Progress;
  /** Done in the same transaction once all rows are there and were compared. */
  afterwards?: (tx: Tx) => Promise<void>;
}

/**
 * Fills an empty database with the rows of a source, in one transaction: makes the tables as the source has them, puts in
 * the rows, compares each with what it came from, and brings the tables up to date. Cut off at any point it leaves nothing.
 * @throws StartError where the database is not empty, the source is of another version, or a row is not the same.
 */
export const load = (db: Db, source: RowSource, { origin, progress, afterwards }: LoadOptions): Promise<void> =>
  allOrNothing(db, async (tx) => {
    await lockMigrations(tx);
    if (await hasTables(tx)) throw new StartError(NOT_EMPTY);
    await migrateWithin(tx, lastMigrationOf(source));
    const tables = pairUp(await listTables(tx), source);
    const total = tables.reduce((sum, { copied }) => sum + copied.rows, 0);
    const loading = progress.begin('rows', total);
    for (const { stored } of tables) await setTriggers(tx, stored.name, 'disable');
    for (const { stored, copied } of tables) {
      await emptyTable(tx, stored.name);
      for await (const lines of source.lines(copied)) {
        await insertLines(tx, stored, lines);
        loading.add(lines.length);
      }
    }
    loading.end();
    const comparing = progress.begin('rows compared', total);
    for (const { stored, copied } of tables) {
      await demandSameRows(stored.name, source.lines(copied), readLines(tx, stored, copied.columns));
      comparing.add(copied.rows);
    }
    comparing.end();
    await setCounters(tx, source);
    for (const { stored } of tables) await setTriggers(tx, stored.name, 'enable');
    await migrateWithin(tx);
    await afterwards?.(tx);
    await noteOrigin(tx, origin);
  });

export const NOT_EMPTY = 'The database is not empty. Make a new one, and name that (DATABASE_URL, or DATA_DIR).';

/** @throws StartError where it was not made by migrations that we know, all of them up to one. */
export const lastMigrationOf = ({ migrations }: Pick<RowSource, 'migrations'>): string => {
  const known = Object.keys(ours);
  const last = migrations.at(-1) ?? '';
  if (!known.includes(last)) {
    throw new StartError(
      `This database or backup is of a newer version of Pawsumé (${last}). Install that version first.`,
    );
  }
  if (migrations.join() !== known.slice(0, known.indexOf(last) + 1).join()) {
    throw new StartError(
      'This database or backup is of a version of Pawsumé that changed its tables in another order than this one.',
    );
  }
  return last;
};

interface Pair {
  stored: StoredTable;
  copied: CopiedTable;
}

/** Each copied table with the one that its rows go to, in the order in which they can be filled. */
const pairUp = (stored: readonly StoredTable[], { tables }: RowSource): Pair[] => {
  const unknown = tables.find((table) => !stored.some(({ name }) => name === table.name));
  if (unknown) throw new StartError(`There is a table that this version does not have: ${unknown.name}.`);
  return stored.flatMap((table) => {
    const copied = tables.find(({ name }) => name === table.name);
    if (!copied) return [];
    const columns = table.columns.map(({ name }) => name);
    if (columns.toSorted().join() !== copied.columns.toSorted().join()) {
      throw new StartError(`The table ${table.name} has other columns than this version gives it.`);
    }
    return [{ stored: table, copied }];
  });
};

const setCounters = async (tx: Tx, { counters }: RowSource): Promise<void> => {
  for (const counter of counters) await setCounter(tx, counter);
  const found = JSON.stringify(await readCounters(tx));
  if (found !== JSON.stringify(counters))
    throw new StartError('The numbers of new rows are not the same after they were copied.');
};
