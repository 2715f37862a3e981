import type { Count, Counter } from './counter.ts';

/** What the counters in PostgreSQL need of its connections. */
export interface Statements {
  query(query: { text: string; values?: unknown[]; name?: string }): Promise<{ rows: Count[] }>;
}

/** In milliseconds since 1970, by the database's clock: of two servers one may have another time. */
const NOW = '(extract(epoch from now()) * 1000)::bigint';
const IS_OVER = `known.expire <= ${NOW}`;
const COUNT = `points, (expire - ${NOW})::float8 as "left"`;

const ADD = `insert into limits as known values ($1, $2::int, ${NOW} + $3::bigint)
  on conflict (key) do update set
    points = case when ${IS_OVER} then $2::int else known.points + $2::int end,
    expire = case when ${IS_OVER} then ${NOW} + $3::bigint else known.expire end
  returning ${COUNT}`;
const SET = `insert into limits values ($1, $2::int, ${NOW} + $3::bigint)
  on conflict (key) do update set points = excluded.points, expire = excluded.expire`;
const FIND = `select ${COUNT} from limits as known where key = $1 and not ${IS_OVER}`;

/** Counts for all servers of a database, and by its clock. */
export const postgresCounter = (
  statements: Statements,
  { name, windowS }: { name: string; windowS: number },
): Counter => {
  const ask = async (statement: string, text: string, key: string, ...values: number[]): Promise<Count | null> => {
    const { rows } = await statements.query({
      name: `limits_${statement}`,
      text,
      values: [`${name}:${key}`, ...values],
    });
    return rows[0] ?? null;
  };
  return {
    async add(key, points) {
      const count = await ask('add', ADD, key, points, windowS * 1000);
      return count ?? { points, left: 0 };
    },
    async set(key, points, seconds) {
      await ask('set', SET, key, points, seconds * 1000);
    },
    find: (key) => ask('find', FIND, key),
    async delete(key) {
      await ask('delete', 'delete from limits where key = $1', key);
    },
  };
};

/** Deletes what has been over for an hour. */
export const deleteOldCounts = async (statements: Statements): Promise<void> => {
  await statements.query({ text: `delete from limits where expire < ${NOW} - 3600000` });
};
