import { getPetProgress, type PetProgress } from '@pawsume/contract/pets';
import { send } from '~/api/client.ts';
import { readToken } from '~/api/session.ts';

/** By session and pet: another account is told nothing of it. */
const known = new Map<string, PetProgress>();
const keyOf = (petId: string): string => `${readToken()} ${petId}`;

/** How far a pet is; null where the server cannot say, which keeps nobody from a step. */
export const loadProgress = async (petId: string): Promise<PetProgress | null> => {
  const key = keyOf(petId);
  const progress = await send(getPetProgress, { params: { pet_id: petId } }).catch(() => null);
  if (progress) known.set(key, progress);
  return progress;
};

/** How far a pet was when this page last asked; null where it has not. */
export const knownProgress = (petId: string): PetProgress | null => known.get(keyOf(petId)) ?? null;
