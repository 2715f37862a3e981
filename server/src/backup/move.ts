import { createHash } from 'node:crypto';
import type { Db } from '#db/types';
import { StartError } from '#lib/start-error';
import type { PictureStore } from '#pictures/picture-store';
import { copyPictures, countFiles, demandNoOthers } from './copy-pictures.ts';
import { load, NOT_EMPTY } from './load.ts';
import type { Progress } from './progress.ts';
import { analyze, atOneMoment } from './row-queries.ts';
import { digestOf, type RowSource, rowsOf } from './rows.ts';
import { hasTables, readOrigin } from './table-queries.ts';

export interface MoveParts {
  /** Only read. */
  from: { db: Db; pictures: Pick<PictureStore, 'listFiles' | 'readFile'> };
  /** Pictures: null where they stay where they are. */
  to: { db: Db; pictures: Pick<PictureStore, 'listFiles' | 'readFile' | 'writeFile'> | null };
  progress: Progress;
}

/**
 * Copies all rows of one database into another, empty one, and all pictures from one place to another: pictures first, all
 * rows in one transaction at the end. One that was cut off is gone on with.
 * @returns whether it had been done before.
 * @throws StartError where something is not empty, or anything is not the same afterwards.
 */
export const move = ({ from, to, progress }: MoveParts): Promise<{ wasThere: boolean }> =>
  atOneMoment(from.db, async (tx) => {
    const source = await rowsOf(tx);
    const origin = await originOf(source);
    if (await hasTables(to.db)) {
      if ((await readOrigin(to.db)) === origin) return { wasThere: true };
      throw new StartError(NOT_EMPTY);
    }
    if (to.pictures) await movePictures(from.pictures, to.pictures, progress);
    await load(to.db, source, { origin, progress });
    await analyze(to.db);
    return { wasThere: false };
  });

const movePictures = async (
  from: MoveParts['from']['pictures'],
  to: NonNullable<MoveParts['to']['pictures']>,
  progress: Progress,
): Promise<void> => {
  const files = new Set<string>();
  for await (const { file } of from.listFiles()) files.add(file);
  await demandNoOthers(to, files);
  const missing = await copyPictures({ from, to }, from.listFiles(), {
    progress,
    total: await countFiles(from.listFiles()),
  });
  if (missing[0]) throw new StartError(`A picture went away while it was moved: ${missing[0]}.`);
};

/** The same for the same rows only. */
const originOf = async (source: RowSource): Promise<string> => {
  const hash = createHash('sha256').update(source.migrations.join());
  for (const table of source.tables) hash.update(`${table.name} ${await digestOf(source, table)}\n`);
  return `moved ${hash.digest('hex')}`;
};
