import type { Context } from '#context';
import type { PetRow } from '#db/types';
import { lockBalance } from '#features/credits/ledger';
import { deletePetRow, getPet, lockPet } from '#features/pets/queries';
import { deleteProofsOfPet } from '#features/proofs/queries';
import { postRemovals, removeNow } from '#features/users/drop-pictures';
import type { Press } from '#press/press';
import { removeResumesOfPet } from './remove-resumes.ts';

type Parts = Pick<Context, 'db' | 'jobs' | 'pictures' | 'clock'> & { press: Pick<Press, 'forget'> };

/** Deletes a pet, its résumés, its picture and its proofs, for good. Returns what the pet was. Throws `not_found`. */
export const removePet = async (
  { db, jobs, pictures, press, clock }: Parts,
  { userId, petId }: { userId: number; petId: number },
): Promise<PetRow> => {
  const { pet, files } = await db.transaction().execute(async (tx) => {
    await lockBalance(tx, userId);
    const { id } = await getPet(tx, userId, petId);
    // With the pet locked, a résumé or picture that is being stored for it is either deleted below or refused.
    const pet = await lockPet(tx, id);
    await removeResumesOfPet(tx, pet.id, clock());
    const files = [pet.picture, ...(await deleteProofsOfPet(tx, pet.id))];
    await deletePetRow(tx, pet.id);
    await postRemovals({ jobs }, tx, files);
    return { pet, files };
  });
  press.forget(userId);
  await removeNow({ db, pictures }, files);
  return pet;
};
