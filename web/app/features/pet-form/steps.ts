import type { FormStep } from '~/paths.ts';

interface StepNames {
  step: FormStep;
  /** Over the step itself. */
  title: string;
  /** Under its number in the stepper. */
  label: string;
}

export const STEPS: readonly StepNames[] = [
  { step: 1, title: 'Pet Basic Information', label: 'Basics' },
  { step: 2, title: 'Personality, Training & Activities', label: 'Personality' },
  { step: 3, title: 'Rental, Adoption, Travel & References', label: 'Rental & references' },
  { step: 4, title: 'Resume Form, Owner Information', label: 'Owner' },
  { step: 5, title: 'Pet Care, Grooming & Bond', label: 'Care & bond' },
];

export const titleOf = (step: FormStep): string => STEPS.find((names) => names.step === step)?.title ?? '';
