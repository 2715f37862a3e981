import { createHash } from 'node:crypto';
import { isbot } from 'isbot';
import type { Db, LiveLink } from '#db/types';
import { newToken } from '#lib/secrets';
import { maskAddress } from '#limits/keys';
import { dayOf } from './describe-links.ts';
import { addOpen, deleteMarksBefore, getSalt } from './open-queries.ts';

interface Reader {
  address: string;
  browser: string;
}

/**
 * Counts that somebody looks at a page: each network address once a day, programs never. A browser names itself as it
 * likes, so it does not count. A hash of the address with a salt is stored, and both are deleted with the day.
 */
export const countOpen = async (
  { db, now }: { db: Db; now: Date },
  link: LiveLink,
  { address, browser }: Reader,
): Promise<void> => {
  if (browser === '' || isbot(browser)) return;
  const day = dayOf(now);
  const salt = await getSalt(db, { day, made: newToken() });
  const mark = createHash('sha256')
    .update(JSON.stringify([salt, maskAddress(address)]))
    .digest('base64url');
  await addOpen(db, { link, mark, day });
};

/** Forgets who opened links before today. */
export const sweepOpens = (db: Db, now: Date) => deleteMarksBefore(db, dayOf(now));
