import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#config';
import type { Db, Tx, WrittenResume } from '#db/types';
import { demandRoomForResume } from '#features/users/allowance';
import { lockUser } from '#features/users/queries';
import { startWriting, stoppedError, type Tell, type Waiting, type Writing } from './writing.ts';
import {
  findWriting,
  findWritingOf,
  giveUpWriting,
  insertWriting,
  stopWritings,
  type Wish,
} from './writing-queries.ts';

/** Whose text it is. */
interface Whose {
  userId: number;
  petId: number;
}

interface Wanted extends Whose {
  /** What else is to be as asked for, as JSON has it. */
  wanted: object;
  write: (waiting: Waiting) => Promise<WrittenResume>;
  /** Finds the text that was made as asked for since the request arrived. */
  findMade: (tx: Tx) => Promise<WrittenResume | undefined>;
}

/** The texts that are being written, in all servers of this database. */
export interface Writings {
  /**
   * Writes one text at a time for the same user, pet and wish. A second request, such as a double click, gets the same text. It is
   * first told what was told before; at another server it waits until the text is stored. A text that was stored after the request
   * arrived is the same too: the built-in writer is done before the second of two requests gets this far. Throws `account_full`
   * before anything is told.
   */
  join(wanted: Wanted, tell: Tell): Promise<WrittenResume>;
  /** Stops what is written for this pet, by another server too within seconds. Returns whether there was something to stop. */
  stop(whose: Whose): Promise<boolean>;
}

interface Parts {
  db: Db;
  allowance: Config['allowance'];
}

export const openWritings = ({ db, allowance }: Parts): Writings => {
  const writtenHere = new Map<number, Writing>();

  const begin = (id: number, write: Wanted['write']): Writing => {
    const writing = startWriting({ db, id }, write);
    writtenHere.set(id, writing);
    const forget = () => writtenHere.delete(id);
    writing.result.then(forget, forget);
    return writing;
  };

  return {
    async join({ userId, petId, wanted, write, findMade }, tell) {
      const wish = { userId, petId, wanted: hash(wanted) };
      for (;;) {
        const { made, id, isNew } = await claim({ db, allowance }, wish, findMade);
        if (made) return made;
        const writing = isNew ? begin(id, write) : writtenHere.get(id);
        if (writing) return writing.join(tell);
        await waitForOther(db, id, tell);
      }
    },
    async stop(whose) {
      const stopped = await stopWritings(db, whose);
      for (const id of stopped) writtenHere.get(id)?.stop();
      return stopped.length > 0;
    },
  };
};

const LOOK_EVERY_MS = 500;

/** Waits while another server writes. Throws `stopped` if the text was stopped there. */
const waitForOther = async (db: Db, id: number, tell: Tell): Promise<void> => {
  if (!(await isUnderWay(db, id))) return;
  tell({ event: 'stage', stage: 'writing' });
  while (await isUnderWay(db, id)) await sleep(LOOK_EVERY_MS);
};

const isUnderWay = async (db: Db, id: number): Promise<boolean> => {
  const found = await findWriting(db, id);
  if (found?.state === 'stopped') throw stoppedError();
  return found !== undefined && !found.is_overdue && found.state !== 'failed';
};

type Claim = { made: WrittenResume; id?: never; isNew?: never } | { made?: never; id: number; isNew: boolean };

/** The writing of this wish that is under way, what was just made of it, or a new one. Who asks at the same moment waits for the lock. */
const claim = ({ db, allowance }: Parts, wish: Wish, findMade: Wanted['findMade']): Promise<Claim> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, wish.userId);
    const found = await findWritingOf(tx, wish);
    if (found !== undefined) return { id: found, isNew: false };
    const made = await findMade(tx);
    if (made) return { made };
    await giveUpWriting(tx, wish);
    await demandRoomForResume(tx, wish.userId, allowance);
    return { id: await insertWriting(tx, wish), isNew: true };
  });

/** What somebody wants may be personal. */
const hash = (wanted: object): string => createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
