import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/types';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  'Plan Rows': number;
  Plans?: PlanNode[] | undefined;
}

const planNode: z.ZodType<PlanNode> = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Plan Rows': z.number(),
  get Plans() {
    return z.array(planNode).optional();
  },
});
const explained = z.tuple([z.looseObject({ 'QUERY PLAN': z.tuple([z.looseObject({ Plan: planNode })]) })]);

/** Of a table of a few rows an index is no help. */
const FEW_ROWS = 300;

/** Which tables a statement reads from one end to the other, with these numbers of rows: the database's own plan for it. */
export const listWholeReads = async (
  db: Kysely<Database>,
  { sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
  sizes: ReadonlyMap<string, number>,
): Promise<string[]> => {
  const { rows } = await db.executeQuery({
    ...sql`select`.compile(db),
    sql: `explain (format json) ${text}`,
    parameters,
  });
  const [{ 'QUERY PLAN': plans }] = explained.parse(rows);
  return wholeReadsIn(plans[0].Plan, false)
    .filter(({ read }) => (sizes.get(read) ?? 0) > FEW_ROWS)
    .map(({ table }) => table);
};

/** What is read: the table, or an index of it. */
interface WholeRead {
  table: string;
  read: string;
}

/** What is read in the order of an index up to a limit ends soon; without one it ends with the index. */
const wholeReadsIn = (node: PlanNode, isLimited: boolean): WholeRead[] => {
  const ends = isLimited || node['Node Type'] === 'Limit';
  const below = (node.Plans ?? []).flatMap((plan) =>
    wholeReadsIn(plan, ends && !READS_ALL_FIRST.has(node['Node Type'])),
  );
  const table = node['Relation Name'] ?? '';
  return readsWhole(node, isLimited) ? [{ table, read: node['Index Name'] ?? table }, ...below] : below;
};

/** They take in all that is below them before they hand on the first row. */
const READS_ALL_FIRST = new Set(['Sort', 'Aggregate', 'Hash', 'Materialize']);

const readsWhole = (node: PlanNode, isLimited: boolean): boolean => {
  if (node['Node Type'] === 'Seq Scan') return true;
  const isIndex = node['Node Type'] === 'Index Scan' || node['Node Type'] === 'Index Only Scan';
  return isIndex && !isLimited && node['Index Cond'] === undefined;
};

/** How many rows each table and each index has. */
export const readSizes = async (db: Kysely<Database>): Promise<Map<string, number>> => {
  const { rows } = await sql<{ name: string; size: number }>`select relname as name, reltuples::integer as size
    from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`.execute(db);
  return new Map(rows.map(({ name, size }) => [name, size]));
};
