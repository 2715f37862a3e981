import { COMPANIONS } from '#answers/further-answers';
import type { KnownAnswers } from '#answers/known-answers';
import type { Chip, Fact } from '../page.ts';
import { oneLine } from './text.ts';

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

/** The strip under the name. */
export const composeFacts = ({ pet, health }: Pick<KnownAnswers, 'pet' | 'health'>): Fact[] =>
  (
    [
      { label: 'Species', value: pet.type, source: 'pet_type' },
      { label: 'Breed', value: pet.breed, source: 'breed' },
      { label: 'Age', value: pet.age, source: 'pet_age' },
      { label: 'Sex', value: pet.gender, source: 'gender' },
      { label: 'Colour', value: pet.colour, source: 'colour_markings' },
      { label: 'Weight', value: pet.weight, source: 'weight' },
      { label: 'Microchip', value: health.microchipped, source: 'is_microchipped' },
    ] satisfies Fact[]
  )
    .map((fact) => ({ ...fact, value: oneLine(fact.value) }))
    .filter(({ value }) => value !== '');
