import { COUNT, countRows, exists, hasEffect } from '#db/outcome';
import type { ContactRequestRow, Db, LinkRow } from '#db/types';

/** Locks a link, so that its readers take turns until the transaction ends, on all servers. */
export const lockLink = (tx: Db, linkId: number) =>
  tx.selectFrom('shared_links').select('id').where('id', '=', linkId).forUpdate().executeTakeFirst();

export const countRequestsSince = (db: Db, { linkId, since }: { linkId: number; since: Date }) =>
  countRows(
    db.selectFrom('contact_requests').select(COUNT).where('link_id', '=', linkId).where('asked_at', '>', since),
  );

interface NewRequest extends Pick<ContactRequestRow, 'name' | 'email' | 'email_key' | 'asked_at' | 'gone_at'> {
  link: Pick<LinkRow, 'id' | 'user_id'>;
}

/** The id of the new row; undefined where somebody of this mailbox has asked at this link already. */
export const insertRequest = async (tx: Db, { link, ...asked }: NewRequest): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('contact_requests')
    .values({ user_id: link.user_id, link_id: link.id, state: 'asked', ...asked })
    .onConflict((conflict) => conflict.columns(['link_id', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

const withPurpose = (db: Db) =>
  db
    .selectFrom('contact_requests')
    .innerJoin('shared_links', 'shared_links.id', 'contact_requests.link_id')
    .selectAll('contact_requests')
    .select(['shared_links.purpose', 'shared_links.resume_id', 'shared_links.slug']);

/** Who asks how to reach the owner of a résumé, the last first. */
export const listRequests = (db: Db, { resumeId, now }: { resumeId: number; now: Date }) =>
  withPurpose(db)
    .where('shared_links.resume_id', '=', resumeId)
    .where('contact_requests.gone_at', '>', now)
    .orderBy('contact_requests.id', 'desc')
    .execute();

export const findRequest = (db: Db, { id, now }: { id: number; now: Date }) =>
  withPurpose(db).where('contact_requests.id', '=', id).where('contact_requests.gone_at', '>', now).executeTakeFirst();

type Answer = Pick<ContactRequestRow, 'state' | 'gone_at'>;

/** Answers a question of a reader of this user. Returns it where it was there and had another answer, or none, before. */
export const answerRequest = (
  tx: Db,
  { id, userId, answer }: { id: number; userId: number; answer: Answer },
): Promise<Pick<ContactRequestRow, 'email' | 'token_hash'> | undefined> =>
  tx
    .updateTable('contact_requests')
    .set(answer)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '<>', answer.state)
    .returning(['email', 'token_hash'])
    .executeTakeFirst();

/**
 * Stores the token of the link that shows the contact. Returns false where one was mailed already; where that letter is sent
 * again, the token before stays good.
 */
export const putContactToken = (
  db: Db,
  { id, tokenHash, isAgain }: { id: number; tokenHash: string; isAgain: boolean },
): Promise<boolean> =>
  hasEffect(
    db
      .updateTable('contact_requests')
      .set(({ ref }) => ({ token_hash: tokenHash, spare_hash: isAgain ? ref('token_hash') : null }))
      .where('id', '=', id)
      .where('state', '=', 'shown')
      .$if(!isAgain, (first) => first.where('token_hash', 'is', null)),
  );

/** Whether this token was mailed to a reader of this link who was let through. */
export const isContactToken = (
  db: Db,
  { linkId, tokenHash, now }: { linkId: number; tokenHash: string; now: Date },
): Promise<boolean> =>
  exists(
    db
      .selectFrom('contact_requests')
      .select('id')
      .where('link_id', '=', linkId)
      .where('state', '=', 'shown')
      .where('gone_at', '>', now)
      .where(({ or, eb }) => or([eb('token_hash', '=', tokenHash), eb('spare_hash', '=', tokenHash)])),
  );

export const deleteOverRequests = (db: Db, now: Date) =>
  db.deleteFrom('contact_requests').where('gone_at', '<=', now).execute();
