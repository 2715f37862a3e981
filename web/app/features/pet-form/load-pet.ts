import type { Step1 } from '@pawsume/contract/pet-steps/step1';
import { emptyStep2, type Step2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3, type Step3 } from '@pawsume/contract/pet-steps/step3';
import { emptyStep5, type Step5 } from '@pawsume/contract/pet-steps/step5';
import { getStep1, getStep2, getStep3, getStep5 } from '@pawsume/contract/pets';
import { getMe, type User } from '@pawsume/contract/users';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { clearToken, readToken } from '~/api/session.ts';
import { openDraft } from '~/lib/draft-store.ts';
import { same } from '~/lib/form-values.ts';
import { completeProfile, loadProblemOf, loginFirst, type Problem } from './problem.ts';

export interface Pet {
  id: string;
  step1: Step1;
  step2: Step2;
  step3: Step3;
  step5: Step5;
  /** How often each step was saved. */
  versions: Record<SavedStep, number | undefined>;
}

export type SavedStep = 1 | 2 | 3 | 5;

export type Troubled = { kind: 'problem'; problem: Problem };
export type LoadedPet = { kind: 'pet'; pet: Pet };
export type LoadedNew = { kind: 'new'; username: string };
export type LoadedOwner = { kind: 'owner'; pet: Pet | undefined; me: User };

/** Ready to be shown, or the problem to show instead. */
const orProblem = async <T>(load: () => Promise<T>): Promise<T | Troubled> => {
  if (readToken() === null) return { kind: 'problem', problem: loginFirst };
  try {
    return await load();
  } catch (error) {
    if (hasStatus(error, 401)) clearToken();
    return { kind: 'problem', problem: loadProblemOf(error) };
  }
};

/** All steps of a pet: each screen shows which of them are still without an answer. Opens the draft of one of them. */
export const loadPet = (petId: string, opened: SavedStep | null): Promise<LoadedPet | Troubled> =>
  orProblem(async () => {
    const params = { pet_id: petId };
    const [one, two, three, five] = await Promise.all([
      send(getStep1, { params }),
      send(getStep2, { params }),
      send(getStep3, { params }),
      send(getStep5, { params }),
    ]);
    const { version: v1, ...step1 } = one;
    const { version: v2, ...step2 } = two;
    const { version: v3, ...step3 } = three;
    const { version: v5, ...step5 } = five;
    if (opened) await openDraft(petDraftKey({ petId }, opened));
    const versions = { 1: v1, 2: v2, 3: v3, 5: v5 };
    return { kind: 'pet', pet: { id: petId, step1, step2, step3, step5, versions } };
  });

/** Who describes a new pet. An incomplete profile is told now, not after the form is filled. */
const loadNew = (opened: SavedStep | null): Promise<LoadedNew | Troubled> =>
  orProblem(async () => {
    const { username, is_profile_completed } = await send(getMe);
    if (!is_profile_completed) return { kind: 'problem', problem: completeProfile };
    if (opened) await openDraft(petDraftKey({ username }, opened));
    return { kind: 'new', username };
  });

/** For the owner's step, which itself makes no call: whose it is, and the profile that stands in for what is left empty. */
export const loadOwner = (petId: string | null): Promise<LoadedOwner | Troubled> =>
  orProblem(async () => {
    const [loaded, me] = await Promise.all([loadPetOrNew(petId, null), send(getMe)]);
    if (loaded.kind === 'problem') return loaded;
    return { kind: 'owner', pet: loaded.kind === 'pet' ? loaded.pet : undefined, me };
  });

export type LoadedNone = { kind: 'none' };

/** For the last step, which without a pet can be read, not saved. */
export const loadPetOrNone = async (petId: string | null): Promise<LoadedPet | LoadedNone | Troubled> =>
  petId === null ? { kind: 'none' } : loadPet(petId, 5);

/** For the first step, which makes a pet where there is none. */
export const loadPetOrNew = (
  petId: string | null,
  opened: SavedStep | null = 1,
): Promise<LoadedPet | LoadedNew | Troubled> => (petId === null ? loadNew(opened) : loadPet(petId, opened));

/** Whether anything is answered in a step that is stored. */
export const isAnswered = ({ step2, step3, step5 }: Pet): Record<SavedStep, boolean> => ({
  1: true,
  2: !same(step2, emptyStep2),
  3: !same(step3, emptyStep3),
  5: !same(step5, emptyStep5),
});
