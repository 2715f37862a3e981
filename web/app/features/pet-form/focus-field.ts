import type { FieldValues, Path, UseFormSetFocus } from 'react-hook-form';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Puts the focus on a field; on one that is hidden just now, on the question above it that hides it.
 * @param names all fields in the order of the form.
 */
export const focusField = async <V extends FieldValues>(
  setFocus: UseFormSetFocus<V>,
  name: string,
  names: readonly string[],
): Promise<void> => {
  const before = document.activeElement;
  for (const candidate of names.slice(0, names.indexOf(name) + 1).toReversed()) {
    // The names of labels are those of fields.
    setFocus(candidate as Path<V>);
    // React Hook Form moves the focus in a task of its own.
    await nextTask();
    if (document.activeElement !== before) return;
  }
};
