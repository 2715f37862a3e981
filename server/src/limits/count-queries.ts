/** What the counters in PostgreSQL need of its connections. */
export interface Statements {
  query(query: { text: string; values?: unknown[]; name?: string }): Promise<{ rows: unknown[] }>;
}

export interface CountRow {
  points: number;
  /** In milliseconds. */
  left: number;
}

interface Added {
  key: string;
  points: number;
  windowMs: number;
}

/** In milliseconds since 1970, by the database's clock: of two servers one may have another time. */
const NOW = '(extract(epoch from now()) * 1000)::bigint';
const IS_OVER = `known.expire <= ${NOW}`;
const LEFT = `(expire - ${NOW})::float8 as "left"`;

/** Counts points, from nothing where the time of those before is over. */
export const addPoints = (statements: Statements, { key, points, windowMs }: Added): Promise<CountRow> =>
  count(statements, {
    name: 'limits_add',
    text: `insert into limits as known values ($1, $2::int, ${NOW} + $3::bigint)
      on conflict (key) do update set
        points = case when ${IS_OVER} then $2::int else known.points + $2::int end,
        expire = case when ${IS_OVER} then ${NOW} + $3::bigint else known.expire end
      returning points, ${LEFT}`,
    values: [key, points, windowMs],
  });

/** Puts so many points in the place of what was counted, for so long from now. */
export const setPoints = (statements: Statements, { key, points, windowMs }: Added): Promise<CountRow> =>
  count(statements, {
    name: 'limits_set',
    text: `insert into limits values ($1, $2::int, ${NOW} + $3::bigint)
      on conflict (key) do update set points = excluded.points, expire = excluded.expire
      returning points, ${LEFT}`,
    values: [key, points, windowMs],
  });

export const findPoints = async (statements: Statements, key: string): Promise<CountRow | null> => {
  const text = `select points, ${LEFT} from limits as known where key = $1 and not ${IS_OVER}`;
  const { rows } = await statements.query({ name: 'limits_find', text, values: [key] });
  return (rows[0] as CountRow | undefined) ?? null; // of the columns that are selected
};

export const deletePoints = async (statements: Statements, key: string): Promise<void> => {
  await statements.query({ name: 'limits_delete', text: 'delete from limits where key = $1', values: [key] });
};

/** Deletes what has been over for an hour. */
export const deleteOldPoints = async (statements: Statements): Promise<void> => {
  await statements.query({ text: `delete from limits where expire < ${NOW} - 3600000` });
};

const count = async (statements: Statements, query: Parameters<Statements['query']>[0]): Promise<CountRow> => {
  const { rows } = await statements.query(query);
  return rows[0] as CountRow; // an insert that updates instead always returns its row
};
