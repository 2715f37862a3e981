import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { createPet, saveStep1 } from '@pawsume/contract/pets';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { send } from '~/api/client.ts';
import { ownerDraftKey } from '~/api/owner-draft.ts';
import { foundAnswersKey, petDraftKey } from '~/api/pet-draft-key.ts';
import type { SavedAnswers } from '~/forms/answers.ts';
import { moveOnDevice } from '~/lib/device-store.ts';
import { randomId } from '~/lib/random-id.ts';
import { noPicture } from '~/ui/picture-field.tsx';
import type { LoadedNew, LoadedVisitor } from '../load-first-step.ts';
import type { LoadedStep } from '../load-step.ts';
import { loadAnswers } from '../step-answers.ts';
import { type Step1Values, type step1Form, valuesOfStep1 } from './step1-values.ts';
import { sendKeyOfPet } from './visitor-pet.ts';

type Answers = Omit<z.infer<typeof step1Form>, 'picture'>;

/** Creates the pet at the first save, changes it afterwards. */
export const useSaveStep1 = (loaded: LoadedStep<1> | LoadedNew | LoadedVisitor) => {
  // A second save before the new pet's screen is open must not create a second pet.
  const petId = useRef(loaded.kind === 'pet' ? loaded.pet.id : null);
  // Sending the pet again after a lost answer must not create a second pet either.
  const [key] = useState(() => (loaded.kind === 'new' && loaded.keep ? sendKeyOfPet() : randomId()));
  const [storedPicture, setStoredPicture] = useState(loaded.kind === 'pet' ? loaded.stored.values.picture : null);

  const create = async (body: Answers, file: File | undefined) => {
    const { pet_id, version } = await send(createPet, { body, file, headers: { [IDEMPOTENCY_HEADER]: key } });
    petId.current = String(pet_id);
    if (loaded.kind === 'new') {
      const { username, draftKey } = loaded;
      const pet = { id: petId.current, username };
      moveOnDevice(ownerDraftKey({ username }), ownerDraftKey(pet));
      moveOnDevice(foundAnswersKey(draftKey), foundAnswersKey(petDraftKey(pet, 1)));
    }
    return { version };
  };

  const change = async (id: string, body: Answers & { version: number | undefined }, file: File | undefined) => {
    const { version } = await send(saveStep1, { params: { pet_id: id }, body, file });
    if (!file) return { version };
    // The pet is saved: if its picture cannot be loaded from the server just now, the local one is shown.
    const stored = await loadAnswers(1, id).catch(() => null);
    if (!stored) return { version };
    setStoredPicture(stored.values.picture);
    return { version, changed: { picture: noPicture } };
  };

  const onSave = async ({ picture, ...body }: z.infer<typeof step1Form>, version: number | undefined) => {
    const file = picture.kind === 'ready' ? picture.file : undefined;
    return petId.current === null ? create(body, file) : change(petId.current, { ...body, version }, file);
  };

  const reload = async (): Promise<SavedAnswers<Step1Values>> => {
    const stored = await loadAnswers(1, petId.current ?? '');
    setStoredPicture(stored.values.picture);
    return { values: valuesOfStep1(stored.values), version: stored.version };
  };

  return { onSave, reload, storedPicture, savedPetId: () => petId.current };
};
