import type { FormStep } from '~/paths.ts';

/**
 * Whose answers they are: a pet's, which belongs to one account, those about a new pet of the account `username`, or those of
 * somebody who has no account yet.
 */
export type DraftSubject = { petId: string } | { username: string } | { visitor: true };

/** Where the draft of a step lies on this device. No other account comes upon it. */
export const petDraftKey = (subject: DraftSubject, step: FormStep): string => {
  if ('petId' in subject) return `pet-form:${subject.petId}:${step}`;
  return 'username' in subject ? `pet-form:new:${subject.username}:${step}` : `pet-form:visitor:${step}`;
};

/** Where texts of step 3 lie on this device that are not sent, because another answer stands just now. */
export const unsentTextsKey = (petId: string): string => `${petDraftKey({ petId }, 3)}:unsent`;

/** Where answers lie on this device that were found in a text at the first step, whose draft lies under this key. */
export const foundAnswersKey = (stepOneKey: string): string => `${stepOneKey}:found`;
