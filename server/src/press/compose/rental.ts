import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { fact, said } from './text.ts';

type Home = KnownAnswers['home'];

const NONE_REPORTED = 'None reported';

const history = ({ rented, duration, experience }: Home) => {
  if (rented === '') return [];
  if (rented === 'No') return [fact('Rental history', 'Has not lived in a rental before', 'key')];
  return [fact('Rental history', duration || 'Has lived in a rental', 'key'), fact('Experience', experience)];
};

const complaints = ({ complaints: answer }: Home) =>
  answer === 'No' ? fact('Complaints or damage', NONE_REPORTED, 'key') : null;

export const rentalSection = (home: Home): Section => ({
  title: 'What a landlord asks',
  column: 'main',
  movable: false,
  entries: said(...history(home), complaints(home)),
});
