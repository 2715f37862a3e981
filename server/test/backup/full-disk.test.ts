import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir, preparedDataDir } from '../harness/data-dir.ts';
import { run } from './commands.ts';
import { filesIn, givePictures, within } from './places.ts';

/** Whether we may give a folder a small disk of its own. */
const mayMount = (() => {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();

const mount = (folder: string, size: string): void => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', folder]);
};

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
    await mkdir(disk);
    mount(disk, '100k');
    atEnd(async () => void execFileSync('umount', [disk]));
    const how = { args: [join(disk, 'backup')], settings: { DATA_DIR: dataDir } };
    const { code, said } = await run('backup', how);
    expect(code).toBe(1);
    expect(said).toContain('no space left on the disk');
    expect(said).toContain('Run the same command again');
    execFileSync('mount', ['-o', 'remount,size=4m', disk]);
    expect(await run('backup', how)).toMatchObject({ code: 0 });
    expect(await filesIn(join(disk, 'backup', 'pictures'))).toEqual(await filesIn(join(dataDir, 'pictures')));

    const target = await emptyDataDir();
    const small = join(target, 'pictures');
    await mkdir(small);
    mount(small, '60k');
    atEnd(async () => void execFileSync('umount', [small]));
    await writeFile(join(target, 'kept'), 'ours');
    const restore = { args: how.args, settings: { DATA_DIR: target } };
    const full = await run('restore', restore);
    expect(full.code).toBe(1);
    expect(full.said).toContain('A picture could not be stored: ENOSPC. Nothing is finished yet.');
    execFileSync('mount', ['-o', 'remount,size=4m', small]);
    expect(await run('restore', restore)).toMatchObject({ code: 0 });
    expect(await filesIn(small)).toEqual(await filesIn(join(dataDir, 'pictures')));
  },
);
