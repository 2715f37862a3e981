import type { KnownAnswers } from '#answers/known-answers';
import type { Chip } from '../page.ts';

/** A tick says the pet was trained; "Service" alone would read as a legal status. */
const TRAINING: Record<KnownAnswers['training']['ticked'][number], string> = {
  'House-trained': 'House-trained',
  'Crate-trained': 'Crate-trained',
  'Leash-trained': 'Leash-trained',
  Obedience: 'Obedience training',
  Service: 'Service training',
};

const good = (text: string): Chip => ({ text, tone: 'good' });
const plain = (text: string): Chip => ({ text, tone: 'plain' });

/** What can be ticked off at a glance: training and vaccination first, then character. */
export const composeChips = ({
  training,
  health,
  traits,
}: Pick<KnownAnswers, 'training' | 'health' | 'traits'>): Chip[] => [
  ...training.ticked.map((skill) => good(TRAINING[skill])),
  ...(health.vaccinated === 'Yes' ? [good('Vaccinated')] : []),
  ...traits.map(plain),
];
