import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Section } from '../page.ts';
import { caution, fact, said } from './text.ts';

const NONE_REPORTED = 'None reported';

const history = (step3: Step3) => {
  if (step3.rental_history === '') return [];
  if (step3.rental_history === 'No') return [fact('Rental history', 'Has not lived in a rental before', 'key')];
  return [
    fact('Rental history', step3.rental_duration || 'Has lived in a rental', 'key'),
    fact('Experience', step3.rental_experience),
  ];
};

const complaints = (step3: Step3) => {
  if (step3.rental_issues === '') return null;
  if (step3.rental_issues === 'No') return fact('Complaints or damage', NONE_REPORTED, 'key');
  return caution('Complaints or damage', step3.rental_issue_details || 'Yes');
};

export const rentalSection = (step3: Step3): Section => ({
  title: 'What a landlord asks',
  column: 'main',
  movable: false,
  entries: said(...history(step3), complaints(step3)),
});
