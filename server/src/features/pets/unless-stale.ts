import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';

/** The count of saves after a save; throws `changed_elsewhere` where there is none because another save came between. */
export const unlessStale = (version: number | null): number => {
  if (version === null) throw new AppError('changed_elsewhere', messages.petForm.changedElsewhere);
  return version;
};
