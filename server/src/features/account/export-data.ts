import { randomUUID } from 'node:crypto';
import { finished, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { messages } from '@pawsume/contract/messages';
import { strToU8 } from 'fflate';
import { RENEW_LEASE_EVERY_MS, releaseLease, takeLease } from '#db/lease';
import type { Db, UserRow } from '#db/types';
import { openArchive } from '#lib/archive';
import { LimitError } from '#limits/limit-error';
import type { PictureStore } from '#pictures/picture-store';
import { collectData, streamLists } from './export-queries.ts';
import { listPictures, listProofFiles } from './picture-queries.ts';
import { readMe } from './read-me.ts';

const TRY_AGAIN_S = 10;

/**
 * One export of a user at a time, whichever server makes it, until it was sent or its asker has gone. Throws LimitError while
 * there is one.
 */
export const oneExportAtATime = async (
  db: Db,
  userId: number,
  begin: () => Readable | Promise<Readable>,
): Promise<Readable> => {
  const lease = `export of ${userId}`;
  const holder = randomUUID();
  if (!(await takeLease(db, lease, holder))) throw new LimitError(messages.account.exporting, TRY_AGAIN_S);
  const stream = await begin();
  // Where the database is away, the lease ends by itself: at worst somebody makes two exports at a time.
  const renewing = setInterval(() => takeLease(db, lease, holder).catch(() => undefined), RENEW_LEASE_EVERY_MS).unref();
  finished(stream, () => {
    clearInterval(renewing);
    releaseLease(db, lease, holder).catch(() => undefined);
  });
  return stream;
};

interface Parts {
  db: Db;
  pictures: PictureStore;
  now: Date;
}

/**
 * All that is stored about a user as a ZIP: one JSON file for each kind of data, the pictures and proofs, and what is what. It is made
 * while it is sent, a piece at a time, so that others are served between.
 */
export const streamExport = (parts: Parts, user: UserRow): Readable => Readable.from(piecesOf(parts, user));

async function* piecesOf({ db, pictures, now }: Parts, user: UserRow): AsyncGenerator<Buffer> {
  const archive = openArchive(now);
  archive.add('README.txt', strToU8(readMe({ username: user.username, at: now })));
  for (const [name, rows] of Object.entries(await collectData(db, user.id))) {
    archive.add(`${name}.json`, strToU8(JSON.stringify(rows, null, 2)));
  }
  yield* archive.taken();
  for (const [name, pages] of Object.entries(streamLists(db, user.id))) {
    const file = archive.begin(`${name}.json`);
    let between = '[\n';
    for await (const rows of pages) {
      file.push(strToU8(between + rows.map((row) => JSON.stringify(row, null, 2)).join(',\n')));
      between = ',\n';
      yield* archive.taken();
      await setImmediate();
    }
    file.end(strToU8(between === '[\n' ? '[]\n' : '\n]\n'));
  }
  for (const path of await listPictures(db, user.id)) {
    const picture = await pictures.find(path);
    // JPEG is as small as it gets.
    if (picture) archive.addPacked(path.replace(/^\//, ''), picture);
    yield* archive.taken();
  }
  for (const path of await listProofFiles(db, user.id)) {
    const proof = await pictures.findProof(path);
    if (proof) archive.addPacked(path.replace(/^\//, ''), proof);
    yield* archive.taken();
  }
  archive.end();
  yield* archive.taken();
}
