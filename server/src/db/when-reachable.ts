import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway, isDatabaseDistrusted, isRefusedByDatabase, isWithoutTls } from '#lib/database-error';
import type { Log } from '#lib/log';
import { causeOf } from '#lib/open-log';
import { StartError } from '#lib/start-error';

/** Database and server are often started together, and the server is faster. */
const START_WITHIN_MS = 20_000;
const PAUSE_MS = 500;
const TELL_EVERY_MS = 5000;

/**
 * Does the first work on a database, as soon as that can be reached.
 * @throws StartError with a sentence for the operator when it cannot be reached for long, or lets nobody in.
 */
export const whenReachable = async <T>(
  databaseUrl: string,
  work: () => Promise<T>,
  log?: Pick<Log, 'warn'>,
): Promise<T> => {
  const begun = performance.now();
  let tellAt = begun + TELL_EVERY_MS;
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      const isAway = isDatabaseAway(cause);
      if (!isAway || performance.now() - begun > START_WITHIN_MS) {
        const advice = adviceFor(cause);
        if (!advice) throw cause;
        throw new StartError(`${whereAndWhy(databaseUrl, cause)} ${advice}`, { cause });
      }
      if (performance.now() > tellAt) {
        const tried = `${Math.round((performance.now() - begun) / 1000)} s of ${START_WITHIN_MS / 1000} s`;
        log?.warn(
          {},
          `database: no answer yet from ${nameOfAddress(databaseUrl)} (${causeOf(cause)}), tried for ${tried}`,
        );
        tellAt += TELL_EVERY_MS;
      }
      await sleep(PAUSE_MS);
    }
  }
};

/** What an operator can do about it; null where they can do nothing. */
const adviceFor = (cause: unknown): string | null => {
  if (isDatabaseDistrusted(cause)) {
    return 'Name the file with the certificate of its authority in the address (?sslmode=verify-full&sslrootcert=/path), and call the database by the name that its certificate has.';
  }
  if (isWithoutTls(cause)) return 'Have PostgreSQL speak TLS (ssl = on), or leave sslmode out of the address.';
  if (isUnreadableFile(cause)) return 'The address names a file (sslrootcert, sslcert or sslkey) that has to be there.';
  if (isDatabaseAway(cause) || isRefusedByDatabase(cause)) return 'Start PostgreSQL there, or correct the address.';
  return null;
};

const isUnreadableFile = (cause: unknown): boolean =>
  cause instanceof Error && Reflect.get(cause, 'syscall') === 'open';

/** Returns what an operator calls the database at an address; never its password. */
export const nameOfAddress = (databaseUrl: string): string => {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${pathname.slice(1)} at ${host || searchParams.get('host')}`;
};

const whereAndWhy = (databaseUrl: string, cause: unknown): string => {
  const reason = cause instanceof Error ? cause.message || Reflect.get(cause, 'code') : String(cause);
  return `DATABASE_URL: the database ${nameOfAddress(databaseUrl)} cannot be used (${reason}).`;
};
