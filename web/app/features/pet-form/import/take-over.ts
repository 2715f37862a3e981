import type { FoundAnswer } from '@pawsume/contract/pet-import';
import { same } from '~/lib/form-values.ts';

/** Any step's form. Only fields of its own step are asked for, and what they are given fits them. */
export interface AnyForm {
  choice: (name: never) => { value: unknown; onChange: (value: never) => void };
}

export const answerIn = (form: AnyForm, field: string): unknown => form.choice(field as never).value;

const change = (form: AnyForm, field: string, value: unknown): void =>
  form.choice(field as never).onChange(value as never);

/** What the field holds with the found answer in it: a list has one more, a text or a choice becomes another. */
const withAnswer = (value: unknown, { value: found }: FoundAnswer): unknown =>
  Array.isArray(value) ? [...value.filter((each) => each !== found), found] : found;

/** Whether the form says so already. */
export const isThere = (value: unknown, { value: found }: FoundAnswer): boolean =>
  Array.isArray(value) ? value.includes(found) : value === found;

/** Puts the answers into the form. Answers how to undo that; what was changed by hand since stays. */
export const takeOver = (form: AnyForm, chosen: readonly FoundAnswer[]): (() => void) => {
  const fields = Map.groupBy(chosen, ({ field }) => field);
  const changes = [...fields].map(([field, answers]): [string, unknown] => [
    field,
    answers.reduce(withAnswer, answerIn(form, field)),
  ]);
  // The form asks which conditions only of a pet that has some.
  if (fields.has('medical_conditions')) changes.push(['has_medical_conditions', true]);
  const taken = changes.map(([field, after]) => {
    const before = answerIn(form, field);
    change(form, field, after);
    return { field, before, after };
  });
  return () => {
    for (const { field, before, after } of taken) if (same(answerIn(form, field), after)) change(form, field, before);
  };
};
