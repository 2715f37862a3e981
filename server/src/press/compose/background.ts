import type { KnownAnswers } from '#answers/known-answers';
import type { Entry, Section } from '../page.ts';
import { fact, paragraph, said } from './text.ts';

type Origin = KnownAnswers['origin'];

interface Wording {
  label: string;
  /** Stands where the owner gave no details. */
  alone: string;
}

const ORIGINS: Record<Exclude<Origin['type'], '' | 'Rehomed'>, Wording> = {
  Shelter: { label: 'Shelter', alone: 'From a shelter.' },
  'Rescue Organization': { label: 'Rescue organization', alone: 'From a rescue organization.' },
  Breeder: { label: 'Breeder', alone: 'From a breeder.' },
  'Pet Store': { label: 'Pet store', alone: 'From a pet store.' },
  Rescued: { label: 'Rescued', alone: 'Rescued.' },
  Other: { label: 'Adoption', alone: '' },
};

const rehomed = ({ previousOwners, details }: Origin): Entry[] => {
  if (!previousOwners && !details) return [paragraph('Rehomed.', 'adoption_type')];
  return [fact('Previous owners', previousOwners, 'adoption_type'), fact('Rehomed', details, 'adoption_details')];
};

const composeEntries = (origin: Origin): Entry[] => {
  const { type, details } = origin;
  if (type === '') return [];
  if (type === 'Rehomed') return rehomed(origin);
  const { label, alone } = ORIGINS[type];
  return [details ? fact(label, details, 'adoption_details') : paragraph(alone, 'adoption_type')];
};

export const backgroundSection = (origin: Origin): Section => ({
  title: 'Background',
  column: 'side',
  movable: true,
  entries: said(...composeEntries(origin)),
});
