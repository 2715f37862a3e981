import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreFault } from '@pawsume/standins/s3/faulty-proxy';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#db/types';
import { type Fault, LONG_MS, SAVE_PICTURE } from './fault.ts';
import type { Fleet } from './fleet.ts';

const DENIED = { kind: 'refuse', status: 403, code: 'AccessDenied' } as const;
const SLOW_MS = 3000;

const failing =
  (fault: StoreFault, forMs = LONG_MS) =>
  async ({ s3 }: Fleet): Promise<void> => {
    s3?.fail(fault);
    await sleep(forMs);
    s3?.heal();
  };

export const PICTURE_FAULTS: Fault[] = [
  {
    what: 'the disk of pictures is full',
    needs: 'small disk',
    async strike({ disk }) {
      const until = performance.now() + LONG_MS;
      // What people's pictures leave is taken at once, as by whatever else writes there.
      while (performance.now() < until) {
        await disk?.fill();
        await sleep(20);
      }
      await disk?.free();
    },
    mayAnswer: [503],
    only: [SAVE_PICTURE],
  },
  {
    what: 'the store of pictures takes and removes nothing',
    needs: 'S3',
    strike: failing({ ...DENIED, on: ['put', 'delete'] }),
    mayAnswer: [503],
    only: [SAVE_PICTURE],
    // The first size that was taken a moment before.
    mayLeavePictures: true,
  },
  {
    what: 'the store of pictures answers seconds later',
    needs: 'S3',
    strike: failing({ kind: 'slow', ms: SLOW_MS }, 2 * LONG_MS),
    mayAnswer: [],
    only: [],
  },
  {
    what: 'pictures are stored, and the database does not commit',
    async strike({ db }) {
      await refusePictures(db);
      const before = await picturesOf(db);
      await sleep(LONG_MS);
      expect(await picturesOf(db)).toEqual(before);
      await sql`drop trigger refuse_pictures on pets`.execute(db);
    },
    mayAnswer: [503],
    only: [SAVE_PICTURE],
  },
  {
    what: 'pictures are replaced, and the old ones cannot be removed',
    needs: 'S3',
    strike: failing({ ...DENIED, on: 'delete' }),
    mayAnswer: [],
    only: [],
  },
];

/** Has each transaction fail at its very end that gives a pet another picture. */
const refusePictures = async (db: Db): Promise<void> => {
  await sql`create or replace function refuse() returns trigger language plpgsql as
    'begin raise exception ''refused'' using errcode = ''40001''; end'`.execute(db);
  await sql`create constraint trigger refuse_pictures after update of picture on pets
    deferrable initially deferred for each row execute function refuse()`.execute(db);
};

const picturesOf = (db: Db) => db.selectFrom('pets').select(['id', 'picture']).orderBy('id').execute();
