import { PROSE_FIELDS, PROSE_LIMITS, type Prose } from '@pawsume/contract/resumes';

/** How many characters each text may have, and how many lines its field begins with. */
export const PROSE_SIZES: Record<keyof Prose, { limit: number; rows: number }> = {
  one_liner_description: { limit: PROSE_LIMITS.one_liner, rows: 2 },
  rewritten_pet_description: { limit: PROSE_LIMITS.pet, rows: 8 },
  rewritten_owner_description: { limit: PROSE_LIMITS.owner, rows: 6 },
};

/** Whether a text that is being typed is none too long to be looked at: what is too long its field says. */
export const isWithinLimits = (text: Prose): boolean =>
  PROSE_FIELDS.every((field) => text[field].length <= PROSE_SIZES[field].limit);
