import type { KnownAnswers } from '#answers/known-answers';
import type { Entry, Section } from '../page.ts';
import { caution, fact, paragraph, said } from './text.ts';

type Travel = KnownAnswers['travel'];

const journeys = ({ travelled, modes, history }: Travel): Entry[] => {
  if (travelled === 'No') return [paragraph('Has not travelled yet.', 'detail')];
  if (travelled === '') return [];
  const details = said(fact('Travels by', modes.join(', ')), fact('Journeys', history, 'story'));
  return details.length > 0 ? details : [paragraph('Has travelled.', 'detail')];
};

const stress = ({ stress: answer, stressDetails }: Travel) => {
  if (answer === 'Yes') return caution('Stress or illness', stressDetails || 'Yes');
  return answer === 'No' ? fact('Stress or illness', 'None reported') : null;
};

const barred = ({ barred: answer, barredDetails }: Travel) => {
  if (answer === 'Yes') return caution('Barred from travel', barredDetails || 'Yes');
  return answer === 'No' ? fact('Barred from travel', 'Never') : null;
};

export const travelSection = (travel: Travel): Section => ({
  title: 'Travel',
  column: 'side',
  movable: true,
  entries: said(...journeys(travel), stress(travel), barred(travel)),
});
