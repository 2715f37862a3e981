import type { KnownAnswers } from '#answers/known-answers';
import type { Entry, Section } from '../page.ts';
import { fact, paragraph, said } from './text.ts';

type Travel = KnownAnswers['travel'];

const journeys = ({ travelled, modes, history }: Travel): Entry[] => {
  if (travelled === 'No') return [paragraph('Has not travelled yet.', 'has_traveled')];
  if (travelled === '') return [];
  const details = said(
    fact('Travels by', modes.join(', '), 'travel_modes'),
    fact('Journeys', history, 'travel_history', 'story'),
  );
  return details.length > 0 ? details : [paragraph('Has travelled.', 'has_traveled')];
};

const stress = ({ stress: answer }: Travel) =>
  answer === 'No' ? fact('Stress or illness', 'None reported', 'travel_stress') : null;

const barred = ({ barred: answer }: Travel) =>
  answer === 'No' ? fact('Barred from travel', 'Never', 'travel_banned') : null;

export const travelSection = (travel: Travel): Section => ({
  title: 'Travel',
  column: 'side',
  movable: true,
  entries: said(...journeys(travel), stress(travel), barred(travel), fact('Carrier', travel.carrier, 'carrier')),
});
