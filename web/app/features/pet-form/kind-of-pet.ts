import { isAsked } from '@pawsume/contract/pet-steps/asked';
import { type Kind, kindOf } from '@pawsume/contract/pet-steps/species';
import type { FieldValues, Path } from 'react-hook-form';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import type { Pet } from './load-step.ts';

/** Where it is not known, all questions are asked. */
export const kindOfPet = (pet: Pet | undefined): Kind => kindOf(pet?.progress?.pet_type ?? '');

/** Whether a question makes sense of this kind; one that is answered is shown in any case. */
export const showsFor =
  <V extends FieldValues>(form: FieldsOf<V>, kind: Kind) =>
  (question: Path<V> & Parameters<typeof isAsked>[0]): boolean =>
    isAsked(question, kind) || form.choice(question).value !== '';
