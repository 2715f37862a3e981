import type { Purpose } from '@pawsume/contract/page-settings';
import { exists } from '#db/outcome';
import type { Db } from '#db/types';

interface Shown {
  userId: number;
  resumeId: number;
  purpose: Purpose;
  proofId: number;
}

/** Whether this user has such a résumé and such a proof, and both are of one pet; neither can go until the transaction ends. */
export const lockProofOfResume = (tx: Db, { userId, resumeId, proofId }: Omit<Shown, 'purpose'>): Promise<boolean> =>
  exists(
    tx
      .selectFrom('resumes')
      .innerJoin('proofs', 'proofs.pet_id', 'resumes.pet_id')
      .select('resumes.id')
      .where('resumes.id', '=', resumeId)
      .where('resumes.user_id', '=', userId)
      .where('resumes.deleted_at', 'is', null)
      .where('proofs.id', '=', proofId)
      .where('proofs.user_id', '=', userId)
      .forKeyShare(),
  );

export const insertShownProof = (db: Db, { userId, resumeId, purpose, proofId }: Shown) =>
  db
    .insertInto('shown_proofs')
    .values({ user_id: userId, resume_id: resumeId, purpose, proof_id: proofId })
    .onConflict((same) => same.columns(['resume_id', 'purpose', 'proof_id']).doNothing())
    .execute();

export const deleteShownProof = (db: Db, { userId, resumeId, purpose, proofId }: Shown) =>
  db
    .deleteFrom('shown_proofs')
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('purpose', '=', purpose)
    .where('proof_id', '=', proofId)
    .execute();
