import type { Purpose } from '@pawsume/contract/page-settings';
import type { Db, LinkRow, LiveLink } from '#db/types';

/** Returns true if a link of a résumé that is not deleted is on. */
export const isLive = (link: LinkRow, now: Date): link is LiveLink =>
  link.slug !== null && (link.expires_at === null || link.expires_at > now);

/** All links that are on. */
export const liveLinks = (db: Db, now: Date) =>
  db
    .selectFrom('shared_links')
    .innerJoin('resumes', 'resumes.id', 'shared_links.resume_id')
    .selectAll('shared_links')
    .where('resumes.deleted_at', 'is', null)
    .where('shared_links.slug', 'is not', null)
    .where((eb) => eb.or([eb('shared_links.expires_at', 'is', null), eb('shared_links.expires_at', '>', now)]))
    .$narrowType<LiveLink>();

/** The link of a résumé for a purpose, while it is on and its résumé is not deleted. */
export const findLiveLink = (
  db: Db,
  { resumeId, purpose, now }: { resumeId: number; purpose: Purpose; now: Date },
): Promise<LiveLink | undefined> =>
  liveLinks(db, now)
    .where('shared_links.resume_id', '=', resumeId)
    .where('shared_links.purpose', '=', purpose)
    .executeTakeFirst();

/** The link that has this address. */
export const findLinkBySlug = (db: Db, slug: string, now: Date): Promise<LiveLink | undefined> =>
  liveLinks(db, now).where('shared_links.slug', '=', slug).executeTakeFirst();
