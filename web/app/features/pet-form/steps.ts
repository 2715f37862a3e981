import type { FormStep } from '~/paths.ts';

interface StepNames {
  step: FormStep;
  /** Over the step itself. */
  title: string;
  /** Under its number in the stepper. */
  label: string;
  /** For the questions everybody is asked, at some ten seconds for a choice or a line and half a minute for a text. */
  minutes: number;
}

export const STEPS: readonly StepNames[] = [
  { step: 1, title: 'Pet Basic Information', label: 'Basics', minutes: 2 },
  { step: 2, title: 'Personality, Training & Activities', label: 'Personality', minutes: 2 },
  { step: 3, title: 'Rental, Adoption, Travel & References', label: 'Rental & references', minutes: 2 },
  { step: 4, title: 'Resume Form, Owner Information', label: 'Owner', minutes: 1 },
  { step: 5, title: 'Pet Care, Grooming & Bond', label: 'Care & bond', minutes: 1 },
];

const find = (step: FormStep) => STEPS.find((names) => names.step === step);

export const titleOf = (step: FormStep): string => find(step)?.title ?? '';

export const minutesOf = (step: FormStep): number => find(step)?.minutes ?? 1;
