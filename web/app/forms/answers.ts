import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { copyOf, same } from '~/lib/form-values.ts';

/** What the server has, as form values, and how often it was saved. */
export interface SavedAnswers<V> {
  values: V;
  version: number | undefined;
}

export type Answers<V extends FieldValues> = ReturnType<typeof createAnswers<V>>;

/** The answers in a form, over what the server has. */
export const createAnswers = <V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues' | 'reset'>,
  loaded: SavedAnswers<V>,
) => {
  let saved = loaded;
  /** The count of saves that the typed answers are based on. */
  let baseVersion = loaded.version;

  const show = (values: V): void => {
    form.reset(saved.values);
    if (!same(values, saved.values)) form.reset(values, { keepDefaultValues: true });
  };

  const restore = (values: V, version: number | undefined): void => {
    baseVersion = version;
    show(values);
  };

  /** A copy: typing goes on, and the values of React Hook Form are one living object. */
  const typed = (): V => copyOf(form.getValues());

  return {
    typed,
    saved: () => saved.values,
    baseVersion: () => baseVersion,
    /** The saved answers that the typed ones are based on; null where they are not known any more. */
    base: (): V | null => (baseVersion === saved.version ? saved.values : null),
    isUnsaved: () => !same(form.getValues(), saved.values),
    show,
    /** Shows answers that are based on an older save. */
    restore,
    /** Makes newer answers of the server what the form stands on. */
    rebase: (newer: SavedAnswers<V>, shown: V): void => {
      saved = newer;
      restore(shown, newer.version);
    },
    /** Goes back to what the server has. Answers how to undo that. */
    discard: (): (() => void) => {
      const discarded = typed();
      const before = baseVersion;
      restore(saved.values, saved.version);
      return () => restore(discarded, before);
    },
  };
};
