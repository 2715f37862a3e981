import { getPetProgress, type PetProgress, petProgress, type SavedStep } from '@pawsume/contract/pets';
import { z } from 'zod';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { knownProfile, knownUsername, loadUsername } from '~/api/me.ts';
import { type PetSubject, petDraftKey } from '~/api/pet-draft-key.ts';
import { clearToken, markOf, readToken, tabToken } from '~/api/session.ts';
import type { Profile } from '~/api/stored-account.ts';
import type { SavedAnswers } from '~/forms/answers.ts';
import { openDraft } from '~/lib/draft-store.ts';
import { inSession } from '~/lib/in-session.ts';
import { loadProblemOf, loginFirst, type Problem } from './problem.ts';
import { type AnswersOfStep, loadAnswers } from './step-answers.ts';

/** With the session that asked: another account is told nothing of it. */
const known = z.object({ mark: z.string(), progress: petProgress });

const keyOf = (petId: string): string => `progress:${petId}`;

/** For the step that asks the server nothing: it survives a reload, and ends with the tab. */
export const rememberProgress = (petId: string, progress: PetProgress): void => {
  const mark = markOf(tabToken() ?? '');
  inSession((storage) => storage.setItem(keyOf(petId), JSON.stringify({ mark, progress })));
};

/** How far a pet was when this tab last asked; null where it has not. */
export const knownProgress = (petId: string): PetProgress | null => {
  const found = inSession((storage) => known.safeParse(JSON.parse(storage.getItem(keyOf(petId)) ?? 'null')).data);
  return found && found.mark === markOf(tabToken() ?? '') ? found.progress : null;
};

export interface Pet extends PetSubject {
  /** Null where it is not known how far it is. */
  progress: PetProgress | null;
}

export type Troubled = { kind: 'problem'; problem: Problem };
type LoadedNone = { kind: 'none' };

export interface LoadedStep<S extends SavedStep> {
  kind: 'pet';
  pet: Pet;
  stored: SavedAnswers<AnswersOfStep[S]>;
}

export interface LoadedOwner {
  kind: 'owner';
  pet: Pet | undefined;
  /** Whose new pet it is, and the profile that the step begins with, as far as this browser knows. */
  username: string | null;
  profile: Profile | null;
}

/** Ready to be shown, or the problem to show instead. */
export const orProblem = async <T>(load: () => Promise<T>): Promise<T | Troubled> => {
  if (readToken() === null) return { kind: 'problem', problem: loginFirst };
  try {
    return await load();
  } catch (error) {
    if (hasStatus(error, 401)) clearToken();
    return { kind: 'problem', problem: loadProblemOf(error) };
  }
};

/** A step of a pet, with its draft. */
export const loadStep = <S extends SavedStep>(petId: string, step: S): Promise<LoadedStep<S> | Troubled> =>
  orProblem(async () => {
    const [stored, progress] = await Promise.all([loadAnswers(step, petId), loadProgress(petId)]);
    const pet = { id: petId, username: await loadUsername(), progress };
    await openDraft(petDraftKey(pet, step));
    return { kind: 'pet', pet, stored };
  });

/** For the last step, which without a pet can be read, not saved. */
export const loadStepOrNone = async (petId: string | null): Promise<LoadedStep<5> | LoadedNone | Troubled> =>
  petId === null ? { kind: 'none' } : loadStep(petId, 5);

/**
 * The owner's step, which has nothing to load: what this browser knows stands around it. Where this session has not opened
 * the pet in this tab yet, the server is asked whether it may.
 */
export const loadOwner = (petId: string | null): Promise<LoadedOwner | Troubled> =>
  orProblem(async () => ({
    kind: 'owner',
    pet: petId === null ? undefined : await loadPet(petId),
    username: knownUsername(),
    profile: knownProfile(),
  }));

const loadPet = async (petId: string): Promise<Pet> => {
  const known = knownProgress(petId);
  if (known === null) await loadAnswers(1, petId);
  return { id: petId, username: await loadUsername(), progress: known ?? (await loadProgress(petId)) };
};

/** How far a pet is; null where the server cannot say, which keeps nobody from a step. */
const loadProgress = async (petId: string): Promise<PetProgress | null> => {
  const progress = await send(getPetProgress, { params: { pet_id: petId } }).catch(() => null);
  if (progress) rememberProgress(petId, progress);
  return progress;
};
