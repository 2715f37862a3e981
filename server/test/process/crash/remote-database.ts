import { Kysely, PostgresDialect } from 'kysely';
import { z } from 'zod';
import { pglitePool } from '#db/pglite-pool';
import type { Database, Db } from '#db/types';
import type { Service } from './run-service.ts';

const results = z.object({ rows: z.array(z.unknown()), affectedRows: z.int().optional() });

/** The embedded database of a server that runs as a process of its own, and that alone may have it open. */
export const openRemote = (service: () => Service): Db => {
  const remote = {
    query: async <R>(sql: string, parameters: unknown[]) => {
      const { rows, affectedRows } = results.parse(await service().tell({ do: 'ask', sql, parameters }));
      return { rows: rows as R[], affectedRows }; // whoever asks knows what it asks for
    },
    close: async () => undefined,
  };
  const pool = pglitePool(remote);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
};
