import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import type { Queried } from './pglite-pool.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

/** What reads or writes rows. The rest, as the statements of a migration, is asked once. */
const OF_ROWS = /^\s*(select|insert|update|delete|with)\b/i;
/** After it, the same `select *` may have other columns. */
const OF_SCHEMA = /^\s*(create|alter|drop)\b/i;
/** More than the product has; what is not asked often gives way. */
const MOST = 500;

interface Statement {
  name: string;
  parameterTypes: number[];
  /** The description of its columns; nothing where it has none. */
  columns: Messages;
}

/**
 * The embedded database, with statements that are parsed and planned once: PGlite's own `query` does both each time. Whoever
 * asks has its one connection alone.
 */
export const preparedStatements = (pglite: PGlite): Queried => {
  const { serialize } = protocol;
  let count = 0;
  const forgotten: string[] = [];
  const known = new LRUCache<string, Statement>({ max: MOST, dispose: ({ name }) => forgotten.push(name) });

  const send = async (...messages: Uint8Array[]): Promise<Messages> =>
    (await pglite.execProtocol(Buffer.concat([...messages, serialize.sync()]))).messages;

  const prepare = async (text: string): Promise<Statement> => {
    count += 1;
    const name = `statement_${count}`;
    const closing = forgotten.splice(0).map((old) => serialize.close({ type: 'S', name: old }));
    const described = await send(...closing, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    };
    known.set(text, statement);
    return statement;
  };

  const toText = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : pglite.serializers[type];
    return serializer ? serializer(value) : String(value);
  };

  return {
    async query<R>(text: string, parameters: unknown[]) {
      if (OF_SCHEMA.test(text)) known.clear();
      if (!OF_ROWS.test(text)) return pglite.query<R>(text, parameters);
      const { name, parameterTypes, columns } = known.get(text) ?? (await prepare(text));
      const values = parameters.map((value, n) => toText(value, parameterTypes[n]));
      const answered = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
      const [result] = parse.parseResults([...columns, ...answered], pglite.parsers);
      // Whoever wrote the statement knows what its columns hold.
      return { rows: (result?.rows ?? []) as R[], affectedRows: result?.affectedRows };
    },
    close: () => pglite.close(),
  };
};
