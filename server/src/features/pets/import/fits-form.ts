import type { FoundAnswer, ImportedField } from '@pawsume/contract/pet-import';
import { furtherStep3Input } from '@pawsume/contract/pet-steps/further-step3';
import { step1Input } from '@pawsume/contract/pet-steps/step1';
import { step2Input } from '@pawsume/contract/pet-steps/step2';
import { step5Input } from '@pawsume/contract/pet-steps/step5';
import type { ZodType } from 'zod';

const FIELDS: Partial<Record<string, ZodType>> = {
  ...step1Input.shape,
  ...step2Input.shape,
  ...furtherStep3Input,
  ...step5Input.shape,
};
const LISTS = new Set<ImportedField>(['personality', 'training']);

/** Whether a field of the form would take the value, exactly as it stands. */
export const fitsForm = ({ field, value }: FoundAnswer): boolean => {
  const parsed = FIELDS[field]?.safeParse(LISTS.has(field) ? [value] : value);
  return parsed?.success === true && String(parsed.data) === value;
};
