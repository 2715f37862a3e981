import { NAMELESS, type Questions } from '@pawsume/contract/pet-steps/questions';
import type { Kind } from '@pawsume/contract/pet-steps/species';
import type { FieldValues, Path } from 'react-hook-form';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';

/** What a pet is called in a sentence. */
export const nameOf = (typed: string | undefined): string => typed?.trim() || NAMELESS;

interface Asking {
  questions: Questions;
  /** As it is typed; blank while there is none. */
  petName: string | undefined;
  kind?: Kind;
}

/** The fields of a form, each with its question in the pet's name. */
export const inThePetsName = <V extends FieldValues>(
  form: FieldsOf<V>,
  { questions, petName, kind = 'other' }: Asking,
): FieldsOf<V> => {
  const subject = { pet: nameOf(petName), kind };
  const question = (name: string) => ({ question: questions[name]?.(subject) });
  return {
    field: (name) => ({ ...form.field(name), ...question(name) }),
    choice: <N extends Path<V>>(name: N) => ({ ...form.choice(name), ...question(name) }),
  };
};
