const isError = (value: object): value is { type: unknown; message?: unknown } => 'type' in value;

/** Every message in a form's errors with the name of its field, those of nested fields included. */
export const messagesAt = (errors: object, within = ''): { name: string; message: string }[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = within === '' ? key : `${within}.${key}`;
    if (!isError(value)) return messagesAt(value, name);
    return typeof value.message === 'string' ? [{ name, message: value.message }] : [];
  });

const messagesIn = (errors: object): string[] => messagesAt(errors).map(({ message }) => message);

/** A message that several fields share, such as 'please fill in all': it is shown once, for the form. */
export const sharedMessage = (errors: object): string | undefined => {
  const all = messagesIn(errors);
  return all.find((message, index) => all.indexOf(message) !== index);
};

/** Keeps only the errors whose message comes first in `order`; all of them if none is named there. */
export const firstInOrder = <E extends object>(errors: E, order: readonly string[]): Partial<E> => {
  const first = order.find((message) => messagesIn(errors).includes(message));
  if (first === undefined) return errors;
  const kept = Object.entries(errors).filter(([, error]) => error?.message === first);
  // Some entries of an E are a partial E.
  return Object.fromEntries(kept) as Partial<E>;
};
