import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** What the pool uses of the embedded database. */
export interface Queried {
  query<R>(sql: string, parameters: unknown[]): Promise<{ rows: R[]; affectedRows?: number | undefined }>;
  close(): Promise<void>;
}

/**
 * The embedded database as a pool of one: whoever holds the connection has it alone until released, so that no
 * statement slips into somebody else's transaction.
 */
export const pglitePool = (pglite: Queried): PostgresPool => {
  let free: Promise<void> = Promise.resolve();

  const connect = async (): Promise<PostgresPoolClient> => {
    const before = free;
    const { promise, resolve } = Promise.withResolvers<void>();
    free = promise;
    await before;
    return { query: queryOn(pglite), release: () => resolve() };
  };

  return { options: {}, connect, end: () => pglite.close() };
};

const queryOn = (pglite: Queried) => {
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new TypeError('The embedded database has no cursors.');
    return run<R>(pglite, sql, parameters);
  }
  return query;
};

// PGlite does not name the command. Kysely wants it only to know whether the count of affected rows means anything.
const run = async <R>(
  pglite: Queried,
  sql: string,
  parameters: readonly unknown[],
): Promise<PostgresQueryResult<R>> => {
  const { rows, affectedRows } = await pglite.query<R>(sql, [...parameters]);
  return { command: 'UPDATE', rowCount: affectedRows ?? 0, rows };
};
