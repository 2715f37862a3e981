import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Chip } from '../page.ts';

/** A tick says the pet was trained; "Service" alone would read as a legal status. "Other" alone says nothing. */
const TRAINING: Record<Step2['training'][number], string | null> = {
  'House-trained': 'House-trained',
  'Crate-trained': 'Crate-trained',
  'Leash-trained': 'Leash-trained',
  Obedience: 'Obedience training',
  Service: 'Service training',
  Other: null,
};

const good = (text: string): Chip => ({ text, tone: 'good' });
const plain = (text: string): Chip => ({ text, tone: 'plain' });

/** What can be ticked off at a glance: training and vaccination first, then character. */
export const chipsOf = (step2: Step2): Chip[] => [
  ...step2.training
    .map((training) => TRAINING[training])
    .filter((text) => text !== null)
    .map(good),
  ...(step2.is_vaccinated === 'Yes' ? [good('Vaccinated')] : []),
  ...step2.personality.filter((trait) => trait !== 'Other').map(plain),
];
