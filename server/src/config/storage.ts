import { resolve } from 'node:path';
import { z } from 'zod';

export const storageVariables = z.object({
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is not an address such as postgres://user:password@host:5432/name' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});
type Variables = z.infer<typeof storageVariables>;

export interface StorageSettings {
  dataDir: string;
  /** Null for the embedded database below `dataDir`. */
  databaseUrl: string | null;
  logLevel: NonNullable<Variables['LOG_LEVEL']>;
}

export const storageSettings = (env: Variables, { loopback }: { loopback: boolean }): StorageSettings => ({
  dataDir: resolve(env.DATA_DIR),
  databaseUrl: env.DATABASE_URL ?? null,
  // On one's own machine the terminal stays quiet; elsewhere every security event is on record.
  logLevel: env.LOG_LEVEL ?? (loopback ? 'warn' : 'info'),
});
