import { type Driver, type PostgresAdapter, PostgresDialect, type PostgresPool } from 'kysely';
import { GuardedDriver } from './guarded-driver.ts';
import { LockOfTransaction } from './migration-lock.ts';

/** PostgreSQL as Kysely speaks it; each transaction begins with `preamble`, where there is one. */
export class OurDialect extends PostgresDialect {
  readonly #preamble: string | null;

  constructor(pool: PostgresPool, preamble: string | null = null) {
    super({ pool });
    this.#preamble = preamble;
  }

  override createDriver(): Driver {
    return new GuardedDriver(super.createDriver(), this.#preamble);
  }

  override createAdapter(): PostgresAdapter {
    return new LockOfTransaction();
  }
}
