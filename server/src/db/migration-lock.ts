import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './types.ts';

/** Kysely's own number, so that servers of before, which lock by it too, and these wait for each other. */
const LOCK = sql.lit('3853314791062309107');

/**
 * Waits until nobody else migrates this database. The lock ends with the transaction: one of the session, as Kysely takes
 * it, stays behind with a pooler's connection, and nobody can migrate any more.
 */
export const lockMigrations = (tx: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);

/** Leaves the lock to `lockMigrations`. */
export class LockOfTransaction extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
