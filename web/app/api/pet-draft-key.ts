import type { FormStep } from '~/paths.ts';
import { ofAccount } from './account-key.ts';

/** A pet, as the account `username` sees it: somebody else's drafts about a pet with this id are not theirs. */
export interface PetSubject {
  id: string;
  username: string;
}

/**
 * Whose answers they are: those about a pet of an account, those about a new pet of the account `username`, or those of
 * somebody who has no account yet.
 */
export type DraftSubject = PetSubject | { username: string } | { visitor: true };

/** Begins the keys of what a visitor typed. */
export const VISITOR_DRAFTS = 'pet-form:visitor:';
/** sessionStorage key: the account that a visitor's pet goes to. */
export const PET_TO_KEEP_KEY = 'pet-to-keep';

/** Where the draft of a step lies on this device. No other account comes upon it. */
export const petDraftKey = (subject: DraftSubject, step: FormStep): string => {
  if ('visitor' in subject) return `${VISITOR_DRAFTS}${step}`;
  return `${ofAccount(subject.username)}pet-form:${'id' in subject ? subject.id : 'new'}:${step}`;
};

/** Where texts of step 3 lie on this device that are not sent, because another answer stands just now. */
export const unsentTextsKey = (pet: PetSubject): string => `${petDraftKey(pet, 3)}:unsent`;

/** Where answers lie on this device that were found in a text at the first step, whose draft lies under this key. */
export const foundAnswersKey = (stepOneKey: string): string => `${stepOneKey}:found`;
