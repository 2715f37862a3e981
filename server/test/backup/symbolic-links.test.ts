import { mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#backup/make';
import { silent } from '#backup/progress';
import { readBackup, restoreBackup } from '#backup/restore';
import { hasTables } from '#backup/table-queries';
import type { Db } from '#db/types';
import { openPictureStore } from '#pictures/picture-store';
import { emptyDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { emptyDatabase, openHere } from './places.ts';

const progress = silent;
let db: Db;
beforeAll(async () => {
  db = await openHere({ databaseUrl: await freshDatabase(), dataDir: '' });
});

const noPictures = async () => openPictureStore(join(await emptyDataDir(), 'pictures'));

const newBackup = async (): Promise<string> => {
  const folder = join(await emptyDataDir(), 'backup');
  await makeBackup({ db, pictures: await noPictures(), folder, progress });
  return folder;
};

test.each(['manifest.json', 'SHA256SUMS', 'tables', 'pictures', 'tables/users.jsonl.gz'])(
  'a restore refuses a symbolic link in place of %s, even to the same bytes',
  async (part) => {
    const folder = await newBackup();
    const elsewhere = join(await emptyDataDir(), 'elsewhere');
    await rename(join(folder, part), elsewhere);
    await symlink(elsewhere, join(folder, part));
    const target = await openHere({ databaseUrl: await emptyDatabase(), dataDir: '' });
    const restored = restoreBackup({ db: target, pictures: await noPictures(), folder, erased: [], progress });
    await expect(restored).rejects.toThrow(`symbolic link in the backup: ${part}.`);
    expect(await hasTables(target)).toBe(false);
    await expect(readBackup(folder)).rejects.toThrow('symbolic link');
  },
);

test('a backup that is resumed refuses a symbolic link and does not write through it', async () => {
  const folder = join(await emptyDataDir(), 'backup');
  const elsewhere = await emptyDataDir();
  await mkdir(folder);
  await writeFile(join(folder, 'UNFINISHED'), '');
  await symlink(elsewhere, join(folder, 'tables'));
  const begun = makeBackup({ db, pictures: await noPictures(), folder, progress });
  await expect(begun).rejects.toThrow('symbolic link');
  expect(await readdir(elsewhere)).toEqual([]);
});
