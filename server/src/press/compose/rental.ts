import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { caution, fact, said } from './text.ts';

type Home = KnownAnswers['home'];

const NONE_REPORTED = 'None reported';

const history = ({ rented, duration, experience }: Home) => {
  if (rented === '') return [];
  if (rented === 'No') return [fact('Rental history', 'Has not lived in a rental before', 'key')];
  return [fact('Rental history', duration || 'Has lived in a rental', 'key'), fact('Experience', experience)];
};

const complaints = ({ complaints: answer, complaintDetails }: Home) => {
  if (answer === '') return null;
  if (answer === 'No') return fact('Complaints or damage', NONE_REPORTED, 'key');
  return caution('Complaints or damage', complaintDetails || 'Yes');
};

export const rentalSection = (home: Home): Section => ({
  title: 'What a landlord asks',
  column: 'main',
  movable: false,
  entries: said(...history(home), complaints(home)),
});
