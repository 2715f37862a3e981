import { messages } from '@pawsume/contract/messages';
import {
  createPet,
  getMyPet,
  getStep1,
  getStep2,
  getStep3,
  getStep5,
  listMyPets,
  saveStep1,
  saveStep2,
  saveStep3,
  saveStep5,
} from '@pawsume/contract/pets';
import type { Context } from '#context';
import { demandCompleteProfile } from '#features/users/profile';
import type { Caller } from '#http/caller';
import type { Serve } from '#http/serve';
import { petDetailOf } from './pet-detail.ts';
import { getPet, listPets, updatePetStep } from './queries.ts';
import { createPetOf, saveBasics } from './save-basics.ts';
import { step1Of, step2Of, step3Of, step5Of } from './steps.ts';

const saved = { msg: messages.petForm.saved };

export const registerPets = (serve: Serve, { db, pictures, clock }: Context): void => {
  // Every form call: the profile first, then the pet.
  const petFor = ({ user }: Caller, { pet_id }: { pet_id: number }) => {
    demandCompleteProfile(user);
    return getPet(db, user.id, pet_id);
  };

  serve(listMyPets, async ({ caller }) => {
    const pets = await listPets(db, caller.user.id);
    return pets.map(({ id, pet_name, picture }) => ({ pet_id: id, pet_name, picture }));
  });

  serve(getMyPet, async ({ caller, params }) => petDetailOf(await getPet(db, caller.user.id, params.id), caller.user));

  serve(createPet, async ({ caller, body, file }) => {
    demandCompleteProfile(caller.user);
    const parts = { db, pictures, now: clock() };
    return { ...saved, pet_id: await createPetOf(parts, { userId: caller.user.id, basics: body, upload: file }) };
  });

  serve(getStep1, async ({ caller, params }) => step1Of(await petFor(caller, params)));
  serve(getStep2, async ({ caller, params }) => step2Of(await petFor(caller, params)));
  serve(getStep3, async ({ caller, params }) => step3Of(await petFor(caller, params)));
  serve(getStep5, async ({ caller, params }) => step5Of(await petFor(caller, params)));

  serve(saveStep1, async ({ caller, params, body, file }) => {
    const pet = await petFor(caller, params);
    await saveBasics({ db, pictures, now: clock() }, { pet, basics: body, upload: file });
    return saved;
  });

  serve(saveStep2, async ({ caller, params, body }) => {
    const { id } = await petFor(caller, params);
    await updatePetStep(db, id, { step: 'step2', answers: body, now: clock() });
    return saved;
  });

  serve(saveStep3, async ({ caller, params, body }) => {
    const { id } = await petFor(caller, params);
    await updatePetStep(db, id, { step: 'step3', answers: body, now: clock() });
    return saved;
  });

  serve(saveStep5, async ({ caller, params, body }) => {
    const { id } = await petFor(caller, params);
    await updatePetStep(db, id, { step: 'step5', answers: body, now: clock() });
    return saved;
  });
};
