import { splitRehomed } from '@pawsume/contract/pet-steps/rehomed';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Entry, Section } from '../page.ts';
import { fact, paragraph, said } from './text.ts';

interface Origin {
  label: string;
  /** Stands where the owner gave no details. */
  alone: string;
}

const ORIGINS: Record<Exclude<Step3['adoption_type'], '' | 'Rehomed'>, Origin> = {
  Shelter: { label: 'Shelter', alone: 'From a shelter.' },
  'Rescue Organization': { label: 'Rescue organization', alone: 'From a rescue organization.' },
  Breeder: { label: 'Breeder', alone: 'From a breeder.' },
  'Pet Store': { label: 'Pet store', alone: 'From a pet store.' },
  Rescued: { label: 'Rescued', alone: 'Rescued.' },
  Other: { label: 'Adoption', alone: '' },
};

const rehomed = (stored: string): Entry[] => {
  const { count, details } = splitRehomed(stored);
  if (!count && !details) return [paragraph('Rehomed.', 'detail')];
  return [fact('Previous owners', count), fact('Rehomed', details)];
};

const entriesOf = ({ adoption_type, adoption_details }: Step3): Entry[] => {
  if (adoption_type === '') return [];
  if (adoption_type === 'Rehomed') return rehomed(adoption_details);
  const { label, alone } = ORIGINS[adoption_type];
  return [adoption_details ? fact(label, adoption_details) : paragraph(alone, 'detail')];
};

export const backgroundSection = (step3: Step3): Section => ({
  title: 'Background',
  column: 'side',
  movable: true,
  entries: said(...entriesOf(step3)),
});
