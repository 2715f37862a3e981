import type { FieldValues } from 'react-hook-form';
import { answersIn, mergeAnswers, same } from '~/lib/form-values.ts';

/** What another tab or device saved, as form values. */
export interface Elsewhere<V> {
  values: V;
  version: number | undefined;
}

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

export interface Conflict<V> {
  theirs: Elsewhere<V>;
  /** Theirs, with every answer that was changed here. */
  merged: V;
  differences: Difference[];
}

interface Meeting<V> {
  mine: V;
  /** What both began with; null where that is not known any more. */
  base: V | null;
  theirs: Elsewhere<V>;
  labels: Readonly<Record<string, string>>;
}

/** Where answers that were changed here stand against what was saved elsewhere. Only places with a label are compared. */
export const meet = <V extends FieldValues>({ mine, base, theirs, labels }: Meeting<V>): Conflict<V> => {
  const merged = base ? mergeAnswers({ mine, base, theirs: theirs.values }) : mine;
  const elsewhere = new Map(answersIn(theirs.values));
  const differences = answersIn(merged).flatMap(([place, answer]) => {
    const label = labels[place];
    const other = elsewhere.get(place);
    return label === undefined || same(answer, other) ? [] : [{ label, mine: wordsOf(answer), theirs: wordsOf(other) }];
  });
  return { theirs, merged, differences };
};

const wordsOf = (answer: unknown): string => {
  if (Array.isArray(answer)) return answer.join(', ');
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return typeof answer === 'string' ? answer : '';
};
