import type { Purpose } from '@pawsume/contract/page-settings';
import { type FieldId, STEP_OF_FIELD } from '@pawsume/contract/pet-steps/answer-id';
import { isAsked } from '@pawsume/contract/pet-steps/asked';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { kindOf } from '@pawsume/contract/pet-steps/species';
import { placeOf } from '@pawsume/contract/pet-steps/split-address';
import type { ReferenceType } from '@pawsume/contract/pet-steps/step3';
import { tellsAlready } from './already-told.ts';

/** A question that is still open: the name of its field in the form, and the step it stands on. */
export interface MissingAnswer {
  answer: FieldId | 'city' | `contacts.${ReferenceType}.${'name' | 'contact'}`;
  step: 1 | 2 | 3 | 4 | 5;
}

/** As many as somebody still reads. */
const MOST = 3;

/** What most strengthens a page for its reader, the strongest first. */
const WANTED: Record<Purpose, readonly FieldId[]> = {
  Renting: [
    ...(['rental_issues', 'rental_history', 'references', 'hours_alone', 'noise', 'training'] as const),
    ...(['spayed_neutered', 'is_vaccinated', 'vaccinations', 'rental_experience', 'description', 'bio'] as const),
  ],
  Rehoming: [
    ...(['good_with_children', 'good_with_dogs', 'good_with_cats', 'rehoming_reason', 'spayed_neutered'] as const),
    ...(['ideal_home', 'training', 'is_vaccinated', 'description', 'routine', 'health_description'] as const),
  ],
  Travel: [
    ...(['is_vaccinated', 'vaccine_dates', 'is_microchipped', 'microchip_number', 'weight', 'carrier'] as const),
    ...(['has_traveled', 'colour_markings', 'travel_history', 'vet_name', 'training'] as const),
  ],
  Sitter: [
    ...(['feeding', 'routine', 'vet_name', 'emergency_contact', 'fears', 'medicines', 'hours_alone'] as const),
    ...(['after_hours_vet', 'enclosure', 'climate', 'good_with_dogs', 'description'] as const),
  ],
  'Just because': [
    ...(['owner_bond', 'description', 'personality', 'adoption_type', 'training_description'] as const),
    ...(['travel_history', 'routine', 'bio'] as const),
  ],
};

/** Asked only under a Yes. */
const UNDER: Partial<Record<FieldId, FieldId>> = {
  vaccinations: 'is_vaccinated',
  vaccine_dates: 'is_vaccinated',
  microchip_number: 'is_microchipped',
  rental_experience: 'rental_history',
  travel_history: 'has_traveled',
};

/**
 * The open questions whose answers would do most for a page: first who is named as a reference without a name or a way to
 * reach them, then the city where the page hides the address, then what this reader looks for. None that makes no sense of this kind of pet,
 * and none that another answer tells.
 */
export const listMissingAnswers = (
  answers: PetAnswers,
  { purpose, withReferences, hidesAddress }: { purpose: Purpose; withReferences: boolean; hidesAddress: boolean },
): MissingAnswer[] => {
  const { step1, step2, step3, step5, owner } = answers;
  const given: Partial<Record<FieldId, unknown>> = { ...step1, ...step2, ...step3, ...step5, ...owner };
  const kind = kindOf(step1.pet_type);
  const isTold = tellsAlready(answers);
  const isOpen = (field: FieldId): boolean => {
    const under = UNDER[field];
    return (
      isBlank(given[field]) && !isTold(field) && (under === undefined || given[under] === 'Yes') && isAsked(field, kind)
    );
  };
  const wanted = WANTED[purpose].filter(isOpen).filter((field) => withReferences || field !== 'references');
  const open = wanted.map((answer): MissingAnswer => ({ answer, step: STEP_OF_FIELD[answer] }));
  const city: MissingAnswer[] = hidesAddress && placeOf(owner).city === '' ? [{ answer: 'city', step: 4 }] : [];
  return [...(withReferences ? listBareReferences(answers) : []), ...city, ...open].slice(0, MOST);
};

const isBlank = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

const listBareReferences = ({ step3 }: PetAnswers): MissingAnswer[] =>
  step3.references.flatMap((role) => {
    const { name = '', contact = '' } = step3.reference_contacts[role] ?? {};
    const missing = name === '' ? ('name' as const) : contact === '' && ('contact' as const);
    return missing ? [{ answer: `contacts.${role}.${missing}` as const, step: 3 as const }] : [];
  });
