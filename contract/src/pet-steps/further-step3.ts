import { LIMITS } from '../fields.ts';
import { furtherText, furtherTextInput } from './further.ts';

export const furtherStep3 = {
  hours_alone: furtherText,
  carrier: furtherText,
  rehoming_reason: furtherText,
  ideal_home: furtherText,
};

export const furtherStep3Input = {
  hours_alone: furtherTextInput(LIMITS.long),
  carrier: furtherTextInput(LIMITS.short),
  rehoming_reason: furtherTextInput(LIMITS.long),
  ideal_home: furtherTextInput(LIMITS.long),
};

export const emptyFurtherStep3 = { hours_alone: '', carrier: '', rehoming_reason: '', ideal_home: '' } as const;
