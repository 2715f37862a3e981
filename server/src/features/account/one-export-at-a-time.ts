import { randomUUID } from 'node:crypto';
import { finished, type Readable } from 'node:stream';
import { messages } from '@pawsume/contract/messages';
import { RENEW_LEASE_EVERY_MS, releaseLease, takeLease } from '#db/lease';
import type { Db } from '#db/types';
import { LimitError } from '#limits/limit-error';

const TRY_AGAIN_S = 10;

/**
 * One export of a user at a time, whichever server makes it, until it was sent or its asker has gone. Throws LimitError while
 * there is one.
 */
export const oneExportAtATime = async (db: Db, userId: number, begin: () => Readable): Promise<Readable> => {
  const lease = `export of ${userId}`;
  const holder = randomUUID();
  if (!(await takeLease(db, lease, holder))) throw new LimitError(messages.account.exporting, TRY_AGAIN_S);
  const stream = begin();
  // Where the database is away, the lease ends by itself: at worst somebody makes two exports at a time.
  const renewing = setInterval(() => takeLease(db, lease, holder).catch(() => undefined), RENEW_LEASE_EVERY_MS).unref();
  finished(stream, () => {
    clearInterval(renewing);
    releaseLease(db, lease, holder).catch(() => undefined);
  });
  return stream;
};
