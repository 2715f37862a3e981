import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway, isRefusedByDatabase } from '#lib/database-error';
import { StartError } from '#lib/start-error';

/** Database and server are often started together, and the server is faster. */
const START_WITHIN_MS = 20_000;
const PAUSE_MS = 500;

/**
 * Does the first work on a database, as soon as that can be reached.
 * @throws StartError with a sentence for the operator when it cannot be reached for long, or lets nobody in.
 */
export const whenReachable = async (databaseUrl: string, work: () => Promise<void>): Promise<void> => {
  const begun = Date.now();
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      const isAway = isDatabaseAway(cause);
      if (!isAway && !isRefusedByDatabase(cause)) throw cause;
      if (!isAway || Date.now() - begun > START_WITHIN_MS)
        throw new StartError(sentenceFor(databaseUrl, cause), { cause });
      await sleep(PAUSE_MS);
    }
  }
};

/** Says where, and never the password. */
const sentenceFor = (databaseUrl: string, cause: unknown): string => {
  const { host, pathname } = new URL(databaseUrl);
  const reason = cause instanceof Error ? cause.message || Reflect.get(cause, 'code') : String(cause);
  return `DATABASE_URL: the database ${pathname.slice(1)} at ${host} cannot be used (${reason}). Start PostgreSQL there, or correct the address.`;
};
