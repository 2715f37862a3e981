import { type FieldId, STEP_OF_FIELD } from '@pawsume/contract/pet-steps/answer-id';
import { type LeftOut, PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import type { LeftOut as LeftOutOfPage } from '#press/fit/shorten';

/** What a page had no room for, each with where its text can be shortened. */
export const describeLeftOut = (trimmed: readonly LeftOutOfPage[]): LeftOut[] =>
  trimmed.map(({ name, source }) => {
    if (source === null) return { name };
    return isProse(source) ? { name, field: source } : { name, answer: source, step: STEP_OF_FIELD[source] };
  });

const isProse = (source: FieldId | keyof Prose): source is keyof Prose =>
  PROSE_FIELDS.some((field) => field === source);
