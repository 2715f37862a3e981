import { dropFromDevice } from '~/lib/device-store.ts';
import { removeDraftsOf } from '~/lib/draft-store.ts';
import { knownUsername } from './me.ts';
import { ownerDraftKey } from './owner-draft.ts';
import { foundAnswersKey, petDraftKey, unsentTextsKey } from './pet-draft-key.ts';
import { proseDraftKey } from './prose-draft-key.ts';

/** Of a pet that is gone nothing stays on this device: neither of its steps nor of the texts of its résumés. */
export const dropPetDrafts = (petId: number, resumeIds: readonly number[]): void => {
  const username = knownUsername();
  if (username === null) return;
  const subject = { id: String(petId), username };
  for (const step of [1, 2, 3, 5] as const) removeDraftsOf(`${petDraftKey(subject, step)}@`);
  for (const resumeId of resumeIds) removeDraftsOf(`${proseDraftKey(username, resumeId)}@`);
  dropFromDevice(ownerDraftKey(subject));
  dropFromDevice(unsentTextsKey(subject));
  dropFromDevice(foundAnswersKey(petDraftKey(subject, 1)));
};
