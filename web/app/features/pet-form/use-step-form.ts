import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetFocus } from 'react-hook-form';
import { explainWith } from '~/api/message-of.ts';
import { useAskedField } from '~/forms/use-asked-field.ts';
import { type KeptFormOptions, useKeptForm } from '~/forms/use-kept-form.ts';
import { toast } from '~/ui/toast.ts';
import { type WayOn, wayOnFrom } from './problem.ts';
import { useAlwaysSave } from './use-always-save.ts';

interface Options<V extends FieldValues, Out>
  extends Omit<KeptFormOptions<V, Out>, 'focusSummary' | 'explain' | 'onSaved'> {
  /** What to say if the server gives no reason. */
  failed: string;
}

/** A step's form, which is kept: with the way on after a save that failed, and a way to each field with a problem. */
export const useStepForm = <V extends FieldValues, Out>({ failed, ...options }: Options<V, Out>) => {
  const [wayOn, setWayOn] = useState<WayOn | null>(null);
  const state = useKeptForm<V, Out>({
    ...options,
    focusSummary: true,
    explain: (error) => {
      setWayOn(wayOnFrom(error));
      return explainWith(failed)(error);
    },
    onSaved: () => toast(messages.petForm.saved),
  });
  const { rhf } = state.form;
  const alwaysSave = useAlwaysSave();
  const names = Object.keys(options.labels);
  useAskedField((name) => void focusField(rhf.setFocus, name, names), names);
  return {
    ...state,
    wayOn,
    alwaysSave,
    goTo: (name: string) => void focusField(rhf.setFocus, name, names),
    problems: inOrder(state.form.problems, names).map(({ name, message }) => ({
      message,
      label: options.labels[name] ?? name,
      goTo: () => void focusField(rhf.setFocus, name, names),
    })),
    tries: rhf.formState.submitCount,
  };
};

const inOrder = <T extends { name: string }>(problems: T[], names: string[]): T[] =>
  problems.toSorted((left, right) => names.indexOf(left.name) - names.indexOf(right.name));

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Puts the focus on a field; on one that is hidden just now, on the question above it that hides it.
 * @param names all fields in the order of the form.
 */
const focusField = async <V extends FieldValues>(
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
