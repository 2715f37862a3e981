import * as shown from '#features/links/proof-queries';
import * as proofQueries from '#features/proofs/queries';
import type { Calls, Someone } from './call.ts';

const showing = ({ userId, resumeId }: Someone) => ({ userId, resumeId, purpose: 'Renting' as const, proofId: 7 });

export const proofs: Record<string, Calls> = {
  'features/proofs/queries': {
    listProofsOfPet: [({ db, petId }) => proofQueries.listProofsOfPet(db, petId)],
    countProofsOfPet: [({ db, petId }) => proofQueries.countProofsOfPet(db, petId)],
    getProof: [({ db, userId }) => proofQueries.getProof(db, userId, 7).catch(() => undefined)],
    insertProof: [
      ({ db, userId, petId, now }) =>
        proofQueries.insertProof(db, {
          ...{ user_id: userId, pet_id: petId, kind: 'Other', title: 'x', stored_file: 'x' },
          ...{ bytes: 1, pages: 1, created_at: now },
        }),
    ],
    deleteProofRow: [({ db, userId }) => proofQueries.deleteProofRow(db, userId, 7)],
    deleteProofsOfPet: [({ db, petId }) => proofQueries.deleteProofsOfPet(db, petId)],
    deleteProofsOfUser: [({ db, userId }) => proofQueries.deleteProofsOfUser(db, userId)],
    listShownProofs: [({ db }) => proofQueries.listShownProofs(db, 7)],
    findShownProof: [({ db }) => proofQueries.findShownProof(db, 7, 7)],
  },
  'features/links/proof-queries': {
    lockProofOfResume: [(some) => shown.lockProofOfResume(some.db, showing(some))],
    insertShownProof: [(some) => shown.insertShownProof(some.db, showing(some))],
    deleteShownProof: [(some) => shown.deleteShownProof(some.db, showing(some))],
  },
};
