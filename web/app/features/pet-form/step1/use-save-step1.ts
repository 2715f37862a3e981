import { createPet, getStep1, saveStep1 } from '@pawsume/contract/pets';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { send } from '~/api/client.ts';
import { ownerDraftKey } from '~/api/owner-draft.ts';
import { moveDraft } from '~/lib/draft-store.ts';
import { noPicture } from '~/ui/picture-field.tsx';
import type { LoadedNew, LoadedPet } from '../load-pet.ts';
import type { Step1Values, step1Form } from './step1-values.ts';

/** Creates the pet at the first save, changes it afterwards. */
export const useSaveStep1 = (loaded: LoadedPet | LoadedNew) => {
  // Should saving twice be faster than going to the new pet, no second pet comes of it.
  const petId = useRef(loaded.kind === 'pet' ? loaded.pet.id : null);
  const [storedPicture, setStoredPicture] = useState(loaded.kind === 'pet' ? loaded.pet.step1.picture : null);

  const create = async (body: Omit<z.infer<typeof step1Form>, 'picture'>, file: File | undefined) => {
    const { pet_id } = await send(createPet, { body, file });
    petId.current = String(pet_id);
    if (loaded.kind === 'new') {
      moveDraft(ownerDraftKey({ username: loaded.username }), ownerDraftKey({ petId: petId.current }));
    }
  };

  const change = async (id: string, body: Omit<z.infer<typeof step1Form>, 'picture'>, file: File | undefined) => {
    const params = { pet_id: id };
    await send(saveStep1, { params, body, file });
    if (!file) return {};
    // Saved is saved: a picture that cannot be shown from the server just now is shown from here.
    const stored = await send(getStep1, { params }).catch(() => null);
    if (!stored) return {};
    setStoredPicture(stored.picture);
    return { picture: noPicture };
  };

  const onSave = async ({ picture, ...body }: z.infer<typeof step1Form>): Promise<Partial<Step1Values>> => {
    const file = picture.kind === 'ready' ? picture.file : undefined;
    if (petId.current !== null) return change(petId.current, body, file);
    await create(body, file);
    return {};
  };

  return { onSave, storedPicture, savedPetId: () => petId.current };
};
