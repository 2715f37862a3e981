import type { KnownAnswers } from '#answers/known-answers';
import { warnsOf } from '#answers/warnings';
import type { Section } from '../page.ts';
import { fact, said } from './text.ts';

type Home = KnownAnswers['home'];

const NONE_REPORTED = 'None reported';

const history = ({ rented, duration, experience }: Home) => {
  if (rented === '') return [];
  if (rented === 'No') return [fact('Rental history', 'Has not lived in a rental before', 'rental_history', 'key')];
  return [
    fact('Rental history', duration || 'Has lived in a rental', 'rental_duration', 'key'),
    fact('Experience', experience, 'rental_experience'),
  ];
};

/** A noise that warns of something stands where warnings do. */
const noise = ({ noise: told }: Home) => (warnsOf(told) ? null : fact('Noise', told, 'noise'));

const alone = ({ hoursAlone }: KnownAnswers['day']) =>
  warnsOf(hoursAlone) ? null : fact('Time alone', hoursAlone, 'hours_alone');

const complaints = ({ complaints: answer }: Home) =>
  answer === 'No' ? fact('Complaints or damage', NONE_REPORTED, 'rental_issues', 'key') : null;

/** What a landlord worries about: damage, noise and time alone. */
export const rentalSection = ({ home, day }: Pick<KnownAnswers, 'home' | 'day'>): Section => ({
  title: 'What a landlord asks',
  column: 'main',
  movable: false,
  entries: said(...history(home), complaints(home), noise(home), alone(day)),
});
