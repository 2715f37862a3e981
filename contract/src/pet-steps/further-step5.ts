import { LIMITS } from '../fields.ts';
import { furtherText, furtherTextInput } from './further.ts';

export const furtherStep5 = {
  routine: furtherText,
  vet_name: furtherText,
  vet_contact: furtherText,
  after_hours_vet: furtherText,
  emergency_contact: furtherText,
};

export const furtherStep5Input = {
  routine: furtherTextInput(LIMITS.long),
  vet_name: furtherTextInput(LIMITS.name),
  vet_contact: furtherTextInput(LIMITS.short),
  after_hours_vet: furtherTextInput(LIMITS.short),
  emergency_contact: furtherTextInput(LIMITS.short),
};

export const emptyFurtherStep5 = {
  routine: '',
  vet_name: '',
  vet_contact: '',
  after_hours_vet: '',
  emergency_contact: '',
} as const;
