import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import type { Section } from '../page.ts';
import { fact, said } from './text.ts';

const daycare = (step5: Step5) =>
  step5.uses_daycare === 'Yes'
    ? [
        fact('Daycare or sitter', step5.daycare_details || 'Yes'),
        fact('Experience there', step5.daycare_experience, 'story'),
      ]
    : [];

const grooming = (step5: Step5) =>
  step5.uses_grooming === 'Yes' ? fact('Grooming', step5.grooming_details || 'Yes') : null;

export const careSection = (step5: Step5): Section => ({
  title: 'Care',
  column: 'side',
  movable: true,
  entries: said(...daycare(step5), grooming(step5)),
});
