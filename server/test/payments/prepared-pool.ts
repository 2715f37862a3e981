import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';

/** Something that may happen before a statement is sent; where it throws, the statement is not sent. */
export type BeforeStatement = (sql: string) => Promise<void>;

/** A pool that prepares each statement once for each connection: most of the time of small statements is their planning. */
export const preparedPool = (pool: Pool): PostgresPool => ({
  options: {},
  connect: () => preparedClient(pool),
  // Whoever made the pool ends it.
  end: async () => {},
});

export const preparedClient = async (pool: Pool, before?: BeforeStatement): Promise<PostgresPoolClient> => {
  const client = await pool.connect();
  const run = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    await before?.(sql);
    const { command, rowCount, rows } = await client.query({ name: nameOf(sql), text: sql, values: [...parameters] });
    // pg names every command by a string, which it knows better than Kysely.
    return { command: command as 'SELECT', rowCount: rowCount ?? 0, rows };
  };
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new TypeError('No cursors here.');
    return run<R>(sql, parameters);
  }
  return { query, release: () => client.release() };
};

const nameOf = (sql: string): string => createHash('sha1').update(sql).digest('base64url');
