import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Db, UserRow } from '#db/types';
import type { PictureStore } from '#pictures/picture-store';
import { collectData } from './collect-data.ts';
import { picturesOf } from './pictures-of.ts';
import { readMe } from './read-me.ts';

/** All that is stored about a user as a ZIP: one JSON file for each kind of data, the pictures, and what is what. */
export const exportDataOf = async (
  { db, pictures, now }: { db: Db; pictures: PictureStore; now: Date },
  user: UserRow,
): Promise<Buffer> => {
  const data = await collectData(db, user.id);
  const files: Zippable = { 'README.txt': strToU8(readMe({ username: user.username, at: now })) };
  for (const [name, rows] of Object.entries(data)) files[`${name}.json`] = strToU8(JSON.stringify(rows, null, 2));
  for (const path of await picturesOf(db, user.id)) {
    const picture = await pictures.find(path);
    // JPEG is as small as it gets.
    if (picture) files[path.replace(/^\//, '')] = [picture, { level: 0 }];
  }
  return Buffer.from(zipSync(files, { mtime: now }));
};
