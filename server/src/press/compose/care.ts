import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { fact, said } from './text.ts';

type Care = KnownAnswers['care'];

const daycare = ({ daycare: answer, daycareDetails, daycareExperience }: Care) =>
  answer === 'Yes'
    ? [
        fact('Daycare or sitter', daycareDetails || 'Yes', 'daycare_details'),
        fact('Experience there', daycareExperience, 'daycare_experience', 'story'),
      ]
    : [];

const grooming = ({ grooming: answer, groomingDetails }: Care) =>
  answer === 'Yes' ? fact('Grooming', groomingDetails || 'Yes', 'grooming_details') : null;

export const careSection = (care: Care): Section => ({
  title: 'Care',
  column: 'side',
  movable: true,
  entries: said(...daycare(care), grooming(care)),
});
