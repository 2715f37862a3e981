import { type QueryExecutorProvider, sql } from 'kysely';

export interface Column {
  table: string;
  name: string;
  type: string;
  notNull: boolean;
  /** Has a value of its own where an insert says none. */
  hasDefault: boolean;
  /** Computed: nobody may write it. */
  generated: boolean;
}

export type RuleKind = 'check' | 'foreign key' | 'unique' | 'trigger' | 'function';

/** What the database demands or does by itself. */
export interface Rule {
  kind: RuleKind;
  /** Empty for a function. */
  table: string;
  name: string;
  definition: string;
  /** What it looks at, where that is known. */
  columns: string[];
}

/** The schema as the database itself describes it. */
export interface Schema {
  tables: string[];
  columns: Column[];
  rules: Rule[];
}

const COLUMNS = sql<Column>`
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
    a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by 1, 2`;

const CONSTRAINTS = sql<Rule>`
  select case k.contype when 'c' then 'check' when 'f' then 'foreign key' else 'unique' end as kind, c.relname as "table",
    k.conname as name, pg_get_constraintdef(k.oid) as definition,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey) order by 1) as columns
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f', 'p', 'u', 'x')`;

/** Those that belong to a constraint are among the constraints. */
const UNIQUE_INDEXES = sql<Rule>`
  select 'unique' as kind, c.relname as "table", x.relname as name, pg_get_indexdef(i.indexrelid) as definition,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) order by 1) as columns
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique
    and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)`;

const TRIGGERS = sql<Rule>`
  select 'trigger' as kind, c.relname as "table", t.tgname as name, pg_get_triggerdef(t.oid) as definition, array[]::text[] as columns
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`;

const FUNCTIONS = sql<Rule>`
  select 'function' as kind, '' as "table", p.proname as name, pg_get_functiondef(p.oid) as definition, array[]::text[] as columns
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'`;

export const readSchema = async (db: QueryExecutorProvider): Promise<Schema> => {
  const { rows: columns } = await COLUMNS.execute(db);
  const rules: Rule[] = [];
  for (const query of [CONSTRAINTS, UNIQUE_INDEXES, TRIGGERS, FUNCTIONS]) rules.push(...(await query.execute(db)).rows);
  return { tables: [...new Set(columns.map(({ table }) => table))], columns, rules };
};
