import type { KnownAnswers } from '#answers/known-answers';
import type { Entry, Section } from '../page.ts';
import { fact, paragraph, said } from './text.ts';

type Travel = KnownAnswers['travel'];

const journeys = ({ travelled, modes, history }: Travel): Entry[] => {
  if (travelled === 'No') return [paragraph('Has not travelled yet.', 'detail')];
  if (travelled === '') return [];
  const details = said(fact('Travels by', modes.join(', ')), fact('Journeys', history, 'story'));
  return details.length > 0 ? details : [paragraph('Has travelled.', 'detail')];
};

const stress = ({ stress: answer }: Travel) => (answer === 'No' ? fact('Stress or illness', 'None reported') : null);

const barred = ({ barred: answer }: Travel) => (answer === 'No' ? fact('Barred from travel', 'Never') : null);

export const travelSection = (travel: Travel): Section => ({
  title: 'Travel',
  column: 'side',
  movable: true,
  entries: said(...journeys(travel), stress(travel), barred(travel)),
});
