import { createHash } from 'node:crypto';
import { isbot } from 'isbot';
import type { LiveLink } from '#db/link-types';
import type { Db } from '#db/types';
import { newToken } from '#lib/secrets';
import { dayOf } from './describe-links.ts';
import { addOpen, deleteMarksBefore, getSalt } from './open-queries.ts';

interface Reader {
  address: string;
  browser: string;
}

/**
 * Counts that somebody looks at a page: each reader once a day, programs never. What is kept of them is a hash with a salt that
 * is thrown away with the day, then nothing.
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
    .update(JSON.stringify([salt, address, browser]))
    .digest('base64url');
  await addOpen(db, { link, mark, day });
};

/** Forgets who opened links before today. */
export const sweepOpens = (db: Db, now: Date) => deleteMarksBefore(db, dayOf(now));
