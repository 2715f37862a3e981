import { COMPANIONS } from '#answers/further-answers';
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

/** What can be ticked off at a glance: training, health and company first, then character. */
export const composeChips = ({
  training,
  health,
  company,
  traits,
}: Pick<KnownAnswers, 'training' | 'health' | 'company' | 'traits'>): Chip[] => [
  ...training.ticked.map((skill) => good(TRAINING[skill])),
  ...(health.vaccinated === 'Yes' ? [good('Vaccinated')] : []),
  ...(health.neutered === 'Yes' ? [good('Spayed/neutered')] : []),
  ...COMPANIONS.filter((companion) => company[companion] === 'Yes').map((companion) => good(`Good with ${companion}`)),
  ...traits.map(plain),
];
