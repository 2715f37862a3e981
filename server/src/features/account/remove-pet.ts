import type { Context } from '#context';
import type { PetRow } from '#db/types';
import { lockBalance } from '#features/credits/ledger';
import { deletePetRow, getPet, lockPet } from '#features/pets/queries';
import { postRemovals, removeNow } from '#features/users/drop-pictures';
import type { Press } from '#press/press';
import { removeResumesOfPet } from './remove-resumes.ts';

type Parts = Pick<Context, 'db' | 'jobs' | 'pictures' | 'clock'> & { press: Pick<Press, 'forget'> };

/** Deletes a pet, its résumés and its picture, for good. Returns what the pet was. Throws `not_found`. */
export const removePet = async (
  { db, jobs, pictures, press, clock }: Parts,
  { userId, petId }: { userId: number; petId: number },
): Promise<PetRow> => {
  const deleted = await db.transaction().execute(async (tx) => {
    await lockBalance(tx, userId);
    const { id } = await getPet(tx, userId, petId);
    // With the pet locked, a résumé or picture that is being stored for it is either deleted below or refused.
    const pet = await lockPet(tx, id);
    await removeResumesOfPet(tx, pet.id, clock());
    await deletePetRow(tx, pet.id);
    await postRemovals({ jobs }, tx, [pet.picture]);
    return pet;
  });
  press.forget(userId);
  await removeNow({ db, pictures }, [deleted.picture]);
  return deleted;
};
