import { parseArgs } from 'node:util';
import { StartError } from '../lib/start-error.ts';

const MOST = 64;

/** How many servers are to share the port: `--workers N`. Throws StartError with what is wrong and what to do. */
export const countServers = (args: string[], { databaseUrl }: { databaseUrl: string | null }): number => {
  const { workers } = readOptions(args);
  const count = Number(workers ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    throw new StartError(`--workers ${workers}: that is no whole number from 1 to ${MOST}.`);
  }
  if (count > 1 && databaseUrl === null) {
    throw new StartError(
      `--workers ${count}: the embedded database serves one process. Set DATABASE_URL to a PostgreSQL, or start without --workers.`,
    );
  }
  return count;
};

const readOptions = (args: string[]): { workers?: string | undefined } => {
  try {
    return parseArgs({ args, options: { workers: { type: 'string' } } }).values;
  } catch (cause) {
    throw new StartError(`${cause instanceof Error ? cause.message : cause} Known is --workers N.`, { cause });
  }
};
