import { migrateWithin } from '#db/migrate';
import { lockMigrations } from '#db/migration-lock';
import type { Db } from '#db/types';
import { StartError } from '#lib/start-error';
import type { PictureStore } from '#pictures/picture-store';
import { copyPictures, demandNoOthers, listFileNames } from './copy-pictures.ts';
import { demandKnown, demandSameCounts, NOT_EMPTY } from './databases.ts';
import { checksumOf, copyCounters, copyRows, emptyTables, setTriggers } from './move-queries.ts';
import { allOrNothing, analyze, atOneMoment, countRows, listMigrations, listTables } from './row-queries.ts';

type Pictures = Pick<PictureStore, 'listFiles' | 'readFile' | 'writeFile'>;

export interface MoveParts {
  /** Only read. */
  from: { db: Db; pictures: Pictures };
  /** Pictures: null where they stay where they are. */
  to: { db: Db; pictures: Pictures | null };
}

/**
 * Copies all pictures from one place to another, then all rows of one database into another, empty one, in one transaction:
 * a move that was cut off left no rows, and is run again.
 * @returns how many rows were moved.
 * @throws StartError where something is not empty, or anything is not the same afterwards.
 */
export const move = ({ from, to }: MoveParts): Promise<number> =>
  atOneMoment(from.db, async (source) => {
    const newest = demandKnown(await listMigrations(source));
    if ((await listTables(to.db)).length > 0) throw new StartError(NOT_EMPTY);
    if (to.pictures) {
      const files = await listFileNames(from.pictures);
      await demandNoOthers(to.pictures, files);
      const [missing] = await copyPictures({ from: from.pictures, to: to.pictures }, files);
      if (missing) throw new StartError(`A picture went away while it was moved: ${missing}.`);
    }
    const counts = await countRows(source);
    await allOrNothing(to.db, async (target) => {
      await lockMigrations(target);
      await migrateWithin(target, newest);
      const tables = await listTables(target);
      await emptyTables(target, tables);
      await setTriggers(target, tables, 'disable');
      for (const table of tables) {
        await copyRows(source, target, table);
        if ((await checksumOf(source, table)) === (await checksumOf(target, table))) continue;
        throw new StartError(`The table ${table} is not the same after it was copied.`);
      }
      await setTriggers(target, tables, 'enable');
      await copyCounters(source, target);
      demandSameCounts(counts, await countRows(target));
      await migrateWithin(target);
    });
    await analyze(to.db);
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  });
