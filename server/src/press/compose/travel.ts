import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Entry, Section } from '../page.ts';
import { caution, fact, paragraph, said } from './text.ts';

const journeys = (step3: Step3): Entry[] => {
  if (step3.has_traveled === 'No') return [paragraph('Has not traveled yet.', 'detail')];
  if (step3.has_traveled === '') return [];
  const details = said(
    fact('Travels by', step3.travel_modes.join(', ')),
    fact('Journeys', step3.travel_history, 'story'),
  );
  return details.length > 0 ? details : [paragraph('Has traveled.', 'detail')];
};

/** A yes stands even where the question above it was changed later; a no only counts for a pet that has traveled. */
const stress = (step3: Step3) => {
  if (step3.travel_stress === 'Yes') return caution('Stress or illness', step3.travel_stress_details || 'Yes');
  return step3.travel_stress === 'No' && step3.has_traveled === 'Yes'
    ? fact('Stress or illness', 'None reported')
    : null;
};

const barred = (step3: Step3) => {
  if (step3.travel_banned === 'Yes') return caution('Barred from travel', step3.travel_ban_details || 'Yes');
  return step3.travel_banned === 'No' && step3.has_traveled === 'Yes' ? fact('Barred from travel', 'Never') : null;
};

export const travelSection = (step3: Step3): Section => ({
  title: 'Travel',
  column: 'side',
  movable: true,
  entries: said(...journeys(step3), stress(step3), barred(step3)),
});
