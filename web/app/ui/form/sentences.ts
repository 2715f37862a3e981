const isError = (value: object): value is { type: unknown; message?: unknown } => 'type' in value;

/** Every sentence in a form's errors with the name of its field, those of nested fields included. */
export const sentencesAt = (errors: object, within = ''): { name: string; sentence: string }[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = within === '' ? key : `${within}.${key}`;
    if (!isError(value)) return sentencesAt(value, name);
    return typeof value.message === 'string' ? [{ name, sentence: value.message }] : [];
  });

const sentencesIn = (errors: object): string[] => sentencesAt(errors).map(({ sentence }) => sentence);

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
