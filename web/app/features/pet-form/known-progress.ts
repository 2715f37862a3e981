import { type PetProgress, petProgress } from '@pawsume/contract/pets';
import { z } from 'zod';
import { markOf, tabToken } from '~/api/session.ts';
import { inSession } from '~/lib/in-session.ts';

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
