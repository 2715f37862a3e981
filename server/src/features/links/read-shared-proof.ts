import type { Context } from '#context';
import { findShownProof } from '#features/proofs/queries';
import { readProof } from '#features/proofs/read-proof';
import type { FileAnswer } from '#http/send-file';
import { findLinkBySlug } from './queries.ts';

const SLUG = /^[\w-]{1,64}$/;
const ID = /^[1-9]\d{0,8}$/;

/** A proof that the link of this address shows; null where there is no such link, it is off or over, or shows no such proof. */
export const readSharedProof = async (
  { db, pictures, clock }: Pick<Context, 'db' | 'pictures' | 'clock'>,
  { slug, id }: { slug: string; id: string },
): Promise<FileAnswer | null> => {
  if (!SLUG.test(slug) || !ID.test(id)) return null;
  const link = await findLinkBySlug(db, slug, clock());
  const proof = link && (await findShownProof(db, link.id, Number(id)));
  return proof ? readProof({ pictures }, proof) : null;
};
