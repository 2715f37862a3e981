import { messages } from '@pawsume/contract/messages';
import { ApiError, hasStatus, isTransient } from '~/api/api-error.ts';

/** Where somebody can go to mend a failure. */
export type WayOn = 'login' | 'profile' | 'retry';

export interface Problem {
  message: string;
  /** What the server said, where the message itself is general. */
  reason?: string | undefined;
  wayOn: WayOn;
}

export const loginFirst: Problem = { message: messages.petForm.loginFirst, wayOn: 'login' };
export const completeProfile: Problem = { message: messages.petForm.completeProfile, wayOn: 'profile' };

/** Why a step could not be loaded. Anything but a failed call is a bug of ours and is thrown again. */
export const loadProblemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return loginFirst;
  if (error.status === 403) return completeProfile;
  return { message: messages.petForm.loadFailed, reason: error.reason, wayOn: 'retry' };
};

/** The way on after a save or a generation that failed. */
export const wayOnFrom = (error: unknown): WayOn | null => {
  if (hasStatus(error, 401)) return 'login';
  if (hasStatus(error, 403)) return 'profile';
  return isTransient(error) ? 'retry' : null;
};
