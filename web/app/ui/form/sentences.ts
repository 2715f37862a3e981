const isError = (value: object): value is { type: unknown; message?: unknown } => 'type' in value;

/** Every sentence in a form's errors, those of nested fields included. */
const sentencesIn = (errors: object): string[] =>
  Object.values(errors).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null) return [];
    if (isError(value)) return typeof value.message === 'string' ? [value.message] : [];
    return sentencesIn(value);
  });

/** A sentence that several fields share, such as 'please fill in all': it is shown once, for the form. */
export const sharedSentence = (errors: object): string | undefined => {
  const sentences = sentencesIn(errors);
  return sentences.find((sentence, index) => sentences.indexOf(sentence) !== index);
};

/** Keeps only the errors whose sentence comes first in `order`; all of them if none is named there. */
export const firstInOrder = <E extends object>(errors: E, order: readonly string[]): Partial<E> => {
  const first = order.find((sentence) => sentencesIn(errors).includes(sentence));
  if (first === undefined) return errors;
  const kept = Object.entries(errors).filter(([, error]) => error?.message === first);
  // Some entries of an E are a partial E.
  return Object.fromEntries(kept) as Partial<E>;
};
