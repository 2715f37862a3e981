import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Fault } from './fault.ts';

export const MAIL_FAULTS: Fault[] = [
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
