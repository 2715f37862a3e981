import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, id, idParams, picturePath, reported, version, versionInput } from './fields.ts';
import { messages } from './messages.ts';
import { MAX_PET_PICTURE_BYTES, step1, step1Input } from './pet-steps/step1.ts';
import { step2, step2Input } from './pet-steps/step2.ts';
import { step3, step3Save } from './pet-steps/step3.ts';
import { step5, step5Input } from './pet-steps/step5.ts';

export const petSummary = z.object({ pet_id: id, pet_name: z.string(), picture: picturePath });
export type PetSummary = z.infer<typeof petSummary>;

export const petDetail = step1.omit({ picture: true }).extend({
  pet_id: id.optional(),
  picture: picturePath.optional(),
  owner: z.object({
    name: z.string(),
    email: z.string(),
    profession: z.string(),
    address: z.string(),
    phone: z.string(),
  }),
});
export type PetDetail = z.infer<typeof petDetail>;

const petParams = z.object({ pet_id: idParams.shape.id });

// Each step counts its own saves: different steps in two tabs do not get in each other's way.
const counted = { version: version.optional() };
const baseVersion = { version: versionInput };
const saved = reported.extend(counted);

/** The steps that are saved; what the owner's step is answered with stays in the browser. */
const savedStep = z.literal([1, 2, 3, 5]);

export const petProgress = z.object({
  pet_name: z.string(),
  pet_type: z.string().optional(),
  /** Those in which anything is answered. */
  answered_steps: z.array(savedStep),
  /** The owner's step has no answers here: it is behind a pet that a résumé was made of. */
  owner_answered: z.boolean().optional(),
});
export type PetProgress = z.infer<typeof petProgress>;
export type SavedStep = z.infer<typeof savedStep>;

const call = { tag: 'pets', access: 'user', answerKind: 'json', status: 200 } as const;

const petPicture = {
  field: 'image',
  maxBytes: MAX_PET_PICTURE_BYTES,
  required: false,
  missing: messages.petForm.cropFirst,
  tooLarge: messages.petForm.imageTooLarge,
} as const;

export const listMyPets = defineCall({
  ...call,
  method: 'GET',
  path: '/user/pets',
  summary: 'My pets',
  answer: z.array(petSummary),
});

export const getMyPet = defineCall({
  ...call,
  method: 'GET',
  path: '/user/pets/:id',
  summary: 'One of my pets, with its owner',
  params: idParams,
  answer: petDetail,
});

export const deletePet = defineCall({
  ...call,
  method: 'DELETE',
  path: '/user/pets/:id',
  summary: 'Delete a pet with its picture and its résumés',
  params: idParams,
  answer: done,
});

export const createPet = defineCall({
  ...call,
  method: 'POST',
  path: '/pet/form/step1',
  summary: 'Save step 1 of a new pet',
  body: step1Input,
  file: petPicture,
  answer: saved.extend({ pet_id: id }),
  status: 201,
});

export const getStep1 = defineCall({
  ...call,
  method: 'GET',
  path: '/pet/form/step1/:pet_id',
  summary: 'Step 1: basics',
  params: petParams,
  answer: step1.extend(counted),
});

export const saveStep1 = defineCall({
  ...call,
  method: 'PUT',
  path: '/pet/form/step1/:pet_id',
  summary: 'Save step 1',
  params: petParams,
  body: step1Input.extend(baseVersion),
  file: petPicture,
  answer: saved,
});

export const getPetProgress = defineCall({
  ...call,
  method: 'GET',
  path: '/pet/form/steps/:pet_id',
  summary: 'How far a pet is: the steps in which anything is answered',
  params: petParams,
  answer: petProgress,
});

export const getStep2 = defineCall({
  ...call,
  method: 'GET',
  path: '/pet/form/step2/:pet_id',
  summary: 'Step 2: personality, training and health',
  params: petParams,
  answer: step2.extend(counted),
});

export const saveStep2 = defineCall({
  ...call,
  method: 'PUT',
  path: '/pet/form/step2/:pet_id',
  summary: 'Save step 2',
  params: petParams,
  body: step2Input.extend(baseVersion),
  answer: saved,
});

export const getStep3 = defineCall({
  ...call,
  method: 'GET',
  path: '/pet/form/step3/:pet_id',
  summary: 'Step 3: rental, adoption, travel and references',
  params: petParams,
  answer: step3.extend(counted),
});

export const saveStep3 = defineCall({
  ...call,
  method: 'PUT',
  path: '/pet/form/step3/:pet_id',
  summary: 'Save step 3',
  params: petParams,
  body: step3Save,
  answer: saved,
});

export const getStep5 = defineCall({
  ...call,
  method: 'GET',
  path: '/pet/form/step5/:pet_id',
  summary: 'Step 5: care, grooming and bond',
  params: petParams,
  answer: step5.extend(counted),
});

export const saveStep5 = defineCall({
  ...call,
  method: 'PUT',
  path: '/pet/form/step5/:pet_id',
  summary: 'Save step 5',
  params: petParams,
  body: step5Input.extend(baseVersion),
  answer: saved,
});
