import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ColumnMetadata, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { freshDatabase } from '../harness/fresh-database.ts';

const TYPES: Record<string, string> = {
  ...{ text: 'string', int2: 'number', int4: 'number', int8: 'Int8', float8: 'number', bool: 'boolean' },
  ...{ timestamptz: 'Date', date: 'Day', jsonb: 'unknown', _text: 'string[]', uuid: 'string', varchar: 'string' },
};

/** The texts that a check allows in a column, by `table.column`. */
const readAllowedTexts = async (db: Db): Promise<Map<string, string>> => {
  const { rows } = await sql<{ column: string; definition: string }>`
    select c.relname || '.' || a.attname as column, pg_get_constraintdef(k.oid) as definition from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
    where k.contype = 'c' and c.relnamespace = 'public'::regnamespace`.execute(db);
  const lists = rows.filter(({ definition }) => /^CHECK \(\(\w+ = ANY \(ARRAY\[/.test(definition));
  return new Map(
    lists.map(({ column, definition }) => [column, (definition.match(/'[^']+'(?=::text)/g) ?? []).join(' | ')]),
  );
};

const typeOf = (column: ColumnMetadata, allowed: string | undefined): string => {
  if (column.name === 'created_at') return 'CreatedAt';
  const plain = allowed ?? TYPES[column.dataType];
  if (!plain) throw new Error(`Which type has ${column.name}, a ${column.dataType}?`);
  const type = column.isNullable && plain !== 'unknown' ? `${plain} | null` : plain;
  return column.hasDefaultValue || column.isAutoIncrementing ? `Generated<${type}>` : type;
};

test('the types of tables are those that the migrations make (to write them: vitest run -u)', async () => {
  const { db, close } = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '' });
  const [tables, allowed] = await Promise.all([db.introspection.getTables(), readAllowedTexts(db)]).finally(close);
  const text = tables.map(({ name: table, columns }) => {
    const lines = columns.map((column) => `${column.name}: ${typeOf(column, allowed.get(`${table}.${column.name}`))};`);
    return `${table}: {\n${lines.join('\n')}\n};`;
  });
  const file = fileURLToPath(new URL('../../src/db/tables.ts', import.meta.url));
  const source = `// biome-ignore-all lint/style/noExcessiveLinesPerFile: written by server/test/db/tables.test.ts from the migrations
    import type { ColumnType, Generated } from 'kysely';

    type CreatedAt = ColumnType<Date, Date, never>;
    /** In UTC, as \`2026-11-23\`. Drivers would read it as a moment in the machine's own time zone. */
    type Day = ColumnType<never, string, never>;
    /** PostgreSQL's driver reads it as text. */
    type Int8 = ColumnType<string | number, number, number>;

    export interface Tables {\n${text.join('\n')}\n}`;
  const biome = fileURLToPath(new URL('../../../node_modules/.bin/biome', import.meta.url));
  const formatted = execFileSync(biome, ['format', `--stdin-file-path=${file}`], { input: source, encoding: 'utf8' });
  await expect(formatted).toMatchFileSnapshot(file);
});
