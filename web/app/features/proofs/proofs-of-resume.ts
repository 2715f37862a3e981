import { listProofs, type Proof } from '@pawsume/contract/proofs';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';

/** The proofs of a résumé's pet; null where the pet is gone, or the server keeps none. */
export const proofsOfResume = async ({ pet_id }: { pet_id: number | null }): Promise<Proof[] | null> => {
  if (pet_id === null) return null;
  return send(listProofs, { params: { id: pet_id } }).catch((error) => {
    if (hasStatus(error, 404)) return null;
    throw error;
  });
};
