import { saveStep2, saveStep3, saveStep5 } from '@pawsume/contract/pets';
import type { PetFixture } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { namedPet, type Send } from '../src/by-api.ts';

/** A pet with all answers of its fixture. Returns its id. */
export async function describedPet(send: Send, fixture: PetFixture): Promise<number> {
  const { photo, answers } = fixture;
  const pet_id = await namedPet(send, fixture, photo ? await petPhoto(photo) : undefined);
  await send(saveStep2, { params: { pet_id }, body: answers.step2 });
  await send(saveStep3, { params: { pet_id }, body: answers.step3 });
  await send(saveStep5, { params: { pet_id }, body: answers.step5 });
  return pet_id;
}
