import { listProofs, type Proof } from '@pawsume/contract/proofs';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';

interface OfPet {
  pet_id: number | null;
  version?: number | undefined;
}

/** The proofs of a résumé's pet; null where the pet is gone. A server that counts no versions of texts keeps none. */
export const proofsOfResume = async ({ pet_id, version }: OfPet): Promise<Proof[] | null> => {
  if (pet_id === null || version === undefined) return null;
  return send(listProofs, { params: { id: pet_id } }).catch((error) => {
    if (hasStatus(error, 404)) return null;
    throw error;
  });
};
