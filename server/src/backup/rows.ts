import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#db/types';
import { StartError } from '#lib/start-error';
import { countRows, readLines } from './row-queries.ts';
import { type Counter, listMigrations, listTables, readCounters } from './table-queries.ts';

export interface CopiedTable {
  name: string;
  columns: string[];
  rows: number;
}

/** Where rows come from: a database at one moment, or the files of a backup. */
export interface RowSource {
  /** The migrations that made its schema. */
  migrations: string[];
  tables: CopiedTable[];
  counters: Counter[];
  /** The rows of a table, a line of JSON each, some at a time, in the order of its key. May be asked for again. */
  lines(table: CopiedTable): AsyncIterable<string[]>;
}

/** The rows of a database, within a transaction that sees one moment of it. */
export const rowsOf = async (tx: Tx, leftOut: Readonly<Record<string, string>> = {}): Promise<RowSource> => {
  const migrations = await listMigrations(tx);
  if (migrations.length === 0) throw new StartError('There are no tables of ours in this database.');
  const stored = new Map((await listTables(tx)).map((table) => [table.name, table]));
  const tables: CopiedTable[] = [];
  for (const { name, columns } of stored.values()) {
    if (name in leftOut) continue;
    tables.push({ name, columns: columns.map((column) => column.name), rows: await countRows(tx, name) });
  }
  return {
    migrations,
    tables,
    counters: await readCounters(tx),
    lines({ name, columns }) {
      const table = stored.get(name);
      if (!table) throw new Error(`There is no table ${name}.`);
      return readLines(tx, table, columns);
    },
  };
};

/** A number of a table's contents: the same for the same rows. */
export const openDigest = () => {
  const hash = createHash('sha256');
  return {
    add: (lines: readonly string[]) => void (lines.length > 0 && hash.update(`${lines.join('\n')}\n`)),
    end: () => hash.digest('hex'),
  };
};

export const digestOf = async (source: RowSource, table: CopiedTable): Promise<string> => {
  const digest = openDigest();
  for await (const lines of source.lines(table)) digest.add(lines);
  return digest.end();
};

/** One row after the other on both sides. @throws StartError with the table and the row that is not the same. */
export const demandSameRows = async (
  table: string,
  expected: AsyncIterable<string[]>,
  found: AsyncIterable<string[]>,
): Promise<void> => {
  const others = flat(found);
  let row = 0;
  for await (const line of flat(expected)) {
    row += 1;
    const { value } = await others.next();
    if (!isSame(line, value)) throw new StartError(differs(table, row, line));
  }
  if (!(await others.next()).done) throw new StartError(`The table ${table} has more rows than were copied.`);
};

async function* flat(batches: AsyncIterable<string[]>): AsyncGenerator<string, undefined> {
  for await (const lines of batches) yield* lines;
  return undefined;
}

/** Versions of PostgreSQL may write the same JSON with other spaces. */
const isSame = (line: string, other: string | undefined): boolean =>
  line === other || (other !== undefined && isDeepStrictEqual(JSON.parse(line), JSON.parse(other)));

/** Says where, and nothing of what stands there. */
const differs = (table: string, row: number, line: string): string => {
  const { id } = JSON.parse(line) as { id?: string }; // a row, as `readLines` writes it
  return `A row is not the same after it was copied: ${table}, ${id ? `id ${id}` : `row ${row} in the order of its key`}.`;
};
