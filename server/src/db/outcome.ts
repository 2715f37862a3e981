import { sql } from 'kysely';

/** Returns true if a query finds a row. */
export const exists = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

interface Changed {
  numDeletedRows?: bigint;
  numUpdatedRows?: bigint;
  numInsertedOrUpdatedRows?: bigint | undefined;
}

/** Returns true if a statement changes a row. */
export const hasEffect = async (statement: { executeTakeFirst(): Promise<Changed> }): Promise<boolean> => {
  const { numDeletedRows, numUpdatedRows, numInsertedOrUpdatedRows } = await statement.executeTakeFirst();
  return (numDeletedRows ?? numUpdatedRows ?? numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** To be selected in a query for `countRows`. */
export const COUNT = sql<string | number>`count(*)`.as('count');

/** Returns how many rows a query of COUNT finds. */
export const countRows = async (query: {
  executeTakeFirstOrThrow(): Promise<{ count: string | number }>;
}): Promise<number> => Number((await query.executeTakeFirstOrThrow()).count);
