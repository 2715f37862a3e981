import { messages } from '@pawsume/contract/messages';
import { MAX_PET_PICTURE_BYTES, type Step1, step1, step1Input } from '@pawsume/contract/pet-steps/step1';
import { z } from 'zod';
import { noPicture, type PictureChoice } from '~/ui/picture-field.tsx';

/** What the picture is called when it is sent. */
export const PICTURE_NAME = 'pet.jpg';

const answers = step1.omit({ picture: true });

const picture = z
  .custom<PictureChoice>()
  .refine(({ kind }) => kind !== 'cropping', messages.petForm.cropFirst)
  .refine((choice) => choice.kind !== 'ready' || choice.file.size <= MAX_PET_PICTURE_BYTES, {
    message: messages.petForm.imageTooLarge,
  });

/** The form: the answers, and the picture chosen now. The stored picture is shown beside it. */
export type Step1Values = z.infer<typeof answers> & { picture: PictureChoice };

export const step1Form = step1Input.extend({ picture });

/** A picture is kept elsewhere: see `usePictureDraft`. */
export const step1Kept = answers;

export const valuesOfStep1 = ({ picture: _, ...stored }: Step1): Step1Values => ({ ...stored, picture: noPicture });
