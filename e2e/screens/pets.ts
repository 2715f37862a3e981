import { createPet, saveStep2, saveStep3, saveStep5 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import type { PetFixture } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import type { Send } from '../src/by-api.ts';

/** A pet of which only the first step is answered. Returns its id. */
export async function namedPet(send: Send, { photo, answers }: PetFixture): Promise<number> {
  const { picture: _none, ...body } = answers.step1;
  const { pet_id } = await send(createPet, { body, file: photo ? await petPhoto(photo) : undefined });
  return pet_id;
}

/** A pet with all answers of its fixture. Returns its id. */
export async function describedPet(send: Send, fixture: PetFixture): Promise<number> {
  const pet_id = await namedPet(send, fixture);
  const { step2, step3, step5 } = fixture.answers;
  await send(saveStep2, { params: { pet_id }, body: step2 });
  await send(saveStep3, { params: { pet_id }, body: step3 });
  await send(saveStep5, { params: { pet_id }, body: step5 });
  return pet_id;
}

/** Has a résumé written of a pet. Returns its id. */
export async function resumeOf(send: Send, pet_id: number): Promise<number> {
  return (await send(generateResume, { params: { pet_id } })).resume_id;
}
