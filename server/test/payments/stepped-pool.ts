import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { preparedClient } from './prepared-pool.ts';
import type { Steps } from './trouble.ts';

/** The connections of one machine for one operation: each statement is one of its steps. */
export const steppedPool = (pool: Pool, steps: Steps): PostgresPool => ({
  options: {},
  async connect() {
    await steps.connect();
    const { query, release } = await preparedClient(pool, async (sql) => {
      // The database itself rolls back what a broken connection has left open.
      if (!(steps.isDead && sql === 'rollback')) await steps.pass();
    });
    return {
      query,
      release() {
        steps.release();
        release();
      },
    };
  },
  // The pool outlives the machine.
  end: async () => {},
});
