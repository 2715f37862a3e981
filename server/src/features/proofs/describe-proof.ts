import { type Proof, proofTitle } from '@pawsume/contract/proofs';
import type { Db, ProofRow } from '#db/types';
import { proofTypeOf } from '#pictures/stored-names';
import { listShownProofs } from './queries.ts';

/** A proof as its owner sees it. */
export const describeProof = (
  { id, kind, title, pages, bytes, created_at, stored_file }: ProofRow,
  shown_on: Proof['shown_on'],
): Proof => ({
  id,
  kind,
  title,
  is_pdf: proofTypeOf(stored_file) === 'pdf',
  pages,
  bytes,
  created_at: created_at.toISOString(),
  shown_on,
});

/** A proof as readers of a link see it. */
export interface LinkedProof {
  id: number;
  kind: ProofRow['kind'];
  /** Its own words, else its kind. */
  title: string;
  pages: number;
  isPdf: boolean;
}

/** What the link of this id shows, whether it is on or not. Each is read at `sharedProof(slug, id)` while it is. */
export const listProofsOfLink = async (db: Db, linkId: number): Promise<LinkedProof[]> => {
  const shown = await listShownProofs(db, linkId);
  return shown.map((proof) => ({
    id: proof.id,
    kind: proof.kind,
    title: proofTitle(proof),
    pages: proof.pages,
    isPdf: proofTypeOf(proof.stored_file) === 'pdf',
  }));
};
