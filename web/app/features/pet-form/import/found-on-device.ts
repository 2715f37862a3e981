import { foundAnswer } from '@pawsume/contract/pet-import';
import { z } from 'zod';
import { dropFromDevice, keepOnDevice, readFromDevice } from '~/lib/device-store.ts';

/** Answers that were found in a text. */
export const foundInText = z.object({
  /** The name of the file; null for a text that was pasted. */
  source: z.string().nullable(),
  /** The pet's name, of a text about several. */
  name: z.string().optional(),
  found: z.array(foundAnswer),
});
export type FoundInText = z.infer<typeof foundInText>;

/** Those that wait for later steps. */
export const readFound = (key: string): FoundInText | null => readFromDevice(key, foundInText);

export const keepFound = (key: string, read: FoundInText): void => {
  if (read.found.length === 0) dropFromDevice(key);
  else keepOnDevice(key, read);
};
