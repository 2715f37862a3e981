import { type FieldId, STEP_OF_FIELD } from '@pawsume/contract/pet-steps/answer-id';
import { type LeftOut, PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import type { LeftOut as LeftOutOfPage, Losses } from '#press/losses';

/** What a page had no room for, and what it has no signs for, each with where its text can be changed. */
export const describeLeftOut = ({ trimmed, undrawn }: Losses): LeftOut[] => [
  ...undrawn.map((text) => ({ ...describe(text), reason: 'signs' as const })),
  ...trimmed.map((text) => ({ ...describe(text), reason: 'room' as const })),
];

const describe = ({ name, source }: LeftOutOfPage): LeftOut => {
  if (source === null) return { name };
  return isProse(source) ? { name, field: source } : { name, answer: source, step: STEP_OF_FIELD[source] };
};

const isProse = (source: FieldId | keyof Prose): source is keyof Prose =>
  PROSE_FIELDS.some((field) => field === source);
