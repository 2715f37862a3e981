import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isDeep } from '../harness/deep.ts';
import { violationsOf } from '../harness/invariants.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { pauseDatabase } from './pause-database.ts';
import { startLoad } from './people.ts';

const PEOPLE = 8;
const AFTER_MS = 3000;
const LONGEST_MS = 300_000;
const LONG_MS = 10_000;

interface Fault {
  what: string;
  settings?: Record<string, string>;
  /** Breaks something, and resolves when it is whole again, or stays broken for good. */
  strike(fleet: Fleet): Promise<void>;
  /** How calls may be answered meanwhile that do not succeed; where nothing is named, all succeed. */
  mayAnswer: number[];
}

const FAULTS: Fault[] = [
  {
    what: 'one of three servers is killed',
    strike: async ({ servers }) => servers[1]?.kill(),
    // What it had taken: nobody knows whether it was done.
    mayAnswer: [502],
  },
  {
    what: 'one of three servers is told to end',
    async strike({ servers }) {
      servers[2]?.signal('SIGTERM');
      expect(await servers[2]?.gone).toBe(0);
    },
    mayAnswer: [],
  },
  {
    what: 'the database is ended without asking, and starts again',
    strike: ({ postgres }) => postgres.restart('immediate'),
    mayAnswer: [503],
  },
  {
    what: 'the database does nothing for ten seconds',
    strike: ({ db }) => pauseDatabase(db, LONG_MS),
    mayAnswer: [503],
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
  },
  {
    what: 'the mail server is away for an hour',
    async strike({ mail, db }) {
      await mail.down();
      // What an hour brings, in some seconds: each pause between two tries is cut short.
      for (let tries = 0; tries < 6; tries += 1) {
        await sleep(1500);
        await sql`update jobs set due_at = now() where claim is null and gave_up_at is null`.execute(db);
      }
      await mail.up();
      await sql`update jobs set due_at = now() where claim is null and gave_up_at is null`.execute(db);
    },
    mayAnswer: [],
  },
];

test.skipIf(!isDeep).each(FAULTS)(
  'under load, $what: nothing that was acknowledged is lost',
  async ({ what, settings, strike, mayAnswer }) => {
    const fleet = await openFleet(settings);
    const load = await startLoad(fleet, PEOPLE);
    await load.untilServed();
    expect(load.failed()).toEqual({});
    const struck = strike(fleet);
    await Promise.all([struck, sleep(AFTER_MS)]);
    const recovered = await load.untilServed();
    await load.end();
    const { db } = fleet;
    const jobs = () => db.selectFrom('jobs').select(['kind', 'reason', 'tries']).execute();
    await expect.poll(jobs, { timeout: 90_000, interval: 500 }).toEqual([]);
    const refused = Object.entries(load.failed()).map(([status, times]) => `${times} × ${status}`);
    process.stdout.write(
      `${what}: everybody was served again after ${Math.round(recovered)} ms; ` +
        `of ${load.asked()} calls ${refused.join(', ') || 'none'} did not succeed\n`,
    );
    expect(load.wrong()).toEqual([]);
    expect(
      Object.keys(load.failed())
        .map(Number)
        .filter((status) => !mayAnswer.includes(status)),
    ).toEqual([]);
    expect(await load.lost()).toEqual([]);
    expect(await violationsOf(db)).toEqual([]);
  },
  LONGEST_MS,
);
