import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#db/types';
import type { WrittenResume } from '#db/writing-types';
import { AppError } from '#lib/app-error';
import { stoppedError, type Tell } from './writing.ts';
import { findWriting, markFollowed } from './writing-queries.ts';

const LOOK_EVERY_MS = 250;

/**
 * Tells what another server tells of a text that it writes, from the beginning, and returns what became of it: null where
 * nobody writes it any more. Throws what it failed with.
 */
export const followWriting = async (db: Db, id: number, tell: Tell): Promise<WrittenResume | null> => {
  let heard = 0;
  await markFollowed(db, id);
  for (let found = await findWriting(db, id); found && !found.is_overdue; found = await findWriting(db, id)) {
    for (const event of found.told.slice(heard)) tell(event);
    heard = found.told.length;
    const { state, outcome } = found;
    if (state === 'stopped') throw stoppedError();
    if (outcome && 'code' in outcome) throw new AppError(outcome.code, outcome.sentence);
    if (state === 'done') return outcome;
    if (state === 'failed') break;
    await sleep(LOOK_EVERY_MS);
  }
  if (heard > 0) tell({ event: 'anew' });
  return null;
};
