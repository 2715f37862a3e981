import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Fault, LONG_MS } from './fault.ts';
import { pauseDatabase } from './pause-database.ts';

export const DATABASE_FAULTS: Fault[] = [
  {
    what: 'the database is ended without asking, and starts again',
    strike: ({ postgres }) => postgres.restart('immediate'),
    mayAnswer: [503],
    mayLeavePictures: true,
  },
  {
    what: 'the database does nothing for ten seconds',
    strike: ({ db }) => pauseDatabase(db, LONG_MS),
    mayAnswer: [503],
    mayLeavePictures: true,
  },
  {
    what: 'all connections wait for ten seconds',
    settings: { DATABASE_POOL_SIZE: '3' },
    strike: ({ db }) =>
      db.transaction().execute(async (tx) => {
        await sql`lock table users, pets in access exclusive mode`.execute(tx);
        await sleep(LONG_MS);
      }),
    mayAnswer: [503],
    mayLeavePictures: true,
  },
  {
    what: 'what is committed is not answered',
    needs: 'proxy',
    async strike({ proxy }) {
      proxy?.loseAnswers();
      await sleep(LONG_MS / 2);
      proxy?.heal();
      expect(proxy?.lost()).toBeGreaterThan(0);
    },
    // The balancer asks another server then, where a name is taken already.
    mayAnswer: [503, 409],
    // Nobody knows whether a row names them.
    mayLeavePictures: true,
  },
];
