import { sql } from 'kysely';
import type { Db, LiveLink } from '#db/types';
import { liveLinks } from '#features/links/queries';

/** A link, and what names the content of its page: another name as soon as a row changes that it is made of. */
export type VersionedLink = LiveLink & { version: string };

/** The proofs that a link shows. */
const shownProofs = sql`(
  select string_agg(proofs.id || '.' || proofs.xmin, ' ' order by proofs.id)
  from shown_proofs join proofs on proofs.id = shown_proofs.proof_id
  where shown_proofs.resume_id = shared_links.resume_id and shown_proofs.purpose = shared_links.purpose)`;

/** What references confirmed of the pet, as far as its owner shows it. */
const shownConfirmations = sql`(
  select string_agg(confirmations.id || '.' || confirmations.xmin, ' ' order by confirmations.id)
  from confirmations
  where confirmations.pet_id = pets.id and confirmations.state = 'answered' and confirmations.shown)`;

const version = sql<string>`concat_ws('.', shared_links.xmin, resumes.xmin, pets.xmin, users.xmin)
  || '/' || coalesce(${shownProofs}, '') || '/' || coalesce(${shownConfirmations}, '')`;

/** The link of an address, with the version of its page: all that is asked of the database while a page is remembered. */
export const findVersionedLink = (db: Db, slug: string, now: Date): Promise<VersionedLink | undefined> =>
  liveLinks(db, now)
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .innerJoin('users', 'users.id', 'shared_links.user_id')
    .select(version.as('version'))
    .where('shared_links.slug', '=', slug)
    .executeTakeFirst();
