import { messages } from '@pawsume/contract/messages';
import { hasCode, hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { paths } from '~/paths.ts';

/** Why there is no résumé, and what can be done. */
export interface GenerateFailure {
  message: string;
  /** Nothing went wrong: it was stopped. */
  stopped?: true;
  /** Where the problem can be solved, or seen. */
  mendAt?: { label: string; to: string };
  /** What another try is called, where it may do. */
  retry?: 'Try again' | 'Write again';
}

export const NO_PET: GenerateFailure = {
  message: messages.generate.petIdMissing,
  mendAt: { label: 'Go to step 1', to: paths.form(1) },
};

export const ownerTooLong = (petId: string): GenerateFailure => ({
  message: messages.generate.ownerTooLong,
  mendAt: { label: 'Go to step 4', to: paths.form(4, petId) },
});

/** What to say of a failed call; `here` is where somebody who has to log in first comes back to. */
export const failureOf = (error: unknown, here: string): GenerateFailure => {
  const message = messageOf(error, messages.generate.failed);
  if (hasStatus(error, 401)) return { message, mendAt: { label: 'Login', to: paths.login({ next: here }) } };
  if (hasStatus(error, 403)) return { message, mendAt: { label: 'Complete Profile', to: paths.editProfile() } };
  if (hasCode(error, 'stopped')) return { message, stopped: true, retry: 'Write again' };
  if (!hasCode(error, 'connection_lost')) return { message, retry: 'Try again' };
  const mendAt = { label: 'My Résumés', to: paths.resumes() };
  return { message: messages.generate.connectionLost, mendAt, retry: 'Try again' };
};
