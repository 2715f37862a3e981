import type { FieldValues } from 'react-hook-form';
import { answersIn, mergeAnswers, same } from '~/lib/form-values.ts';
import type { SavedAnswers } from './answers.ts';

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

export interface Conflict<V> {
  /** What another tab or device saved. */
  theirs: SavedAnswers<V>;
  /** Theirs, with every answer that was changed here. */
  merged: V;
  differences: Difference[];
}

interface Sides<V> {
  mine: V;
  /** What both began with; null where that is not known any more. */
  base: V | null;
  theirs: SavedAnswers<V>;
  labels: Readonly<Record<string, string>>;
}

/** Where answers that were changed here stand against what was saved elsewhere. Only places with a label are compared. */
export const detectConflict = <V extends FieldValues>({ mine, base, theirs, labels }: Sides<V>): Conflict<V> => {
  const merged = base ? mergeAnswers({ mine, base, theirs: theirs.values }) : mine;
  const elsewhere = new Map(answersIn(theirs.values));
  const differences = answersIn(merged).flatMap(([place, answer]) => {
    const label = labels[place];
    const other = elsewhere.get(place);
    return label === undefined || same(answer, other) ? [] : [{ label, mine: wordsOf(answer), theirs: wordsOf(other) }];
  });
  return { theirs, merged, differences };
};

/**
 * Their answers, with those of `typed` that `kept` does not have, such as a picture: what a draft cannot keep stays in
 * the form.
 */
export const theirsInForm = <V extends FieldValues>(theirs: V, typed: V, kept: Partial<V>): V => {
  const rest = Object.fromEntries(Object.entries(typed).filter(([place]) => !(place in kept)));
  return { ...theirs, ...rest };
};

const wordsOf = (answer: unknown): string => {
  if (Array.isArray(answer)) return answer.join(', ');
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return typeof answer === 'string' ? answer : '';
};
