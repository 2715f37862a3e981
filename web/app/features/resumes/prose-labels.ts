import type { Prose } from '@pawsume/contract/resumes';

/** What the three fields of a text are called. */
export const PROSE_LABELS = {
  one_liner_description: 'One-liner description',
  rewritten_pet_description: 'Rewritten pet description',
  rewritten_owner_description: 'Rewritten owner description',
} as const satisfies Record<keyof Prose, string>;
