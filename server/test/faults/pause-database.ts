import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/types';
import { parentOf } from '../harness/processes.ts';

/** Has all processes of a PostgreSQL of this machine do nothing for so long; connections stay open meanwhile. */
export const pauseDatabase = async (db: Db, forMs: number): Promise<void> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const children = rows.map(({ pid }) => pid);
  const all = [...new Set(children.map(parentOf)), ...children];
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of all) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended by itself.
      }
    }
  };
  tell('SIGSTOP');
  await sleep(forMs);
  tell('SIGCONT');
};
