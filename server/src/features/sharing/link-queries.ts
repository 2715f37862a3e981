import type { Purpose } from '@pawsume/contract/page-settings';
import type { Db, LinkRow } from '#db/types';

export const listLinkRows = (db: Db, resumeId: number): Promise<LinkRow[]> =>
  db.selectFrom('shared_links').selectAll().where('resume_id', '=', resumeId).execute();

/** A link of a résumé, locked: of two changes at once, one waits for the other. */
export const lockLinkRow = (tx: Db, { resumeId, purpose }: OfLink): Promise<LinkRow | undefined> =>
  tx
    .selectFrom('shared_links')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();

export interface OfLink {
  resumeId: number;
  purpose: Purpose;
}

/** Makes the row of a link that is off, unless there is one. */
export const insertLinkRow = (tx: Db, { userId, resumeId, purpose, now }: OfLink & { userId: number; now: Date }) =>
  tx
    .insertInto('shared_links')
    .values({
      user_id: userId,
      resume_id: resumeId,
      purpose,
      slug: null,
      with_pdf: true,
      hides_contact: false,
      expires_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['resume_id', 'purpose']).doNothing())
    .execute();

type Change = Partial<Pick<LinkRow, 'slug' | 'with_pdf' | 'hides_contact' | 'expires_at' | 'ended_by_restore'>>;

export const updateLinkRow = (tx: Db, id: number, change: Change): Promise<LinkRow> =>
  tx.updateTable('shared_links').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Forgets who asked how to reach the owner at this link, and who was let through. */
export const deleteRequestsOfLink = (tx: Db, linkId: number) =>
  tx.deleteFrom('contact_requests').where('link_id', '=', linkId).execute();

/** How often the links of a résumé were opened, day by day from this one on (UTC). */
export const listOpens = (db: Db, { resumeId, since }: { resumeId: number; since: string }) =>
  db
    .selectFrom('link_opens')
    .innerJoin('shared_links', 'shared_links.id', 'link_opens.link_id')
    .select(['shared_links.purpose', 'link_opens.day', 'link_opens.opens'])
    .where('shared_links.resume_id', '=', resumeId)
    .where('link_opens.day', '>=', since)
    .orderBy('link_opens.day')
    .execute();
