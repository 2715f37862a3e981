import { resolve } from 'node:path';
import { z } from 'zod';
import { optionalText } from './variables.ts';

const seconds = (fallback: number) =>
  z.coerce.number('is not a number of seconds').min(0).max(86_400).default(fallback);

export const storageVariables = z.object({
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is not an address such as postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number('is not a number of connections').int().min(2).max(1000).default(10),
  DATABASE_STATEMENT_TIMEOUT_S: seconds(30),
  DATABASE_LOCK_TIMEOUT_S: seconds(10),
  DATABASE_IDLE_TIMEOUT_S: seconds(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  LOG_FORMAT: z.enum(['text', 'json'], 'is neither text nor json').optional(),
  COMMIT: optionalText.refine((id) => /^([\da-f]{7,64})?$/.test(id), 'is not the id of a commit'),
});
type Variables = z.infer<typeof storageVariables>;

/** How PostgreSQL is used. A time of 0 is no limit. */
export interface ConnectionSettings {
  /** Connections of this server at most. */
  poolSize: number;
  /** One statement. */
  statementTimeoutMs: number;
  /** Waiting for a lock that somebody else has. */
  lockTimeoutMs: number;
  /** A transaction between two of its statements. */
  idleTimeoutMs: number;
}

/** Whole ones, which PostgreSQL wants; never 0 for a little. */
const milliseconds = (s: number): number => Math.ceil(s * 1000);

export const storageSettings = (env: Variables, { loopback }: { loopback: boolean }) => ({
  dataDir: resolve(env.DATA_DIR),
  /** Null for the embedded database below `dataDir`. */
  databaseUrl: env.DATABASE_URL ?? null,
  connections: {
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeoutMs: milliseconds(env.DATABASE_STATEMENT_TIMEOUT_S),
    lockTimeoutMs: milliseconds(env.DATABASE_LOCK_TIMEOUT_S),
    idleTimeoutMs: milliseconds(env.DATABASE_IDLE_TIMEOUT_S),
  },
  // On one's own machine the terminal stays quiet; elsewhere every security event is on record.
  logLevel: env.LOG_LEVEL ?? (loopback ? 'warn' : 'info'),
  /** Null for text at a terminal and JSON elsewhere. */
  logFormat: env.LOG_FORMAT ?? null,
  /** The commit that this server was built from; null where it is not set. */
  commit: env.COMMIT || null,
});
