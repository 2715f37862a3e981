import { randomUUID } from 'node:crypto';
import { messages } from '@pawsume/contract/messages';
import { readMyPetText, readPetText } from '@pawsume/contract/pet-import';
import {
  createPet,
  getMyPet,
  getPetProgress,
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
import type { Caller } from '#caller';
import type { Context } from '#context';
import { demandCompleteProfile } from '#features/users/profile';
import { readIdempotencyKey } from '#http/idempotency-key';
import type { Serve } from '#http/serve';
import { maskAddress } from '#limits/keys';
import { describePet } from './describe-pet.ts';
import { readText, readTextByModel } from './import/read-text.ts';
import { getPet, hasResume, listPets, updatePetStep } from './queries.ts';
import { addPet, saveBasics, unlessStale } from './save-basics.ts';
import { listAnsweredSteps, readStep1, readStep2, readStep3, readStep5 } from './steps.ts';

const saved = { msg: messages.petForm.saved };

export const registerPets = (serve: Serve, context: Context): void => {
  const { db, clock } = context;

  // Every form call: the profile first, then the pet.
  const petFor = ({ user }: Caller, { pet_id }: { pet_id: number }) => {
    demandCompleteProfile(user);
    return getPet(db, user.id, pet_id);
  };

  serve(readPetText, async ({ body, file, address }) =>
    readText(context, { text: body.text, path: file?.path ?? null, asker: maskAddress(address) }),
  );
  serve(readMyPetText, async ({ body, file, caller }) =>
    readTextByModel(context, { text: body.text, path: file?.path ?? null, asker: caller.user.id }),
  );

  serve(listMyPets, async ({ caller }) => {
    const pets = await listPets(db, caller.user.id);
    return pets.map(({ id, pet_name, picture }) => ({ pet_id: id, pet_name, picture }));
  });

  serve(getMyPet, async ({ caller, params }) => describePet(await getPet(db, caller.user.id, params.id), caller.user));

  serve(createPet, async ({ caller, body, file, headers }) => {
    demandCompleteProfile(caller.user);
    const creation = {
      userId: caller.user.id,
      basics: body,
      upload: file?.path ?? null,
      key: readIdempotencyKey(headers) ?? randomUUID(),
    };
    const { id, version } = await addPet({ ...context, now: clock() }, creation);
    return { ...saved, pet_id: id, version };
  });

  serve(getStep1, async ({ caller, params }) => {
    const pet = await petFor(caller, params);
    return { ...readStep1(pet), version: pet.step1_version };
  });
  serve(getStep2, async ({ caller, params }) => {
    const pet = await petFor(caller, params);
    return { ...readStep2(pet), version: pet.step2_version };
  });
  serve(getStep3, async ({ caller, params }) => {
    const pet = await petFor(caller, params);
    return { ...readStep3(pet), version: pet.step3_version };
  });
  serve(getStep5, async ({ caller, params }) => {
    const pet = await petFor(caller, params);
    return { ...readStep5(pet), version: pet.step5_version };
  });

  serve(getPetProgress, async ({ caller, params }) => {
    const pet = await petFor(caller, params);
    return {
      pet_name: pet.pet_name,
      pet_type: pet.pet_type,
      answered_steps: listAnsweredSteps(pet),
      owner_answered: await hasResume(db, pet.id),
    };
  });

  serve(saveStep1, async ({ caller, params, body: { version: baseVersion, ...basics }, file }) => {
    const pet = await petFor(caller, params);
    const save = { pet, basics, upload: file?.path ?? null, baseVersion };
    return { ...saved, version: await saveBasics({ ...context, now: clock() }, save) };
  });

  serve(saveStep2, async ({ caller, params, body: { version: baseVersion, ...answers } }) => {
    const { id } = await petFor(caller, params);
    const version = unlessStale(await updatePetStep(db, id, { step: 'step2', answers, baseVersion, now: clock() }));
    return { ...saved, version };
  });

  serve(saveStep3, async ({ caller, params, body: { version: baseVersion, ...answers } }) => {
    const { id } = await petFor(caller, params);
    const version = unlessStale(await updatePetStep(db, id, { step: 'step3', answers, baseVersion, now: clock() }));
    return { ...saved, version };
  });

  serve(saveStep5, async ({ caller, params, body: { version: baseVersion, ...answers } }) => {
    const { id } = await petFor(caller, params);
    const version = unlessStale(await updatePetStep(db, id, { step: 'step5', answers, baseVersion, now: clock() }));
    return { ...saved, version };
  });
};
