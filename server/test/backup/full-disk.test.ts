import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDataDir, preparedDataDir } from '../harness/data-dir.ts';
import { mayMount, mountSmallDisk } from '../harness/small-disk.ts';
import { run } from './commands.ts';
import { filesIn, givePictures, within } from './places.ts';

test.skipIf(!mayMount)(
  'a disk that gets full is told, and the backup goes on when there is room',
  { timeout: 300_000 },
  async () => {
    const dataDir = await preparedDataDir();
    await within({ databaseUrl: null, dataDir }, async (db) => {
      await db
        .insertInto('users')
        .values(
          Array.from({ length: 40 }, (_, at) => ({
            ...{ username: `user${at}`, username_key: `user${at}`, name: 'Jo', email: '', created_at: new Date() },
          })),
        )
        .execute();
      await givePictures(db, dataDir, 40);
    });
    const disk = join(await emptyDataDir(), 'disk');
    const { resize } = await mountSmallDisk(disk, '100k');
    const how = { args: [join(disk, 'backup')], settings: { DATA_DIR: dataDir } };
    const { code, said } = await run('backup', how);
    expect(code).toBe(1);
    expect(said).toContain('no space left on the disk');
    expect(said).toContain('Run the same command again');
    resize('4m');
    expect(await run('backup', how)).toMatchObject({ code: 0 });
    expect(await filesIn(join(disk, 'backup', 'pictures'))).toEqual(await filesIn(join(dataDir, 'pictures')));

    const target = await emptyDataDir();
    const small = join(target, 'pictures');
    const { resize: resizeSmall } = await mountSmallDisk(small, '60k');
    await writeFile(join(target, 'kept'), 'ours');
    const restore = { args: how.args, settings: { DATA_DIR: target } };
    const full = await run('restore', restore);
    expect(full.code).toBe(1);
    expect(full.said).toContain('A picture could not be stored: ENOSPC. Nothing is finished yet.');
    resizeSmall('4m');
    expect(await run('restore', restore)).toMatchObject({ code: 0 });
    expect(await filesIn(small)).toEqual(await filesIn(join(dataDir, 'pictures')));
  },
);
